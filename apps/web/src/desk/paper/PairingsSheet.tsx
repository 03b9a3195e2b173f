import { currentStage, type EventState, nameOf, type Round } from '@faultline/tournament';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { roundName } from '../roundName.ts';
import { Headed } from './Headed.tsx';
import { byName, byTable } from './pairings.ts';

interface PairingsSheetProps {
  readonly state: EventState;
  readonly round: Round;
  readonly sort: 'name' | 'table';
}

/** Who plays whom, for people who look for a name or for a table. */
export function PairingsSheet({ state, round, sort }: PairingsSheetProps) {
  const w = useDeskWords();
  const stage = currentStage(state);
  const planned = stage?.roundsPlanned ?? round.n;
  const title = stage && stage.n > 1 ? roundName(stage, round.n, w) : w.pairingsOf(round.n, planned);
  if (sort === 'name')
    return (
      <Headed state={state} title={title} columns={[w.player, w.table, w.opponent]}>
        {byName(state, round, w).map(({ player, where, opponent }) => (
          <tr key={player}>
            <td class="name">{player}</td>
            <td>{where}</td>
            <td class="name">{opponent}</td>
          </tr>
        ))}
      </Headed>
    );
  return (
    <Headed state={state} title={title} columns={[w.table, w.player, w.opponent]}>
      {byTable(round).map(({ id, table, a, b }) => (
        <tr key={id}>
          <td>{table}</td>
          <td class="name">{nameOf(state, a)}</td>
          <td class="name">{nameOf(state, b)}</td>
        </tr>
      ))}
      {round.bye !== null && (
        <tr>
          <td>–</td>
          <td class="name">{nameOf(state, round.bye)}</td>
          <td>{w.bye}</td>
        </tr>
      )}
      {round.through.map((player) => (
        <tr key={player}>
          <td>–</td>
          <td class="name">{nameOf(state, player)}</td>
          <td>{w.through}</td>
        </tr>
      ))}
    </Headed>
  );
}
