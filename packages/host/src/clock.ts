import type { Seat, State } from '@faultline/rules';

/** All times are milliseconds of the host's own clock, taken when an entry is stored. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** Each player has a bank of time, and more with every Turn of their own. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  /** SD-TIM-06, SD-TIM-07: one clock for both; Mission Critical begins at its mark, time is called at its end. */
  | { readonly kind: 'round'; readonly length: number; readonly critical: number }
  /** Each player has two parts; Mission Critical begins when the first of them has used up the regular one. */
  | { readonly kind: 'budgets'; readonly regular: number; readonly critical: number };

const MINUTE = 60_000;

export const ROUND: ClockSettings = { kind: 'round', length: 120 * MINUTE, critical: 90 * MINUTE };
export const BUDGETS: ClockSettings = { kind: 'budgets', regular: 45 * MINUTE, critical: 15 * MINUTE };

/** So much of each decision is charged to nobody: the way there and back, and short reactions. */
export const FREE = 2000;

/** A clock between two entries. Nothing ticks: it is worked out from the times of the entries, again in every replay. */
export interface Clock {
  /** Time charged so far. */
  readonly spent: readonly [number, number];
  /** How many Turns each has begun. */
  readonly turns: readonly [number, number];
  /** How long the game has run, pauses and outages left out. */
  readonly run: number;
  readonly turn: number;
  /** Who is being asked; the clock is theirs, reactions included. */
  readonly asked: Seat | null;
  /** From when on. */
  readonly since: number;
  /** When both agreed to stop; null while it runs. */
  readonly stopped: number | null;
  /** What of the time since then is nobody's: pauses and outages. */
  readonly spared: number;
}

/** How things stand after an entry: when it was stored, who is asked now, and whose Turn it is. */
export interface Tick {
  readonly at: number;
  readonly asked: Seat | null;
  readonly turn: number;
  readonly active: Seat;
}

/** How things stand for a clock. */
export const tickAt = ({ open }: Pick<State, 'open'>, at: number): Tick => ({
  at,
  asked: open.result ? null : (open.decision?.seat ?? null),
  turn: open.turn,
  active: open.active,
});

const added = (pair: readonly [number, number], seat: Seat, by: number): readonly [number, number] =>
  seat === 0 ? [pair[0] + by, pair[1]] : [pair[0], pair[1] + by];

export const clockFrom = ({ at, asked, turn, active }: Tick): Clock => ({
  spent: [0, 0],
  turns: added([0, 0], active, 1),
  run: 0,
  turn,
  asked,
  since: at,
  stopped: null,
  spared: 0,
});

/** Never before what was already stored: a clock of a computer may be set back. */
const later = (clock: Clock, at: number): number => Math.max(at, clock.since);

/** How long the open decision has taken, as far as it counts. */
const taken = (clock: Clock, now: number): number =>
  Math.max(0, (clock.stopped ?? later(clock, now)) - clock.since - clock.spared);

const charged = (clock: Clock, now: number): Pick<Clock, 'spent' | 'run'> => {
  const passed = taken(clock, now);
  const cost = Math.max(0, passed - FREE);
  return {
    spent: clock.asked === null ? clock.spent : added(clock.spent, clock.asked, cost),
    run: clock.run + passed,
  };
};

/** After one more entry. */
export function ticked(clock: Clock, { at, asked, turn, active }: Tick): Clock {
  return {
    ...clock,
    ...charged(clock, at),
    turns: turn > clock.turn ? added(clock.turns, active, 1) : clock.turns,
    turn: Math.max(turn, clock.turn),
    asked,
    since: later(clock, at),
    stopped: clock.stopped === null ? null : later(clock, at),
    spared: 0,
  };
}

/** DP-61: both agreed to stop. */
export const paused = (clock: Clock, at: number): Clock =>
  clock.stopped === null ? { ...clock, stopped: later(clock, at) } : clock;

/** DP-61: both agreed to go on. */
export const resumed = (clock: Clock, at: number): Clock =>
  clock.stopped === null ? clock : { ...clock, stopped: null, spared: clock.spared + Math.max(0, at - clock.stopped) };

/** DP-63: no server was there; nobody pays for it. */
export const outage = (clock: Clock, from: number, to: number): Clock =>
  clock.stopped === null ? { ...clock, spared: clock.spared + Math.max(0, to - later(clock, from)) } : clock;

/** What a clock shows at a moment. */
export interface Reading {
  /** What each has left; null where nobody has a time of their own. */
  readonly left: readonly [number, number] | null;
  /** What is left of the round; null where there is none. */
  readonly round: number | null;
  /** SD-MC-01. */
  readonly missionCritical: boolean;
  /** SD-TIM-04: the current Turn is the last. */
  readonly timeCalled: boolean;
  /** DP-62: who has no time left; the other may claim it. */
  readonly flag: Seat | null;
}

export function readingOf(settings: ClockSettings, clock: Clock, now: number): Reading {
  const { spent, run } = charged(clock, now);
  switch (settings.kind) {
    case 'none':
      return { left: null, round: null, missionCritical: false, timeCalled: false, flag: null };
    case 'round':
      return {
        left: null,
        round: Math.max(0, settings.length - run),
        missionCritical: run >= settings.critical,
        timeCalled: run >= settings.length,
        flag: null,
      };
    case 'bank':
      return ownTime(clock, settings.bank, settings.increment, spent, false);
    case 'budgets':
      return ownTime(
        clock,
        settings.regular + settings.critical,
        0,
        spent,
        spent.some((used) => used >= settings.regular),
      );
  }
}

/** Time runs out for whoever is asked alone: nobody loses by the other's thinking. */
function ownTime(
  { asked, turns }: Clock,
  given: number,
  increment: number,
  spent: readonly [number, number],
  missionCritical: boolean,
): Reading {
  const left = (seat: Seat): number => Math.max(0, given + increment * turns[seat] - spent[seat]);
  return {
    left: [left(0), left(1)],
    round: null,
    missionCritical,
    timeCalled: false,
    flag: asked !== null && left(asked) === 0 ? asked : null,
  };
}
