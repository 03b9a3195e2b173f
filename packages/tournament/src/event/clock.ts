// One clock for the whole round, as a function of recorded acts and a given moment. Times are milliseconds.
import type { Details } from './details.ts';

export const MINUTE = 60_000;
/** Mission Critical fills the last half hour of the base length, whatever the extra minutes (SD-R-01). */
const MISSION_CRITICAL_MINUTES = 30;

export interface ClockAct {
  readonly kind: 'start' | 'pause' | 'resume' | 'missionCritical' | 'extension' | 'time';
  readonly at: number;
  /** Extra minutes, for the extension alone. */
  readonly minutes?: number;
}

export type ClockPhase = 'waiting' | 'normal' | 'missionCritical' | 'awaitingDice' | 'extension' | 'timeCalled';

export interface ClockReading {
  readonly phase: ClockPhase;
  readonly paused: boolean;
  readonly elapsed: number;
  /** Where Mission Critical begins. */
  readonly criticalFrom: number;
  /** Where the round ends as far as is known. */
  readonly endsAt: number;
  /** Null while the dice have not been rolled. */
  readonly extraMinutes: number | null;
  readonly remaining: number;
  readonly missionCritical: boolean;
}

type Length = Pick<Details, 'baseMinutes' | 'variableLength'>;

export function readClock(acts: readonly ClockAct[], length: Length, now: number): ClockReading {
  const elapsed = elapsedAt(acts, now);
  const extension = acts.find((act) => act.kind === 'extension');
  const extraMinutes = length.variableLength ? (extension?.minutes ?? null) : 0;
  const base = length.baseMinutes * MINUTE;
  const criticalFrom = Math.max(0, length.baseMinutes - MISSION_CRITICAL_MINUTES) * MINUTE;
  const endsAt = base + (extraMinutes ?? 0) * MINUTE;
  const started = acts.some((act) => act.kind === 'start');
  const called = acts.some((act) => act.kind === 'time');
  const phase = phaseOf({ started, called, elapsed, criticalFrom, base, endsAt, extraMinutes });
  return {
    phase,
    paused: isPaused(acts),
    elapsed,
    criticalFrom,
    endsAt,
    extraMinutes,
    remaining: Math.max(0, endsAt - elapsed),
    missionCritical: started && elapsed >= criticalFrom,
  };
}

interface Mark {
  readonly started: boolean;
  readonly called: boolean;
  readonly elapsed: number;
  readonly criticalFrom: number;
  readonly base: number;
  readonly endsAt: number;
  readonly extraMinutes: number | null;
}

function phaseOf({ started, called, elapsed, criticalFrom, base, endsAt, extraMinutes }: Mark): ClockPhase {
  if (!started) return 'waiting';
  if (called) return 'timeCalled';
  if (elapsed < criticalFrom) return 'normal';
  if (elapsed < base) return 'missionCritical';
  if (extraMinutes === null) return 'awaitingDice';
  return elapsed < endsAt ? 'extension' : 'timeCalled';
}

function isPaused(acts: readonly ClockAct[]): boolean {
  return acts.filter((act) => act.kind === 'pause' || act.kind === 'resume').at(-1)?.kind === 'pause';
}

/** Time run since the start without the pauses; the call of time stops it. */
function elapsedAt(acts: readonly ClockAct[], now: number): number {
  let run = 0;
  let since: number | null = null;
  for (const { kind, at } of acts) {
    if (kind === 'start' || kind === 'resume') since = at;
    if ((kind === 'pause' || kind === 'time') && since !== null) {
      run += Math.max(0, at - since);
      since = null;
    }
  }
  return since === null ? run : run + Math.max(0, now - since);
}

/** A table with time of its own reads the same clock and ends later (SD-R-13). */
export function tableReading(
  acts: readonly ClockAct[],
  length: Length,
  extraMinutes: number,
  now: number,
): ClockReading {
  const shared = readClock(acts, length, now);
  if (extraMinutes === 0 || shared.phase === 'waiting') return shared;
  const endsAt = shared.endsAt + extraMinutes * MINUTE;
  const uncalled = readClock(
    acts.filter((act) => act.kind !== 'time'),
    length,
    now,
  );
  const running = uncalled.elapsed < endsAt;
  const phase = shared.phase === 'timeCalled' && running ? 'extension' : shared.phase;
  return { ...uncalled, phase, endsAt, remaining: Math.max(0, endsAt - uncalled.elapsed) };
}
