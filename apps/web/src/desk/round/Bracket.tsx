import './bracket.css';
import { nameOf, type Stage, survivorsOf } from '@faultline/events';
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
          {stage.rounds.map((round) => {
            const goesOn = (player: string) => (survivorsOf(stage, round).includes(player) ? 'won' : '');
            return (
              <ol key={round.n} aria-label={w.cutRound(round.n, stage.roundsPlanned)}>
                <li class="cap">{w.cutRound(round.n, stage.roundsPlanned)}</li>
                {round.matches.map((match) => (
                  <li key={match.id} class="desk-bracket-match">
                    <span class={goesOn(match.a)}>{seeded(match.a)}</span>
                    <span class={goesOn(match.b)}>{seeded(match.b)}</span>
                    <ResultWords match={match} />
                    {match.result && match.result.winner === undefined && <small>{w.bySeed}</small>}
                  </li>
                ))}
                {round.through.map((player) => (
                  <li key={player} class="desk-bracket-match">
                    <span class="won">{seeded(player)}</span>
                    <small>{w.through}</small>
                  </li>
                ))}
              </ol>
            );
          })}
        </div>
      )}
    </section>
  );
}
