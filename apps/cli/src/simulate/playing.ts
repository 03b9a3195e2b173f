import { type Opponent, randomOpponent } from '@faultline/ai';
import {
  applyInPlace,
  beginGame,
  type Entry,
  type GameEvent,
  type GameFile,
  Match,
  type Open,
  type State,
  viewFor,
} from '@faultline/rules';
import { faultsIn } from './invariants.ts';
import { chanceOf, type Seating, setupOf } from './seating.ts';

export interface Played {
  readonly state: State;
  readonly entries: readonly Entry[];
}

/** A game that could not go on: what went wrong, and all that was played before. */
export class Broken extends Error {
  readonly kind: 'refused' | 'crashed' | 'fault';
  readonly entries: readonly Entry[];

  constructor(kind: Broken['kind'], message: string, entries: readonly Entry[]) {
    super(message);
    this.kind = kind;
    this.entries = entries;
  }
}

/** Told after every command: what happened, and how the table now lies. */
export type Listener = (events: readonly GameEvent[], open: Open) => void;

const BUDGET = { trials: 0 };

/** Plays a seeded game between two random opponents to its end, or until so many decisions were made. */
export function playGame(seating: Seating, most: number, listen?: Listener): Played {
  const entries: Entry[] = [];
  try {
    return playOn(seating, most, entries, listen);
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken('crashed', error instanceof Error ? error.message : String(error), entries);
  }
}

function playOn(seating: Seating, most: number, entries: Entry[], listen?: Listener): Played {
  const { game, seed } = seating;
  const opponents: readonly [Opponent, Opponent] = [
    randomOpponent(game, `${seed}/a`),
    randomOpponent(game, `${seed}/b`),
  ];
  const { state, events } = beginGame(game, setupOf(seating), chanceOf(seating));
  listen?.(events, state.open);
  while (state.open.decision && entries.length < most) {
    const { decision, version } = state.open;
    const { seat } = decision;
    const answer = opponents[seat].decide(viewFor(state, seat), decision, BUDGET);
    const taken = applyInPlace(game, state, { seat, version, answer });
    if ('refused' in taken) {
      const { why, reasons } = taken.refused;
      const rules = reasons.map(({ rule }) => rule).join(', ');
      throw new Broken('refused', `${decision.step} refused ${JSON.stringify(answer)}: ${why} (${rules})`, entries);
    }
    entries.push({ do: 'answer', seat, version, answer });
    const [fault] = faultsIn(game, state);
    if (fault !== undefined) throw new Broken('fault', `after ${decision.step}: ${fault}`, entries);
    listen?.(taken.events, state.open);
  }
  return { state, entries };
}

/** The file of a game as far as it was played. */
export function fileOf(seating: Seating, entries: readonly Entry[]): GameFile {
  const match = Match.begin(seating.game, setupOf(seating), chanceOf(seating));
  for (const entry of entries) match.send(entry);
  return match.file();
}
