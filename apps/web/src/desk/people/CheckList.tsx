import { type Entrant, playerItems } from '@faultline/tournament';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

const FLAGS = ['customised', 'substituteTools', 'substituteTokens'] as const;

/** The lines of a player's list; one that was ticked or waived stays so. */
export function CheckList({ entrant }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const { player, flags, state: standing } = entrant;
  const waiting = event.state.phase === 'checkIn' && standing === 'submitted';
  const done = new Map(event.state.ticks.filter((tick) => tick.player === player).map((tick) => [tick.item, tick]));
  const items = playerItems(event.state, entrant);
  return (
    <fieldset class="desk-checks">
      <legend>{w.checkList}</legend>
      {FLAGS.map((flag) => (
        <label key={flag} class="desk-switch">
          <input
            type="checkbox"
            checked={flags.includes(flag)}
            onChange={({ currentTarget }) => void does({ kind: 'flag', player, flag, on: currentTarget.checked })}
          />
          {w.flags[flag]}
        </label>
      ))}
      <hr />
      {items.map(({ item, says, rule }) => (
        <label key={item} class="desk-switch">
          <input
            type="checkbox"
            checked={done.has(item)}
            disabled={done.has(item)}
            onChange={() => void does({ kind: 'tick', player, items: [item] })}
          />
          <span>
            {w.checkItem(item, says)} {done.get(item)?.waived && <i>{w.waived}</i>}{' '}
            <span class="desk-rule">{rule}</span>
          </span>
        </label>
      ))}
      {waiting && (
        <button
          type="button"
          class="button"
          data-way="waive"
          onClick={() => void does({ kind: 'checkIn', player, waiveRest: true })}
        >
          {w.waiveRest}
        </button>
      )}
      {refusal}
    </fieldset>
  );
}
