import type { Chapter } from '../file/match.ts';
import type { TrackerReport } from '../game/report.ts';
import { modeIn, REPORTS } from '../modes/index.ts';
import type { GameEvent } from '../state/event.ts';
import { otherSeat, type Seat, type UnitId, unitName } from '../state/ids.ts';
import type { Open } from '../state/open.ts';

/** How the tracker went from Turn to Turn, and what turned it. */
export interface Curve {
  readonly turns: readonly CurveTurn[];
  /** Struggles or Stages, in order. */
  readonly phases: readonly Phase[];
  /** The Turns that decided most, in order. */
  readonly turningPoints: readonly TurningPoint[];
}

/** The tracker as a Turn left it. */
export interface CurveTurn {
  readonly turn: number;
  /** The entry it began with. */
  readonly version: number;
  /** Null where the tracker is a clock. */
  readonly token: number | null;
  readonly momentum: readonly [number, number];
  /** Wounds that each side inflicted in it. */
  readonly wounds: readonly [number, number];
}

export interface Phase {
  readonly card: string;
  /** Its first and its last Turn. */
  readonly from: number;
  readonly to: number;
  /** Where the token lay as it began; null on a clock. */
  readonly token: number | null;
  /** Null where the game ended before anybody won it. */
  readonly winner: Seat | null;
}

export interface TurningPoint {
  readonly turn: number;
  /** The entry that decided it. */
  readonly version: number;
  /** Spaces of the token before and after the Turn; null on a clock. */
  readonly token: { readonly from: number; readonly to: number } | null;
  /** Momentum that came to each side, or went from it. */
  readonly momentum: readonly [number, number];
  /** By their lasting names; null for what no Unit did. */
  readonly wounds: readonly { readonly unit: string; readonly by: string | null }[];
  readonly taken: readonly { readonly objective: string; readonly seat: Seat }[];
  /** What was won in it: its place among the phases, and by whom. */
  readonly won: { readonly phase: number; readonly seat: Seat } | null;
}

const MOST_POINTS = 4;
/** What a Turn must have moved to be a turning point, in spaces of the tracker. */
const LEAST_WEIGHT = 3;
const WOUND_WEIGHT = 2;

/** CR-STRUG-01, CR-STRUG-09: as every Struggle begins. */
const FRESH = { token: 0, momentum: [1, 1] as const };

/** A Turn as it is told. */
interface Telling {
  readonly turn: number;
  readonly version: number;
  readonly before: TrackerReport;
  /** The tracker when the Struggle was won: it is laid anew in the same Turn. */
  final: TrackerReport | null;
  decided: number | null;
  wounds: TurningPoint['wounds'];
  inflicted: readonly [number, number];
  taken: TurningPoint['taken'];
  won: TurningPoint['won'];
}

interface Tally {
  readonly turns: CurveTurn[];
  readonly phases: Phase[];
  readonly points: TurningPoint[];
  tracker: TrackerReport;
  turn: Telling;
}

const NOTHING: Curve = { turns: [], phases: [], turningPoints: [] };

/** The story is the one that stands, told from how the game began, with the version of each of its chapters. */
export function curveOf([beginning, ...story]: readonly Chapter[], [first = 0, ...versions]: readonly number[]): Curve {
  const lying = beginning && trackerIn(beginning.open);
  if (!beginning || !lying) return NOTHING;
  const tally: Tally = {
    turns: [],
    phases: [],
    points: [],
    tracker: lying,
    turn: fresh(beginning.open.turn, first, lying),
  };
  if (lying.card !== null) begin(tally, lying.card);
  for (const [i, { events, open }] of story.entries()) {
    for (const event of events) count(tally, event, open, versions[i] ?? 0);
    // What was corrected by hand, or laid anew, is read from the table.
    tally.tracker = trackerIn(open) ?? tally.tracker;
  }
  return { turns: tally.turns, phases: tally.phases, turningPoints: chosen(tally.points) };
}

function trackerIn(open: Open): TrackerReport | null {
  const mode = modeIn(open);
  const found = mode === null ? null : REPORTS[mode].tracker(open);
  return found && { token: found.token, momentum: found.momentum, card: found.card };
}

const fresh = (turn: number, version: number, before: TrackerReport): Telling => ({
  turn,
  version,
  before,
  final: null,
  decided: null,
  wounds: [],
  inflicted: [0, 0],
  taken: [],
  won: null,
});

function count(tally: Tally, event: GameEvent, open: Open, version: number): void {
  const { turn } = tally;
  switch (event.event) {
    case 'turn':
      end(tally);
      tally.turn = fresh(event.turn, version, tally.tracker);
      return;
    case 'token':
      tally.tracker = { ...tally.tracker, token: event.to };
      turn.decided ??= version;
      return;
    case 'momentum':
      return lay(tally, event.seat, event.gained);
    case 'clock':
      return lay(tally, event.seat, event.added);
    case 'wounded':
      turn.wounds = [...turn.wounds, { unit: nameOf(open, event.unit), by: doer(open, event.cause.unit, event.unit) }];
      turn.inflicted = more(turn.inflicted, otherSeat(open.units[event.unit]?.seat ?? 0), 1);
      turn.decided = version;
      return;
    case 'control':
      if (event.seat !== null) turn.taken = [...turn.taken, { objective: event.objective, seat: event.seat }];
      return;
    case 'struggle':
      if (tally.phases.at(-1)?.winner != null) tally.tracker = { ...FRESH, card: event.card };
      return begin(tally, event.card);
    case 'stage':
      return begin(tally, event.stage);
    case 'struggle-won':
      return win(tally, event.seat, version);
    case 'stage-ended':
      return win(tally, event.winner, version);
    case 'over':
      end(tally);
  }
}

const nameOf = ({ units }: Open, id: UnitId): string => {
  const unit = units[id];
  return unit ? unitName(unit) : '';
};

/** R-WND-7: what a Unit does to its own side is no feat. */
const doer = (open: Open, by: UnitId | null, to: UnitId): string | null =>
  by === null || open.units[by]?.seat === open.units[to]?.seat ? null : nameOf(open, by);

const more = ([a, b]: readonly [number, number], seat: Seat, by: number): readonly [number, number] =>
  seat === 0 ? [a + by, b] : [a, b + by];

function lay(tally: Tally, seat: Seat, added: boolean): void {
  tally.tracker = { ...tally.tracker, momentum: more(tally.tracker.momentum, seat, added ? 1 : -1) };
}

/** A card may also be exchanged while its Struggle goes on. */
function begin({ phases, turn, tracker: { token } }: Tally, card: string): void {
  const last = phases.at(-1);
  const now = Math.max(1, turn.turn);
  if (last && last.winner === null) phases[phases.length - 1] = { ...last, card };
  else phases.push({ card, from: last ? last.to + 1 : now, to: now, token, winner: null });
}

function win(tally: Tally, winner: Seat, version: number): void {
  const { phases, turn, tracker } = tally;
  const last = phases.at(-1);
  if (!last || last.winner !== null) return;
  phases[phases.length - 1] = { ...last, to: Math.max(1, turn.turn), winner };
  turn.final ??= tracker;
  turn.won = { phase: phases.length - 1, seat: winner };
  turn.decided = version;
}

/** The preparation is no Turn. */
function end({ turns, phases, points, tracker, turn }: Tally): void {
  if (turn.turn === 0 || turns.at(-1)?.turn === turn.turn) return;
  const { token, momentum } = turn.final ?? tracker;
  turns.push({ turn: turn.turn, version: turn.version, token, momentum, wounds: turn.inflicted });
  const last = phases.at(-1);
  if (last && last.winner === null) phases[phases.length - 1] = { ...last, to: Math.max(last.from, turn.turn) };
  const { before, wounds, taken, won } = turn;
  points.push({
    turn: turn.turn,
    version: turn.decided ?? turn.version,
    token: token === null || before.token === null ? null : { from: before.token, to: token },
    momentum: [momentum[0] - before.momentum[0], momentum[1] - before.momentum[1]],
    wounds,
    taken,
    won,
  });
}

/** Every Turn that won something, then those that moved most, the earlier of equals. */
function chosen(points: readonly TurningPoint[]): readonly TurningPoint[] {
  const isWorth = (point: TurningPoint): boolean => point.won !== null || weightOf(point) >= LEAST_WEIGHT;
  return points
    .filter(isWorth)
    .sort((a, b) => Number(b.won !== null) - Number(a.won !== null) || weightOf(b) - weightOf(a) || a.turn - b.turn)
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.turn - b.turn);
}

/** A clock goes on by one every Turn: there, Wounds and objectives are what counts. */
const weightOf = ({ token, momentum: [a, b], wounds, taken }: TurningPoint): number =>
  WOUND_WEIGHT * wounds.length +
  (token === null ? taken.length : Math.abs(token.to - token.from) + Math.max(0, a) + Math.max(0, b));
