import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { useHomeWords } from '../i18n/homeWords.ts';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { saveName } from '../saves/nameOf.ts';
import { type Saved, savedGames } from '../saves/store.ts';
import { StateOf } from '../games/StateOf.tsx';
import { HomeArt } from './HomeArt.tsx';
import { addressOf } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { WhereUnsafe } from '../shell/WhereUnsafe.tsx';

export default function Home() {
  const { shell } = useMessages();
  const { settings } = useSettings();
  const w = useHomeWords();
  const newest = useNewestGame();
  if (!w) return null;
  return (
    <div class="home">
      <HomeArt />
      <header class="home-top">
        <span class="home-name">
          <Mark /> Faultline
        </span>
        <SettingsButton />
      </header>
      <main class="home-main">
        <h1>{w.tagline}</h1>
        <p class="home-promise">{w.promise}</p>
        <div class="home-doors">
          <Door
            to={['play', 'quick', 'computer']}
            sign="active"
            title={w.playNow}
            hint={w.playNowHint(shell.opponents[settings.opponent])}
            filled
          />
          <Door to={['new', 'two']} sign="character" title={w.twoPlayers} hint={w.twoPlayersHint} />
        </div>
        {newest && <Continue game={newest} />}
        <nav class="home-more" aria-label={w.more}>
          <Way to={['new']} sign="plan" title={w.setUp} hint={w.setUpHint} />
          <Way to={['new', 'operation']} sign="objective-priority" title={w.operations} hint={w.operationsHint} />
          <Way to={['games']} sign="save" title={shell.games} hint={w.gamesHint} />
          <Way to={['rules']} sign="search" title={shell.rules} hint={w.rulesHint} />
          <Way to={['reference']} sign="why" title={shell.reference} hint={w.referenceHint} />
          <Way to={['desk']} sign="clock" title={w.runTournament} hint={w.runTournamentHint} />
        </nav>
        <WhereUnsafe />
      </main>
      <footer class="home-foot">{w.footer}</footer>
    </div>
  );
}

interface WayProps {
  readonly to: readonly string[];
  readonly sign: string;
  readonly title: string;
  readonly hint: string;
}

interface DoorProps extends WayProps {
  readonly filled?: boolean;
}

const Door = ({ to, sign, title, hint, filled = false }: DoorProps) => (
  <a class={`button door${filled ? ' filled' : ''}`} href={addressOf(...to)}>
    <Icon name={sign} />
    <span>
      {title}
      <small>{hint}</small>
    </span>
  </a>
);

const Way = ({ to, sign, title, hint }: WayProps) => (
  <a class="home-way" href={addressOf(...to)}>
    <Icon name={sign} />
    <span>
      {title}
      <small>{hint}</small>
    </span>
  </a>
);

/** The game played last, once the saves are read. */
function useNewestGame(): Saved | null {
  const [newest, setNewest] = useState<Saved | null>(null);
  useEffect(() => {
    savedGames().then(
      ([first]) => setNewest(first ?? null),
      () => setNewest(null),
    );
  }, []);
  return newest;
}

function Continue({ game }: { readonly game: Saved }) {
  const w = useHomeWords();
  const messages = useMessages();
  return (
    <a class="panel continue" href={addressOf('play', game.id)}>
      <span>
        <span class="cap">{w?.continue}</span>
        <b>{saveName(game, messages)}</b>
        <span class="continue-state">{<StateOf game={game} />}</span>
      </span>
      <Icon name="next" />
    </a>
  );
}
