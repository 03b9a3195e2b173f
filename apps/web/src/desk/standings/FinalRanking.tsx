import './standings.css';
import { useDeskWords } from '../words.ts';

interface FinalRankingProps {
  readonly ranking: readonly string[];
  readonly name: (player: string) => string;
}

/** Everybody's place when all is over, the cut reckoned in. */
export function FinalRanking({ ranking, name }: FinalRankingProps) {
  const w = useDeskWords();
  return (
    <div class="desk-final">
      <h2>{w.finalRanking}</h2>
      <ol>
        {ranking.map((player, n) => (
          <li key={player} data-rank={n + 1}>
            <span class="numbers">{n + 1}</span> {name(player)}
          </li>
        ))}
      </ol>
    </div>
  );
}
