import type { Contest } from './games.ts';
import type { Report } from './report.ts';

/** Whom an opponent has to stand up to: quick ones with one end in mind each, and how R1 and R2 played before. */
export const RIVALS = 'R1-first,rusher,turtle,assassin,R2-first:40,R2-second:40';

/** One opponent against several: who is tuned against one of them alone loses to another. */
interface Gauntlet {
  readonly a: string;
  readonly mean: number;
  readonly worst: { readonly b: string; readonly score: number };
  readonly matches: readonly Report[];
}

/** Where the games against one of them are kept. */
export const fileOf = ({ a, b }: Pick<Contest, 'a' | 'b'>): string => `${`${a}-${b}`.replaceAll(':', 'x')}.jsonl`;

export function gauntletOf(reports: readonly Report[]): Gauntlet {
  const played = reports.filter(({ games }) => games > 0);
  const [worst] = played.toSorted((x, y) => x.score - y.score);
  return {
    a: reports[0]?.a ?? '',
    mean: played.reduce((sum, { score }) => sum + score, 0) / Math.max(1, played.length),
    worst: { b: worst?.b ?? '', score: worst?.score ?? 0 },
    matches: reports,
  };
}

const line = ({ b, games, score, pairInterval: { low, high } }: Report): string =>
  `  ${b.padEnd(16)} ${String(games).padStart(4)} games  ${score.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)} by pairs)`;

export const gauntletText = ({ a, mean, worst, matches }: Gauntlet): string =>
  [
    `${a}, set ${matches[0]?.half ?? ''}, seed ${matches[0]?.seed ?? ''}`,
    matches[0]?.engine ?? '',
    ...matches.map(line),
    `mean ${mean.toFixed(3)}, worst ${worst.score.toFixed(3)} against ${worst.b}`,
    `illegal answers ${matches.reduce((sum, { illegal }) => sum + illegal, 0)}`,
  ].join('\n');
