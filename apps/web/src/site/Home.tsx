import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { type HomeWords, useHomeWords } from '../i18n/homeWords.ts';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Mark } from '../ui/Mark.tsx';
import { type Saved, savedGames } from '../saves/store.ts';
import { lineFree } from '../shell/line.ts';
import { addressOf } from '../shell/route.ts';
import { useSettings } from '../shell/settings.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { WhereUnsafe } from '../shell/WhereUnsafe.tsx';
import { isYours, OtherGames, Waiting } from './GamePanel.tsx';
import { Languages } from './Languages.tsx';
import { MORE, MORE_RETURNING, NEWCOMER, RETURNING, SIGNS, type Way } from './ways.ts';

const HomeArt = lazy(() => import('./HomeArt.tsx'));
// Not before what somebody looks at has come.
const FriendDoor = lazy(async () => {
  await lineFree;
  return import('../online/FriendDoor.tsx');
});

/** For a newcomer one large button and what is learnt; for somebody with games the one that waits. */
export default function Home() {
  const w = useHomeWords();
  const games = useGames();
  if (!w || !games) return null;
  const isNew = games.length === 0;
  return (
    <div class={`home${isNew ? ' newcomer' : ''}`}>
      <HomeArt />
      <header class="home-top">
        <span class="home-name">
          <Mark /> Faultline
        </span>
        <Languages />
        <SettingsButton />
      </header>
      <main class="home-main">
        {isNew ? <Newcomer w={w} /> : <Returning w={w} games={games} />}
        <WhereUnsafe />
      </main>
      <footer class="home-foot">{w.footer}</footer>
    </div>
  );
}

function Newcomer({ w }: { readonly w: HomeWords }) {
  const [first, ...others] = NEWCOMER;
  return (
    <>
      <h1>{w.learn}</h1>
      <p class="home-promise">{w.promise}</p>
      <div class="home-doors first">
        <Door way={first} filled />
      </div>
      <ul class="home-signs" aria-label={w.learntTitle}>
        {SIGNS.map(([sign, word]) => (
          <li key={word}>
            <Icon name={sign} /> {w.learnt[word]}
          </li>
        ))}
      </ul>
      <div class="home-doors">
        {others.map((way) => (
          <Door key={way.sign} way={way} />
        ))}
        <FriendDoor />
      </div>
      <More ways={MORE} label={w.more} />
    </>
  );
}

function Returning({ w, games }: { readonly w: HomeWords; readonly games: readonly Saved[] }) {
  const waits = waiting(games);
  const [first, ...others] = RETURNING;
  return (
    <>
      <h1>{waits && isYours(waits) ? w.tagline : w.back}</h1>
      {waits && <Waiting game={waits} />}
      <div class={`home-doors${waits ? ' later' : ''}`}>
        <Door way={first} filled={!waits} />
        {others.map((way) => (
          <Door key={way.sign} way={way} />
        ))}
        <FriendDoor />
      </div>
      <OtherGames games={games.filter((game) => game !== waits)} all={games.length} />
      <More ways={MORE_RETURNING} label={w.more} />
    </>
  );
}

/** The newest game in which somebody here decides, else the newest that is not over. */
const waiting = (games: readonly Saved[]): Saved | null =>
  games.find(isYours) ?? games.find(({ asked }) => asked) ?? null;

function Door({ way, filled = false }: { readonly way: Way; readonly filled?: boolean }) {
  return (
    <a class={`button door${filled ? ' filled' : ''}`} href={addressOf(...way.to)}>
      <Icon name={way.sign} />
      <Said way={way} />
      {filled && <Icon name="next" />}
    </a>
  );
}

const More = ({ ways, label }: { readonly ways: readonly Way[]; readonly label: string }) => (
  <nav class="home-more" aria-label={label}>
    {ways.map((way) => (
      <a key={way.sign} class="home-way" href={addressOf(...way.to)}>
        <Icon name={way.sign} />
        <Said way={way} />
      </a>
    ))}
  </nav>
);

function Said({ way: { title, hint } }: { readonly way: Way }) {
  const messages = useMessages();
  const { settings } = useSettings();
  const w = useHomeWords();
  return (
    w && (
      <span>
        {title(w, messages)}
        <small>{hint(w, messages, messages.shell.opponents[settings.opponent])}</small>
      </span>
    )
  );
}

/** A browser that does not give its saves away at once has none for now. */
const PATIENCE = 1000;

/** The saved games, the newest first; null until they are read. */
function useGames(): readonly Saved[] | null {
  const [games, setGames] = useState<readonly Saved[] | null>(null);
  useEffect(() => {
    let here = true;
    const none = setTimeout(() => setGames((known) => known ?? []), PATIENCE);
    savedGames()
      .catch(() => [])
      .then((found) => here && setGames(found));
    return () => {
      here = false;
      clearTimeout(none);
    };
  }, []);
  return games;
}
