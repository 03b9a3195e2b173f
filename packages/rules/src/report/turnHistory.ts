import type { Chapter } from '../file/match.ts';
import type { GameEvent } from '../state/event.ts';
import type { Seat } from '../state/ids.ts';
import type { Open } from '../state/open.ts';

/** How a game went from Turn to Turn, in the order of the seats. */
export interface TurnHistory {
  readonly forceSpent: readonly [number, number];
  /** The Active objectives each side held when the Turn ended. */
  readonly held: readonly ObjectivesHeld[];
}

interface ObjectivesHeld {
  readonly turn: number;
  readonly by: readonly [number, number];
}

/** What lies on the table. */
interface Lying {
  ready: [number, number];
  turn: number;
  control: ReadonlyMap<string, Seat | null>;
}

interface HistoryTally extends Lying {
  readonly spent: [number, number];
  readonly held: ObjectivesHeld[];
}

/** The story is the one that stands: without what was taken back. It is told from how the game began. */
export function courseOf([beginning, ...story]: readonly Chapter[]): TurnHistory {
  const course = { spent: [0, 0] as [number, number], held: [] as ObjectivesHeld[] };
  if (beginning) {
    const tally: HistoryTally = { ...course, ...lyingIn(beginning.open) };
    for (const { events, open } of story) {
      for (const event of events) count(tally, event);
      // What was set by hand, or taken off with a Struggle, is read from the table.
      Object.assign(tally, lyingIn(open));
    }
  }
  return { forceSpent: course.spent, held: course.held };
}

const lyingIn = ({ seats, objectives, turn }: Open): Lying => ({
  ready: [seats[0].forceReady, seats[1].forceReady],
  turn,
  control: new Map(objectives.filter(({ active }) => active).map(({ key, control }) => [key, control])),
});

function count(tally: HistoryTally, event: GameEvent): void {
  switch (event.event) {
    case 'force':
      tally.spent[event.seat] += Math.max(0, tally.ready[event.seat] - event.ready);
      tally.ready[event.seat] = event.ready;
      return;
    case 'control':
      tally.control = new Map([...tally.control, [event.objective, event.seat]]);
      return;
    case 'turn':
      end(tally);
      tally.turn = event.turn;
      return;
    case 'struggle-won':
    case 'over':
      end(tally);
  }
}

/** A Turn ends once: what comes after a Struggle is won no longer holds in it. */
function end({ held, turn, control }: HistoryTally): void {
  if (turn === 0 || held.at(-1)?.turn === turn) return;
  const count = (seat: Seat): number => [...control.values()].filter((holder) => holder === seat).length;
  held.push({ turn, by: [count(0), count(1)] });
}
