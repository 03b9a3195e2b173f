import type { GameEvent } from '../state/event.ts';
import { modeIn, REPORTS } from '../modes/index.ts';
import { SEATS, type Seat, type UnitId, unitName } from '../state/ids.ts';
import type { Open, Result } from '../state/open.ts';

/** What a game came to, read from its log and the table: for the end of a game, and as it goes. */
export interface GameReport {
  readonly result: Result | null;
  readonly turns: number;
  readonly sides: readonly [SideReport, SideReport];
}

export interface SideReport {
  /** The Struggle Cards claimed, in order. */
  readonly struggles: readonly string[];
  /** Wounds inflicted (SD-R-21). */
  readonly wounds: number;
  readonly units: readonly UnitReport[];
}

export interface UnitReport {
  readonly unit: string;
  readonly card: string;
  readonly activations: number;
  readonly attacks: number;
  readonly damage: { readonly dealt: number; readonly suffered: number };
  readonly wounds: { readonly inflicted: number; readonly suffered: number };
  /** How often it helped to take control of an objective. */
  readonly objectives: number;
  readonly defeated: boolean;
}

interface UnitTally {
  activations: number;
  attacks: number;
  dealt: number;
  suffered: number;
  inflicted: number;
  wounded: number;
  objectives: number;
}

const NOTHING: UnitTally = {
  activations: 0,
  attacks: 0,
  dealt: 0,
  suffered: 0,
  inflicted: 0,
  wounded: 0,
  objectives: 0,
};

/** R-WND-7: what a Unit does to its own side is no feat. */
function count(open: Open, tallies: UnitTally[], event: GameEvent): void {
  const of = (id: UnitId | null | undefined): UnitTally | undefined => (id == null ? undefined : tallies[id]);
  const add = (tally: UnitTally | undefined, what: keyof UnitTally, amount = 1): void => {
    if (tally) tally[what] += amount;
  };
  const doer = (by: UnitId | null, to: UnitId): UnitTally | undefined =>
    by !== null && open.units[by]?.seat !== open.units[to]?.seat ? of(by) : undefined;
  switch (event.event) {
    case 'activated':
      return add(of(event.unit), 'activations');
    case 'attack':
      return add(of(open.characters[event.attacker]?.unit), 'attacks');
    case 'suffered':
      add(of(event.unit), 'suffered', event.amount);
      return add(doer(event.cause.unit, event.unit), 'dealt', event.amount);
    case 'wounded':
      add(of(event.unit), 'wounded');
      return add(doer(event.cause.unit, event.unit), 'inflicted');
    case 'control':
      for (const id of event.by ?? []) add(of(id), 'objectives');
  }
}

/** The events are those that stand: without what was taken back. */
export function reportOf(open: Open, events: readonly GameEvent[]): GameReport {
  const tallies = open.units.map(() => ({ ...NOTHING }));
  for (const event of events) count(open, tallies, event);
  const sides = SEATS.map((seat) => sideOf(open, tallies, seat)) as [SideReport, SideReport];
  return { result: open.result, turns: open.turn, sides };
}

const NO_TALLY = { struggles: [], wounds: 0 };

function sideOf(open: Open, tallies: readonly UnitTally[], seat: Seat): SideReport {
  const { units } = open;
  const mode = modeIn(open);
  const tally = mode === null ? NO_TALLY : REPORTS[mode].tally(open, seat);
  const mine = units.filter((u) => u.seat === seat);
  return {
    ...tally,
    units: mine.map((u): UnitReport => {
      const { activations, attacks, dealt, suffered, inflicted, wounded, objectives } = tallies[u.id] ?? NOTHING;
      return {
        unit: unitName(u),
        card: u.card,
        activations,
        attacks,
        damage: { dealt, suffered },
        wounds: { inflicted, suffered: wounded },
        objectives,
        defeated: u.defeated,
      };
    }),
  };
}
