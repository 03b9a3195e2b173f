import type { GameListed, GameOfMine, Someone } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { get, post } from '../port/api.ts';
import { SETUP_MODES } from '../setup/modes/index.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { addressOf, go } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { HandOver, LeaveOthers } from './Device.tsx';
import { Format } from './Facts.tsx';
import { NameForm } from './NameForm.tsx';
import { type Hello, useDeviceAdded } from './useDeviceAdded.ts';

interface MeetProps {
  readonly words: OnlineWords;
  readonly hello: Hello;
  readonly person: Someone;
  readonly known: (person: Someone | null) => void;
}

/** Where people find each other: quick match, a friend, open tables, one's own games. */
export function Meet({ words, hello, person, known }: MeetProps) {
  const { meet: w, faults } = words;
  const { listed, open, mine, look } = useLists();
  const [fault, setFault] = useState<string | null>(null);
  const { added, seen } = useDeviceAdded(hello);
  const sit = async (game: string) => {
    const taken = await post('sit', { game });
    if ('value' in taken) return go(['online', game]);
    setFault(faults[taken.fault]);
    look();
  };
  const quick = async () => {
    const found = await post('match', { mode: SETUP_MODES[0] ?? '', clock: 'budgets' });
    if ('value' in found) go(['online', found.value.game, 'quick']);
    else setFault(faults[found.fault]);
  };
  const running = mine.filter(({ status }) => status !== 'closed');
  return (
    <div class="online">
      <PageHead title={words.title} />
      <main class="online-main">
        <section class="panel online-panel">
          <h2>
            <Icon name="link" /> {w.friend}
          </h2>
          <p>{w.friendHint}</p>
          <a class="button filled" data-way="invite" href={addressOf('online', 'new')}>
            {w.invite}
          </a>
        </section>
        {listed && (
          <section class="panel online-panel">
            <h2>
              <Icon name="active" /> {w.quick}
            </h2>
            <p>{`${w.quickHint} · ${words.create.clocks.budgets}`}</p>
            <button type="button" class="button" data-way="quick" onClick={() => void quick()}>
              {w.find}
            </button>
          </section>
        )}
        <section class="panel online-panel online-you">
          <h2>{words.name.you(person.name)}</h2>
          <p class="online-hint">{words.name.guest}</p>
          <p class="online-ways">
            <SheetButton title={words.name.change} kind="button" face={words.name.change} sheet="online-sheet">
              <h2>{words.name.change}</h2>
              <NameForm
                words={words}
                name={person.name}
                go={words.name.save}
                save={async (name) => {
                  const answer = await post('name', { name });
                  if ('fault' in answer) return faults[answer.fault];
                  known(answer.value.person);
                  document.querySelector<HTMLDialogElement>('dialog.online-sheet[open]')?.close();
                  return null;
                }}
              />
            </SheetButton>
            <SheetButton
              title={words.device.title}
              kind="button"
              face={words.device.title}
              mark={{ 'data-way': 'device' }}
              sheet="online-sheet"
            >
              <HandOver words={words} />
            </SheetButton>
            <SheetButton
              title={words.name.forget}
              kind="button quiet"
              face={words.name.forget}
              mark={{ 'data-way': 'forget' }}
              sheet="online-sheet"
            >
              <Forget words={words} known={known} />
            </SheetButton>
          </p>
          {added && (
            <p role="status" data-notice="device-added">
              <Icon name="warning" /> {words.device.added} <LeaveOthers words={words} done={seen} />{' '}
              <button type="button" class="button quiet" data-way="seen" onClick={seen}>
                {words.line.seen}
              </button>
            </p>
          )}
        </section>
        {fault !== null && (
          <p class="online-fault wide" role="alert">
            <Icon name="warning" /> {fault}
          </p>
        )}
        {running.length > 0 && <Mine words={words} games={running} />}
        {listed && (
          <section class="panel online-list wide">
            <h2>
              {w.open} <small class="numbers">{open.length}</small>
              <a class="button" data-way="open-table" href={addressOf('online', 'new', 'open')}>
                {w.openOne}
              </a>
            </h2>
            {open.length === 0 ? (
              <p class="online-hint">{w.openNone}</p>
            ) : (
              <ul>
                {open.map((game) => (
                  <Row key={game.game} words={words} game={game} sit={() => void sit(game.game)} />
                ))}
              </ul>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

/** Here, or everywhere; the games stay. */
function Forget({ words: { name: w, faults }, known }: Pick<MeetProps, 'words' | 'known'>) {
  const [fault, setFault] = useState<string | null>(null);
  const forget = async (how: 'leave' | 'forget') => {
    const answer = await post(how, {});
    if ('fault' in answer) setFault(faults[answer.fault]);
    else known(null);
  };
  return (
    <>
      <h2>{w.forget}</h2>
      <p class="sheet-hint">{w.forgetHint}</p>
      <p class="online-ways">
        <button type="button" class="button" data-way="forget-here" onClick={() => void forget('leave')}>
          {w.forgetHere}
        </button>
        <button type="button" class="button" data-way="forget-all" onClick={() => void forget('forget')}>
          {w.forgetAll}
        </button>
      </p>
      {fault !== null && (
        <p class="online-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

/** How often the lists are looked at again. */
const OFTEN = 5000;

function useLists() {
  const [open, setOpen] = useState<readonly GameListed[] | null>(null);
  const [mine, setMine] = useState<readonly GameOfMine[]>([]);
  const [, again] = useState(0);
  const look = async () => {
    const [listed, own] = await Promise.all([get('/api/games/open'), get('/api/games/mine')]);
    if ('value' in listed) setOpen(listed.value.games);
    if ('value' in own) setMine(own.value.games);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), OFTEN);
    return () => clearInterval(timer);
  }, []);
  return {
    /** Whether there is such a list at all. */
    listed: open !== null,
    open: (open ?? []).filter(({ own }) => !own),
    mine,
    look: () => {
      void look();
      again((n) => n + 1);
    },
  };
}

interface RowProps {
  readonly words: OnlineWords;
  readonly game: GameListed;
  readonly sit: () => void;
}

const Row = ({ words, game: { game, by, line, terms, here }, sit }: RowProps) => (
  <li class="online-row" data-game={game}>
    <span>
      <b>{by}</b> {line && <small>{line}</small>} {here === false && <small>{words.people.away(by)}</small>}
    </span>
    <span>
      <Format terms={terms} />
    </span>
    <span>
      <Icon name="clock" /> {words.create.clocks[terms.clock.kind]}
    </span>
    <button type="button" class="button" data-way="sit" onClick={sit}>
      {words.meet.sit}
    </button>
  </li>
);

interface MineProps {
  readonly words: OnlineWords;
  readonly games: readonly GameOfMine[];
}

const Mine = ({ words: { meet: w, name }, games }: MineProps) => (
  <section class="panel online-list wide">
    <h2>{w.mine}</h2>
    <ul>
      {games.map(({ game, status, terms, other }) => (
        <li key={game} class="online-row">
          <span>
            <b>{other === null ? w.waits : w.running(other || name.gone)}</b>{' '}
            {status === 'over' && <small>{w.over}</small>}
          </span>
          <span>
            <Format terms={terms} />
          </span>
          <span />
          <a class="button" data-way="go-on" href={addressOf('online', game)}>
            {w.goOn}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
