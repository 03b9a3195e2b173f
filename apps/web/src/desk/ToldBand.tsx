import type { Reason } from '@faultline/events';
import { Icon } from '../look/Icon.tsx';
import { useDesk } from './desk.ts';
import { perTable } from './perTable.ts';
import { Reasons } from './Reasons.tsx';
import { useDeskWords, useSentences } from './words.ts';

/** What the last act brought: why it was refused, or what people should know. */
export function ToldBand() {
  const w = useDeskWords();
  const { told, dismiss } = useDesk();
  return (
    <div class="desk-told" aria-live="polite">
      {told && (
        <div class={`desk-told-box ${told.kind}`}>
          {told.kind === 'notKept' && <p role="alert">{w.notKept}</p>}
          {told.kind === 'refused' && <Reasons reasons={told.reasons} />}
          {told.kind === 'noted' && <Notes reasons={told.reasons} />}
          <button type="button" class="button quiet square" aria-label={w.close} onClick={dismiss}>
            <Icon name="cancel" />
          </button>
        </div>
      )}
    </div>
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
