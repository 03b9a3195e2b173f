import { reportOf, RULES_VERSION, sha256, stateHash } from '@faultline/rules';
import type { AbilityUses } from './abilities.ts';
import type { SimulationRequest, Portion } from './part.ts';
import type { Broken, Played } from './playing.ts';
import { operationOutcome } from './modes/operation.ts';
import { struggleIn } from '@faultline/testkit';

/** What a simulation tells. All but `speed` is the same for the same arguments on every machine. */
export interface Summary {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  /** `random`, or the teams of both seats. */
  readonly teams: string;
  readonly opponents: string;
  readonly close: boolean;
  /** The table of all games; null when each game's seed chose one. */
  readonly table: string | null;
  readonly rulesVersion: string;
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly firstPlayerWins: number;
  readonly ended: Readonly<Record<string, number>>;
  /** The Key Operation that was played, games won by each role, and how often each Stage ended how. */
  readonly operation?: OperationSummary;
  /** By mission, how many games were played for it. */
  readonly missions: Readonly<Record<string, number>>;
  /** Struggle Cards claimed and Wounds inflicted by the two seats, over all games. */
  readonly struggles: readonly [number, number];
  readonly wounds: readonly [number, number];
  readonly turns: Spread;
  readonly decisions: Spread & { readonly total: number };
  readonly longest: GameLine | null;
  readonly unfinished: readonly GameLine[];
  readonly refusals: number;
  readonly broken: readonly Break[];
  /** By `unit ability`, how often each was offered and used. */
  readonly abilities: AbilityUses;
  /** What opponents that search have tried out, over all games. */
  readonly trials: number;
  readonly hash: string;
  readonly speed: { readonly seconds: number; readonly decisionsPerSecond: number };
}

interface OperationSummary {
  readonly id: string;
  readonly wins: { readonly aggressor: number; readonly sentinel: number };
  readonly ends: Readonly<Record<string, number>>;
}

interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

interface GameLine {
  readonly game: number;
  readonly seed: string;
  readonly turns: number;
  readonly decisions: number;
}

export interface Break {
  readonly game: number;
  readonly seed: string;
  readonly kind: Broken['kind'];
  readonly what: string;
  /** Where the game was written as far as it went; null when not even that was possible. */
  readonly file: string | null;
  /** The command that plays this one game again. */
  readonly again: string;
}

/** A finished or unfinished game in what the summary needs of it. */
export interface GameOutcome extends GameLine {
  readonly winner: 0 | 1 | null;
  readonly why: string | null;
  readonly firstPlayer: 0 | 1;
  /** Null in modes that have none. */
  readonly mission: string | null;
  readonly struggles: readonly [number, number];
  readonly wounds: readonly [number, number];
  readonly trials: number;
  /** Of an operation. */
  readonly operation?: NonNullable<ReturnType<typeof operationOutcome>>;
  readonly hash: string;
}

export function recordOf(game: number, seed: string, { state, entries, trials }: Played): GameOutcome {
  const [a, b] = reportOf(state.open, []).sides;
  const operation = operationOutcome(state.open);
  return {
    game,
    seed,
    turns: state.open.turn,
    decisions: entries.length,
    winner: state.open.result?.winner ?? null,
    why: state.open.result?.why ?? null,
    firstPlayer: state.open.firstPlayer,
    mission: struggleIn(state.open)?.mission ?? null,
    struggles: [a.struggles.length, b.struggles.length],
    wounds: [a.wounds, b.wounds],
    trials,
    ...(operation && { operation }),
    hash: stateHash(state),
  };
}

const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((each) => each === name).length]));

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return { median: (low + high) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

const lineOf = ({ game, seed, turns, decisions }: GameLine): GameLine => ({ game, seed, turns, decisions });

function operationSummary(id: string, played: readonly GameOutcome[]): OperationSummary {
  const wonAs = (role: 'aggressor' | 'sentinel'): number =>
    played.filter(({ operation }) => operation?.role === role).length;
  return {
    id,
    wins: { aggressor: wonAs('aggressor'), sentinel: wonAs('sentinel') },
    ends: tally(played.flatMap(({ operation }) => operation?.ends ?? [])),
  };
}

export function summarise(asked: SimulationRequest, { played, broken, uses }: Portion, seconds: number): Summary {
  const over = played.filter(({ why }) => why !== null);
  const wonBy = (seat: 0 | 1): number => over.filter(({ winner }) => winner === seat).length;
  const sum = (of: 'struggles' | 'wounds', seat: 0 | 1): number =>
    played.reduce((all, each) => all + each[of][seat], 0);
  const longest = played.reduce<GameOutcome | null>(
    (most, each) => (each.decisions > (most?.decisions ?? -1) ? each : most),
    null,
  );
  const total = played.reduce((sum, { decisions }) => sum + decisions, 0);
  return {
    seed: asked.seed,
    from: asked.from,
    to: asked.to,
    teams: asked.teams,
    opponents: asked.opponents,
    close: asked.close,
    table: asked.table ?? (asked.close ? 'open' : null),
    rulesVersion: RULES_VERSION,
    games: played.length + broken.length,
    wins: [wonBy(0), wonBy(1)],
    draws: over.filter(({ winner }) => winner === null).length,
    firstPlayerWins: over.filter(({ winner, firstPlayer }) => winner === firstPlayer).length,
    ended: tally(over.map(({ why }) => why ?? '')),
    ...(asked.operation !== undefined && { operation: operationSummary(asked.operation, played) }),
    missions: tally(played.flatMap(({ mission }) => mission ?? [])),
    struggles: [sum('struggles', 0), sum('struggles', 1)],
    wounds: [sum('wounds', 0), sum('wounds', 1)],
    turns: spread(played.map(({ turns }) => turns)),
    decisions: { ...spread(played.map(({ decisions }) => decisions)), total },
    longest: longest && lineOf(longest),
    unfinished: played.filter(({ why }) => why === null).map(lineOf),
    refusals: broken.filter(({ kind }) => kind === 'refused').length,
    broken,
    abilities: uses,
    trials: played.reduce((all, { trials }) => all + trials, 0),
    hash: sha256(played.map(({ hash }) => hash).join('\n')),
    speed: { seconds: Math.round(seconds * 1000) / 1000, decisionsPerSecond: Math.round(total / seconds) },
  };
}
