import {
  type Applied,
  applyInPlace,
  beginGame,
  type Command,
  type Entry,
  type GameEvent,
  type GameFile,
  Match,
  type Open,
  type State,
  viewFor,
} from '@faultline/rules';
import { faultsIn } from './invariants.ts';
import { budgetOf, chanceOf, opponentsOf, type Seating, setupOf } from './seating.ts';

export interface Played {
  readonly state: State;
  readonly entries: readonly Entry[];
  /** How much the opponents tried out on the way. */
  readonly trials: number;
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

/** Looks on while a game is played. A sentence it returns is a fault, and ends the game. */
export interface Witness {
  begin?(state: State, events: readonly GameEvent[]): void;
  /** Before a legal command. The state must be left as it is. */
  before?(state: State, command: Command): string | null;
  after?(state: State, taken: Applied, command: Command): string | null;
}

/** Told after every command: what happened, and how the table now lies. */
export type Listener = (events: readonly GameEvent[], open: Open) => void;

/** Plays a seeded game between two random opponents to its end, or until so many decisions were made. */
export const playGame = (seating: Seating, most: number, listen?: Listener): Played =>
  witnessed(seating, most, {
    begin: (state, events) => listen?.(events, state.open),
    after(state, { events }) {
      listen?.(events, state.open);
      return faultsIn(seating.game, state)[0] ?? null;
    },
  });

/** The same before a witness. */
export function witnessed(seating: Seating, most: number, witness: Witness): Played {
  const entries: Entry[] = [];
  try {
    return playOn(seating, most, entries, witness);
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken('crashed', error instanceof Error ? error.message : String(error), entries);
  }
}

function playOn(seating: Seating, most: number, entries: Entry[], witness: Witness): Played {
  const { game } = seating;
  const opponents = opponentsOf(seating);
  const budget = budgetOf(seating);
  let trials = 0;
  const { state, events } = begun(seating);
  witness.begin?.(state, events);
  while (state.open.decision && entries.length < most) {
    const { decision, version } = state.open;
    const { seat } = decision;
    const answer = opponents[seat].decide(viewFor(state, seat), decision, budget);
    trials += opponents[seat].spent?.() ?? 0;
    const command = { seat, version, answer };
    const early = witness.before?.(state, command) ?? null;
    if (early !== null) throw new Broken('fault', `before ${decision.step}: ${early}`, entries);
    const taken = applyInPlace(game, state, command);
    if ('refused' in taken) {
      const { why, reasons } = taken.refused;
      const rules = reasons.map(({ rule }) => rule).join(', ');
      throw new Broken('refused', `${decision.step} refused ${JSON.stringify(answer)}: ${why} (${rules})`, entries);
    }
    entries.push({ do: 'answer', ...command });
    const fault = witness.after?.(state, taken, command) ?? null;
    if (fault !== null) throw new Broken('fault', `after ${decision.step}: ${fault}`, entries);
  }
  return { state, entries, trials };
}

function begun(seating: Seating): ReturnType<typeof beginGame> {
  const { game } = seating;
  if (!seating.begun) return beginGame(game, setupOf(seating), chanceOf(seating));
  const state = game.hooks.copy(seating.begun);
  state.hidden.chance = chanceOf(seating);
  return { state, events: [] };
}

/** The file of a game as far as it was played. */
export function fileOf(seating: Seating, entries: readonly Entry[]): GameFile {
  const match = Match.begin(seating.game, setupOf(seating), chanceOf(seating));
  for (const entry of entries) match.retake(entry);
  return match.file();
}
