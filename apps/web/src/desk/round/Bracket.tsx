import './bracket.css';
import { nameOf, type Stage } from '@faultline/events';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../words.ts';
import { ResultWords } from './ResultWords.tsx';

/** The elimination rounds beside each other, seeds in front of the names. */
export function Bracket({ stage }: { readonly stage: Stage }) {
  const w = useDeskWords();
  const { state } = useDesk().event;
  const seeded = (player: string): string => `${stage.seeds.indexOf(player) + 1} ${nameOf(state, player)}`;
  return (
    <section class="panel desk-bracket" aria-label={w.bracket}>
      <header class="desk-head">
        <h2>{w.bracket}</h2>
        <span>{w.bracketHint}</span>
      </header>
      {stage.rounds.length === 0 ? (
        <ol class="desk-seeds">
          {stage.seeds.map((player) => (
            <li key={player}>{seeded(player)}</li>
          ))}
        </ol>
      ) : (
        <div class="desk-bracket-rounds">
          {stage.rounds.map((round) => (
            <ol key={round.n} aria-label={w.cutRound(round.n, stage.roundsPlanned)}>
              <li class="cap">{w.cutRound(round.n, stage.roundsPlanned)}</li>
              {round.matches.map((match) => (
                <li key={match.id} class="desk-bracket-match">
                  <span class={match.result?.winner === match.a ? 'won' : ''}>{seeded(match.a)}</span>
                  <span class={match.result?.winner === match.b ? 'won' : ''}>{seeded(match.b)}</span>
                  <ResultWords match={match} />
                </li>
              ))}
              {round.through.map((player) => (
                <li key={player} class="desk-bracket-match">
                  <span class="won">{seeded(player)}</span>
                  <small>{w.through}</small>
                </li>
              ))}
            </ol>
          ))}
        </div>
      )}
    </section>
  );
}
