import {
  BOUND,
  byPairs,
  eloOf,
  type Interval,
  likelihood,
  type Pairs,
  type TestVerdict,
  verdictOf,
  wilson,
} from './figures.ts';
import { type Contest, pairsOf } from './games.ts';
import type { ArenaLine, Thought } from './line.ts';

/** What a contest tells. An Elo of null is beyond all measure. */
export interface Report extends Omit<Contest, 'pairs' | 'sprt'> {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly score: number;
  readonly interval: Interval;
  /** The same by whole pairs. */
  readonly pairInterval: Interval;
  readonly elo: { readonly value: number | null; readonly low: number | null; readonly high: number | null };
  readonly pairs: Pairs;
  /** Of the first contender, how many of its games it won in the first seat and in the second. */
  readonly wonBySeat: readonly [number, number];
  /** Of a Key Operation: how many games of the first contender in either role, how many it won, and who won them in all. */
  readonly roles?: Readonly<Record<'aggressor' | 'sentinel', RoleShare>>;
  readonly illegal: number;
  readonly unfinished: number;
  readonly longest: { readonly a: Thought; readonly b: Thought };
  readonly cpuSeconds: number;
  readonly gamesPerCpuSecond: number;
  readonly sprt: Sprt | null;
}

interface RoleShare {
  /** Games in which the first contender had this role, and how many of them it won. */
  readonly games: number;
  readonly won: number;
  /** Games of all that this role won, whoever had it. */
  readonly wins: number;
}

interface Sprt {
  readonly elo: readonly [number, number];
  readonly ratio: number;
  readonly verdict: TestVerdict;
}

const longestOf = (lines: readonly ArenaLine[], side: 'a' | 'b'): Thought => ({
  ms: Math.max(0, ...lines.map(({ longest }) => longest[side].ms)),
  trials: Math.max(0, ...lines.map(({ longest }) => longest[side].trials)),
  p95: Math.max(0, ...lines.map(({ longest }) => longest[side].p95 ?? 0)),
  cpuSeconds: lines.reduce((sum, { longest }) => sum + (longest[side].cpuSeconds ?? 0), 0),
});

function rolesOf(lines: readonly ArenaLine[]): Pick<Report, 'roles'> {
  const played = lines.filter(({ aggressor }) => aggressor !== undefined);
  if (played.length === 0) return {};
  const shareOf = (isIts: (line: ArenaLine, side: 'a' | 'b') => boolean): RoleShare => {
    const own = played.filter((line) => isIts(line, 'a'));
    const wins = played.filter((line) => line.winner !== null && isIts(line, line.winner)).length;
    return { games: own.length, won: own.filter(({ winner }) => winner === 'a').length, wins };
  };
  return {
    roles: {
      aggressor: shareOf((line, side) => line.aggressor === side),
      sentinel: shareOf((line, side) => line.aggressor !== side),
    },
  };
}

const measured = (score: number): number | null => (score > 0 && score < 1 ? Math.round(eloOf(score)) : null);

export function reportOf({ pairs: _, sprt: wanted, ...match }: Contest, lines: readonly ArenaLine[]): Report {
  const count = (holds: (line: ArenaLine) => boolean): number => lines.filter(holds).length;
  const [games, won, drawn] = [lines.length, count((l) => l.winner === 'a'), count((l) => l.winner === null)];
  const points = won + drawn / 2;
  const interval = wilson(points, games);
  const pairs = pairsOf(lines);
  const cpuSeconds = lines.reduce((sum, line) => sum + line.cpuSeconds, 0);
  const ratio = wanted ? likelihood(pairs, wanted) : 0;
  return {
    ...match,
    games,
    won,
    drawn,
    lost: games - won - drawn,
    score: games === 0 ? 0 : points / games,
    interval,
    pairInterval: byPairs(pairs),
    elo: {
      value: games === 0 ? null : measured(points / games),
      low: measured(interval.low),
      high: measured(interval.high),
    },
    pairs,
    wonBySeat: [count((l) => l.winner === 'a' && l.seatOfA === 0), count((l) => l.winner === 'a' && l.seatOfA === 1)],
    ...rolesOf(lines),
    illegal: count(({ illegal }) => illegal !== null),
    unfinished: count(({ why }) => why === 'unfinished'),
    longest: { a: longestOf(lines, 'a'), b: longestOf(lines, 'b') },
    cpuSeconds,
    gamesPerCpuSecond: cpuSeconds === 0 ? 0 : games / cpuSeconds,
    sprt: wanted && { elo: wanted, ratio, verdict: verdictOf(ratio) },
  };
}

const share = (value: number): string => value.toFixed(3);
const signed = (value: number | null, beyond: string): string =>
  value === null ? beyond : value < 0 ? `${value}` : `+${value}`;
const thought = (name: string, { ms, trials, p95 }: Thought): string =>
  `${name} ${ms} ms${trials > 0 ? `, ${trials} trials` : ''}${p95 ? `, 95% of each game's within ${p95} ms` : ''}`;
const spent = (name: string, { cpuSeconds }: Thought): string => `${name} ${(cpuSeconds ?? 0).toFixed(1)} s`;

const VERDICTS: Readonly<Record<TestVerdict, string>> = {
  accepted: 'the second is accepted',
  refused: 'the first is accepted',
  open: 'no verdict yet',
};

function sprtText({ elo: [none, wanted], ratio, verdict }: Sprt): string {
  const [first, second, bound] = [signed(none, ''), signed(wanted, ''), BOUND.toFixed(2)];
  return `SPRT ${first} or ${second} Elo: ${ratio.toFixed(2)} between -${bound} and ${bound}, ${VERDICTS[verdict]}`;
}

const roleText = ({ a, games }: Report, { aggressor, sentinel }: NonNullable<Report['roles']>): string =>
  `${a} won ${aggressor.won} of ${aggressor.games} as the Aggressor and ${sentinel.won} of ${sentinel.games} as the Sentinel; ` +
  `of all ${games} games the Aggressor won ${aggressor.wins}, the Sentinel ${sentinel.wins}`;

export function reportText(r: Report): string {
  const { elo, interval, wonBySeat } = r;
  return [
    `${r.a} vs. ${r.b}: ${r.games} games${r.operation === undefined ? '' : ` of ${r.operation}`}, set ${r.half}, seed ${r.seed}`,
    `${r.engine}`,
    `score ${share(r.score)} (${share(interval.low)} to ${share(interval.high)} at 95%): ${r.won} won, ${r.drawn} drawn, ${r.lost} lost`,
    `won in the first seat ${wonBySeat[0]}, in the second ${wonBySeat[1]}`,
    ...(r.roles ? [roleText(r, r.roles)] : []),
    `Elo ${signed(elo.value, 'infinite')} (${signed(elo.low, 'infinite')} to ${signed(elo.high, 'infinite')})`,
    `pairs with 0, ½, 1, 1½, 2 points: ${r.pairs.join(', ')}; by pairs the score is ${share(r.pairInterval.low)} to ${share(r.pairInterval.high)} at 95%`,
    ...(r.sprt ? [sprtText(r.sprt)] : []),
    `illegal answers ${r.illegal}, unfinished games ${r.unfinished}`,
    `longest decision: ${thought(r.a, r.longest.a)}; ${thought(r.b, r.longest.b)}`,
    `${r.cpuSeconds.toFixed(1)} s of CPU time, ${r.gamesPerCpuSecond.toPrecision(2)} games per CPU second${
      r.longest.a.cpuSeconds ? `; for its decisions ${spent(r.a, r.longest.a)}, ${spent(r.b, r.longest.b)}` : ''
    }`,
  ].join('\n');
}
