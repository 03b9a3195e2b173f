import './standings.css';
import type { Row } from '@faultline/tournament';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { StandingsTable } from './StandingsTable.tsx';

interface FinalRankingProps {
  readonly ranking: readonly string[];
  readonly name: (player: string) => string;
  /** Figures of the Swiss rounds, where they are at hand. */
  readonly rows?: readonly Row[];
  readonly remark?: (player: string) => string;
  /** How far somebody came. */
  readonly reached?: (player: string) => string;
}

/** Everybody's place when all is over, the cut reckoned in. */
export function FinalRanking({ ranking, name, rows = [], remark = () => '', reached = () => '' }: FinalRankingProps) {
  const w = useDeskWords();
  const places = new Map(ranking.map((player, n) => [player, n + 1]));
  const ordered = ranking.flatMap((player) => rows.filter((row) => row.player === player));
  return (
    <div class="desk-final">
      <h2>{w.finalRanking}</h2>
      {ordered.length > 0 ? (
        <StandingsTable
          rows={ordered}
          name={name}
          remark={remark}
          reached={reached}
          place={(player) => places.get(player) ?? null}
        />
      ) : (
        <table class="desk-standings numbers">
          <thead>
            <tr>
              <th scope="col">{w.rank}</th>
              <th scope="col">{w.player}</th>
            </tr>
          </thead>
          <tbody>
            {ranking.map((player, n) => (
              <tr key={player} data-rank={n + 1} data-player={player}>
                <td>{n + 1}</td>
                <th scope="row">{name(player)}</th>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
