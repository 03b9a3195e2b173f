import type { EventState } from '@faultline/tournament';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { Headed } from './Headed.tsx';

/** Lists are open to all once the event has begun (SD-R-73). */
export function TeamsSheet({ state }: { readonly state: EventState }) {
  const w = useDeskWords();
  const handedIn = state.entrants.filter(({ team }) => team !== null);
  if (state.plan === null || handedIn.length === 0) return <p>{w.nothingToPrint}</p>;
  return (
    <Headed state={state} title={w.sheets.teams} columns={[w.player, w.team, w.missionSet]}>
      {handedIn.map(({ player, name, team }) => (
        <tr key={player}>
          <td class="name">{name}</td>
          <td class="name">
            {team?.squads.every((squad) => squad.length === 0)
              ? w.onPaper
              : team?.squads.map((squad) => squad.map((unit) => unit.name).join(', ')).join(' / ')}
          </td>
          <td class="name">{team?.squads.every((squad) => squad.length === 0) ? '' : team?.missionSet}</td>
        </tr>
      ))}
    </Headed>
  );
}
