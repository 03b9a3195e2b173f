import type { Entrant } from '@faultline/tournament';
import { useDeskWords } from '../../i18n/deskWords.ts';

/** A team once the event has begun, with all that is needed to check its seal (SD-R-73). */
export function ShownTeam({ entrant: { team, salt, seal } }: { readonly entrant: Entrant }) {
  const w = useDeskWords();
  if (!team || !seal) return null;
  const squads = team.squads.filter((squad) => squad.length > 0);
  return (
    <div class="desk-team">
      <b>{w.team}</b>
      {squads.length === 0 && <p>{w.onPaper}</p>}
      <ol>
        {squads.map((squad, n) => (
          <li key={n}>{squad.map(({ name }) => name).join(', ')}</li>
        ))}
      </ol>
      {squads.length > 0 && <p>{team.missionSet}</p>}
      <details class="desk-more">
        <summary>{w.sealShown}</summary>
        <p class="numbers">
          {w.salt}: <code>{salt}</code>
        </p>
        <p class="numbers">
          SHA-256: <code>{seal}</code>
        </p>
      </details>
    </div>
  );
}
