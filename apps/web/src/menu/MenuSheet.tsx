import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useMenuWords } from '../i18n/menuWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { useGame } from '../game/game.ts';
import { saveAs } from '../saves/saveAs.ts';
import { addressOf } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { useSettings } from '../shell/settings.ts';
import { sidesOf } from '../saves/nameOf.ts';
import { ProblemReport } from './ProblemReport.tsx';

/** The game's menu. */
export default function MenuSheet() {
  const { play, shell, log } = useMessages();
  const w = useMenuWords();
  const { playing, file } = useGame();
  const [reporting, setReporting] = useState(false);
  const [a, b] = sidesOf(playing.teams, play);
  if (reporting) return <ProblemReport />;
  return (
    <>
      <h2>{shell.against(a, b)}</h2>
      {/* Over a line a game is looked back at when it is over, and no file of it leaves the server before. */}
      {!playing.names && (
        <>
          <a class="button" data-way="look-back" href={addressOf('play', playing.id, 'at')}>
            <Icon name="clock" /> {log.lookBack}
          </a>
          <button
            type="button"
            class="button"
            data-way="export"
            onClick={async () => saveAs(`${a} - ${b}.faultline.json`, await file())}
          >
            <Icon name="save" /> {play.export}
          </button>
        </>
      )}
      <a class="button" href={addressOf('games')}>
        <Icon name="log" /> {shell.games}
      </a>
      {w && (
        <a class="button" data-way="to-teams" href={addressOf('teams')}>
          <Icon name="stance" /> {w.teams}
        </a>
      )}
      {w && (
        <a class="button" data-way="to-puzzles" href={addressOf('puzzles')}>
          <Icon name="focus" /> {w.puzzles}
        </a>
      )}
      <button type="button" class="button" onClick={instead('rules')}>
        <Icon name="search" /> {shell.rules}
      </button>
      <button type="button" class="button" data-way="to-reference" onClick={instead('reference')}>
        <Icon name="why" /> {shell.reference}
      </button>
      <a class="button" href={addressOf()}>
        <Mark /> {shell.toStart}
      </a>
      {w && !playing.names && (
        <button type="button" class="button" data-way="report" onClick={() => setReporting(true)}>
          <Icon name="warning" /> {w.problem}
        </button>
      )}
      <Concede />
      <SettingsButton named />
      <NotAsked />
    </>
  );
}

/** The rules and the quick reference take the menu's place. */
const instead =
  (way: string) =>
  ({ currentTarget }: Event): void => {
    (currentTarget as Element).closest('dialog')?.close();
    document.querySelector<HTMLElement>(`[data-way=${way}]`)?.click();
  };

/** Asked twice: nothing takes it back. */
function Concede() {
  const { play } = useMessages();
  const { port, me, cast, view, playing } = useGame();
  const [sure, setSure] = useState(false);
  if (view.open.result || !playing.players.includes('person')) return null;
  if (!sure) {
    return (
      <button type="button" class="button" data-way="concede" onClick={() => setSure(true)}>
        <Icon name="cancel" /> {play.concede}
      </button>
    );
  }
  return (
    <p class="game-menu-sure" role="alert">
      {play.concedeSure(cast.player(me))}
      <button
        type="button"
        class="button"
        data-way="concede-it"
        onClick={async ({ currentTarget }) => {
          currentTarget.closest('dialog')?.close();
          await port.send(me, { do: 'concede' });
        }}
      >
        {play.concedeIt}
      </button>
    </p>
  );
}

/** Reactions that are passed by without a question, to be asked about again. */
function NotAsked() {
  const { play } = useMessages();
  const { cast } = useGame();
  const { settings, choose } = useSettings();
  if (settings.neverAsk.length === 0) return null;
  return (
    <section class="not-asked">
      <h3>{play.notAsked}</h3>
      {settings.neverAsk.map((each) => (
        <button
          key={each}
          type="button"
          class="button quiet"
          onClick={() => choose({ neverAsk: settings.neverAsk.filter((other) => other !== each) })}
        >
          {play.askAgain(cast.ability(each.slice(2)))}
        </button>
      ))}
    </section>
  );
}
