import { type Ask, onThreads } from '../threads.ts';
import { contenderNamed } from './contender.ts';
import { BOUND, likelihood, type Pairs } from './figures.ts';
import { type GameRequest, keyOf, type ArenaLine } from './line.ts';

/** What a match of the arena is: so many pairs, or fewer when the sequential test has come to its verdict. */
export interface Contest extends Omit<GameRequest, 'pair' | 'seatOfA'> {
  readonly pairs: number;
  /** The number of the first pair; pairs before it are in another file. */
  readonly from?: number;
  readonly sprt: readonly [number, number] | null;
}

const pointsOf = ({ winner }: ArenaLine): number => (winner === null ? 1 : winner === 'a' ? 2 : 0);

/** How many pairs brought the first contender 0, ½, 1, 1½ and 2 points; half a pair counts for nothing yet. */
export function pairsOf(lines: readonly ArenaLine[], upTo = Number.POSITIVE_INFINITY): Pairs {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const first = new Map(lines.filter(({ seatOfA }) => seatOfA === 0).map((line) => [line.pair, line]));
  for (const line of lines) {
    const other = first.get(line.pair);
    if (line.seatOfA === 0 || !other || line.pair > upTo) continue;
    const halves = pointsOf(line) + pointsOf(other);
    counts[halves as 0 | 1 | 2 | 3 | 4] += 1;
  }
  return counts;
}

/** Whether the pairs played without a gap from the first on have come to a verdict: so threads change nothing. */
function decided({ sprt, from = 1 }: Contest, lines: readonly ArenaLine[]): boolean {
  if (!sprt) return false;
  const keys = new Set(lines.map(keyOf));
  let whole = from - 1;
  while (keys.has(`${whole + 1}/0`) && keys.has(`${whole + 1}/1`)) whole += 1;
  return Math.abs(likelihood(pairsOf(lines, whole), sprt)) >= BOUND;
}

/** Chance comes by seat, so whoever plays against itself without a clock plays one game twice: the second is written down from the first. */
const isMirror = ({ a, b }: Pick<GameRequest, 'a' | 'b'>): boolean => a === b && contenderNamed('a', a).ms === null;

const OTHER = { a: 'b', b: 'a' } as const;

/** The same game, told with the names changed. It took no time of its own. */
const mirrored = (line: ArenaLine): ArenaLine => ({
  ...line,
  seatOfA: line.seatOfA === 0 ? 1 : 0,
  winner: line.winner && OTHER[line.winner],
  ...(line.aggressor ? { aggressor: OTHER[line.aggressor] } : {}),
  illegal: line.illegal && OTHER[line.illegal],
  longest: { a: line.longest.b, b: line.longest.a },
  cpuSeconds: 0,
});

/** Games whose second one a stopped run has not written down. */
function withoutMirror(lines: readonly ArenaLine[]): ArenaLine[] {
  const there = new Set(lines.map(keyOf));
  return lines.filter((line) => !there.has(keyOf(mirrored(line))));
}

/** Every game of the contest that is not among the lines, in order: both games of a pair one after the other. */
export function* stillToPlay(
  { pairs, from = 1, sprt: _, ...match }: Contest,
  lines: readonly ArenaLine[],
): Generator<GameRequest> {
  const there = new Set(lines.map(keyOf));
  const seats = isMirror(match) ? ([0] as const) : ([0, 1] as const);
  for (let pair = from; pair <= pairs; pair += 1)
    for (const seatOfA of seats) if (!there.has(keyOf({ pair, seatOfA }))) yield { ...match, pair, seatOfA };
}

/** Plays what is missing. Each finished game is handed over at once; `stopped` ends it between games. */
export async function playMissing(
  contest: Contest,
  before: readonly ArenaLine[],
  workers: number,
  stopped: Promise<void>,
  finished: (line: ArenaLine) => void,
): Promise<void> {
  const lines = [...before];
  const keep = (line: ArenaLine): void => {
    lines.push(line);
    finished(line);
  };
  if (isMirror(contest)) for (const line of withoutMirror(before)) keep(mirrored(line));
  const games = stillToPlay(contest, lines);
  const play = async (ask: Ask<GameRequest, ArenaLine>): Promise<void> => {
    for (let next = games.next(); !next.done && !decided(contest, lines); next = games.next()) {
      const line = await ask(next.value);
      keep(line);
      if (isMirror(contest)) keep(mirrored(line));
    }
  };
  if (decided(contest, before)) return;
  await onThreads<GameRequest, ArenaLine, void>(new URL('./worker.ts', import.meta.url), workers, async (threads) => {
    await Promise.race([stopped, Promise.all(threads.map(play))]);
  });
}
