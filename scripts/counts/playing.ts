import type { State } from '@faultline/rules';
import { AbilityCount, type AbilityUses, type Uses } from '../../apps/cli/src/simulate/abilities.ts';
import { Broken, witnessed } from '../../apps/cli/src/simulate/playing.ts';
import type { Seating } from '../../apps/cli/src/simulate/seating.ts';

export interface Counted {
  readonly games: number;
  /** How many of them went on from a moment shortly before the ability came to something in another. */
  readonly again?: number;
  readonly decisions: number;
  readonly uses: AbilityUses;
  readonly broken: readonly string[];
}

/** A game, and how it stood shortly before an ability came to something in it. */
export interface Brink {
  readonly seating: Seating;
  readonly state: State;
}

/** So many decisions before: enough for an attack. */
const SHORTLY = 5;

export const effectsOf = (uses: Uses | undefined): number => (uses?.did ?? 0) + (uses?.counted ?? 0);

/** Plays games one after the other and counts; `simulate` has the proofs. */
export class Counting {
  readonly brinks: Brink[] = [];
  private readonly count: AbilityCount;
  private readonly broken: string[] = [];
  private games = 0;
  private again = 0;
  private decisions = 0;
  private readonly wanted: string | null;

  /** @param wanted the one ability that is counted, and whose brinks are kept, by `unit ability`; else all are counted */
  constructor(wanted: string | null = null) {
    this.wanted = wanted;
    this.count = new AbilityCount(true, wanted);
  }

  /** How often the ability came to something. */
  get effects(): number {
    return this.wanted === null ? 0 : effectsOf(this.count.of(this.wanted));
  }

  /** Plays so many decisions at most. */
  play(seating: Seating, most: number): void {
    this.games += 1;
    if (seating.begun) this.again += 1;
    try {
      this.decisions += this.played(seating, most);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.broken.push(`${seating.seed}: ${error.message}`);
    }
  }

  private played(seating: Seating, most: number): number {
    const { game } = seating;
    let before: State[] = [];
    const { entries } = witnessed(seating, most, {
      before: (state) => {
        before = [...before.slice(-SHORTLY), game.hooks.copy(state)];
        this.count.asked(game, state);
        return null;
      },
      after: (state, taken, command) => {
        const [known, last] = [this.effects, before.at(-1)];
        this.count.happened(game, state, taken);
        if (last) this.count.compared(game, { before: last, command, after: state, events: taken.events });
        const [brink] = before;
        if (brink && this.effects > known && !seating.begun) {
          this.brinks.push({ seating, state: brink });
          before = [];
        }
        return null;
      },
    });
    return entries.length;
  }

  told(): Counted {
    const { games, again, decisions, broken, wanted } = this;
    const uses = wanted === null ? this.count.uses() : { [wanted]: this.count.of(wanted) };
    return { games, again, decisions, uses, broken };
  }
}
