import { nameOf } from '@faultline/tournament';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { WithWhy } from '../WithWhy.tsx';

/** From the third warning on somebody has to decide. */
export function OpenDecisions() {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const open = event.state.warnings.filter(({ decision }) => decision === 'open');
  if (open.length === 0) return null;
  return (
    <section class="panel desk-box" aria-label={w.decide}>
      <h2>{w.decide}</h2>
      {open.map(({ n, player }) => (
        <div key={n} class="desk-ways">
          <b>{nameOf(event.state, player)}</b>
          <button
            type="button"
            class="button"
            onClick={() => void does({ kind: 'decideEjection', warning: n, eject: true })}
          >
            {w.eject}
          </button>
          <WithWhy
            title={w.keepIn}
            way="keepIn"
            act={(why) => does({ kind: 'decideEjection', warning: n, eject: false }, { why })}
          />
        </div>
      ))}
      {refusal}
    </section>
  );
}
