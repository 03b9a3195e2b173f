import './told.css';
import type { Reason } from '@faultline/tournament';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { type Desk, type DeskNotice, useDesk } from './desk.ts';
import { perTable } from './perTable.ts';
import { Reasons } from './Reasons.tsx';
import { useDeskWords, useSentences } from '../i18n/deskWords.ts';

/** The desk as one place of a page acts on it: `refusal` goes where the finger is, and what is refused here is said there. */
export function useDoing() {
  const desk = useDesk();
  const here = useId();
  const does: Desk['does'] = (commands, doing) => desk.does(commands, { ...doing, here });
  const undo: Desk['undo'] = (doing) => desk.undo({ ...doing, here });
  const mine = desk.told?.here === here ? desk.told : null;
  return { event: desk.event, does, undo, refusal: <Refusal told={mine} /> };
}

/** Always on the page, so that a screen reader hears of it when something is put in; the focus stays where it was. */
function Refusal({ told }: { readonly told: DeskNotice | null }) {
  return (
    <div class="desk-told" aria-live="assertive">
      {told && <Box key={told.n} told={told} />}
    </div>
  );
}

function Box({ told: { said } }: { readonly told: DeskNotice }) {
  const w = useDeskWords();
  const { dismiss } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} class={`desk-told-box ${said.kind}`}>
      {'reasons' in said ? <Reasons reasons={said.reasons} /> : <p>{w[said.kind]}</p>}
      <Dismiss act={dismiss} />
    </div>
  );
}

/** What people should know about the last act; also what was refused where no place for it is left. */
export function ToldBand() {
  const w = useDeskWords();
  const { told, dismiss } = useDesk();
  const shown = told?.here === null ? told.said : null;
  return (
    <div class="desk-notes" aria-live="polite">
      {shown && (
        <div key={told?.n} class={`desk-told-box ${shown.kind}`}>
          {!('reasons' in shown) && <p>{w[shown.kind]}</p>}
          {shown.kind === 'refused' && <Reasons reasons={shown.reasons} />}
          {shown.kind === 'noted' && <Notes reasons={shown.reasons} />}
          <Dismiss act={dismiss} />
        </div>
      )}
    </div>
  );
}

function Dismiss({ act }: { readonly act: () => void }) {
  const w = useDeskWords();
  return (
    <button type="button" class="button quiet square" aria-label={w.close} onClick={act}>
      <Icon name="cancel" />
    </button>
  );
}

interface Move {
  readonly player: string;
  readonly from: number | null;
  readonly to: number | null;
}

function Notes({ reasons }: { readonly reasons: readonly Reason[] }) {
  const w = useDeskWords();
  const sentence = useSentences();
  const { event } = useDesk();
  const name = (player: string) => event.state.entrants.find((one) => one.player === player)?.name ?? player;
  const moves = reasons
    .filter(({ code }) => code === 'standingsChanged')
    .flatMap(({ facts }) => (facts.moved ?? []) as unknown as readonly Move[])
    .filter(({ from, to }) => from !== to);
  const { tables, others } = perTable(reasons.filter(({ code }) => code === 'woundsOpen'));
  const rest = [...others, ...reasons.filter(({ code }) => code !== 'woundsOpen')];
  const sentences = [...(tables.length > 0 ? [w.tablesWithoutWounds(tables)] : []), ...new Set(rest.map(sentence))];
  return (
    <div>
      {sentences.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {moves.length > 0 && (
        <ul class="desk-moves">
          {moves.map(({ player, from, to }) => (
            <li key={player}>{w.moved(name(player), from, to)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
