import type { State } from '@faultline/rules';
import { AbilityCount, type AbilityUses } from '../../apps/cli/src/simulate/abilities.ts';
import { Broken, witnessed } from '../../apps/cli/src/simulate/playing.ts';
import type { Seating } from '../../apps/cli/src/simulate/seating.ts';

export interface Counted {
  readonly games: number;
  readonly decisions: number;
  readonly uses: AbilityUses;
  readonly broken: readonly string[];
}

/** Plays games, so many decisions of each at most, and counts; `simulate` has the proofs. */
export function counted(seatings: readonly Seating[], most: number): Counted {
  const count = new AbilityCount(true);
  const broken: string[] = [];
  let decisions = 0;
  for (const seating of seatings) {
    try {
      decisions += played(seating, most, count);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      broken.push(`${seating.seed}: ${error.message}`);
    }
  }
  return { games: seatings.length, decisions, uses: count.uses(), broken };
}

function played(seating: Seating, most: number, count: AbilityCount): number {
  const { game } = seating;
  let before: State | null = null;
  const { entries } = witnessed(seating, most, {
    before(state) {
      before = game.hooks.copy(state);
      count.asked(game, state);
      return null;
    },
    after(state, taken, command) {
      count.happened(game, state, taken);
      if (before) count.compared(game, { before, command, after: state, events: taken.events });
      return null;
    },
  });
  return entries.length;
}
