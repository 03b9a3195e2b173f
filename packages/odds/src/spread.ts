import { type DieKind, FACES } from '@faultline/rules';
import { dice, type Tally } from './tally.ts';

/** Every roll there can be, each once, with its chance. */
export interface Spread {
  readonly tallies: Int32Array;
  readonly chances: Float64Array;
}

/** Chances of tallies, summed. Neighbours in a spread often come to the same, and a small open table finds them fast. */
export class Sums {
  private tallies = new Int32Array(SLOTS).fill(-1);
  private chances = new Float64Array(SLOTS);
  private used = 0;

  add(tally: Tally, chance: number): void {
    if (2 * this.used > this.tallies.length) this.grow();
    const at = slotOf(this.tallies, tally);
    if (this.tallies[at] !== tally) this.used += 1;
    this.tallies[at] = tally;
    this.chances[at] = (this.chances[at] as number) + chance;
  }

  addAll({ kept, thrown: { tallies, chances } }: Made, weight: number): void {
    for (let i = 0; i < tallies.length; i += 1) this.add(kept + (tallies[i] as Tally), weight * (chances[i] as number));
  }

  private grow(): void {
    const { tallies, chances } = this;
    this.tallies = new Int32Array(4 * tallies.length).fill(-1);
    this.chances = new Float64Array(4 * tallies.length);
    for (let i = 0; i < tallies.length; i += 1) {
      const tally = tallies[i] as Tally;
      if (tally < 0) continue;
      const at = slotOf(this.tallies, tally);
      this.tallies[at] = tally;
      this.chances[at] = chances[i] as number;
    }
  }

  spread(): Spread {
    const tallies = new Int32Array(this.used);
    const chances = new Float64Array(this.used);
    let n = 0;
    for (let i = 0; i < this.tallies.length; i += 1) {
      if ((this.tallies[i] as Tally) < 0) continue;
      tallies[n] = this.tallies[i] as Tally;
      chances[n] = this.chances[i] as number;
      n += 1;
    }
    return { tallies, chances };
  }
}

/** A power of two. */
const SLOTS = 128;

/** Where a tally lies, or the free place where it would. */
function slotOf(tallies: Int32Array, tally: Tally): number {
  const last = tallies.length - 1;
  let at = Math.trunc((tally * 0x9e3779b1) / 0x10000) & last;
  while (tallies[at] !== tally && (tallies[at] as Tally) >= 0) at = (at + 1) & last;
  return at;
}

/** What was made of a roll: dice that lie as they lie, and dice that are thrown. */
export interface Made {
  readonly kept: Tally;
  readonly thrown: Spread;
}

/** The spread after something was done to every roll of it. */
export function afterEach(spread: Spread, act: (tally: Tally) => Made): Spread {
  const sums = new Sums();
  for (let i = 0; i < spread.tallies.length; i += 1)
    sums.addAll(act(spread.tallies[i] as Tally), spread.chances[i] as number);
  return sums.spread();
}

/** One roll, and no other. */
export const certain = (tally: Tally): Spread => ({ tallies: Int32Array.of(tally), chances: Float64Array.of(1) });

/** No dice thrown. */
export const NOTHING = certain(0);

/** The expected value of something. */
export function mean({ kept, thrown: { tallies, chances } }: Made, value: (tally: Tally) => number): number {
  let sum = 0;
  for (let i = 0; i < tallies.length; i += 1) sum += (chances[i] as number) * value(kept + (tallies[i] as Tally));
  return sum;
}

const ROLLED: Readonly<Record<DieKind, Spread[]>> = { attack: [NOTHING], defense: [NOTHING] };

function oneDie(kind: DieKind): Spread {
  const sums = new Sums();
  for (const face of FACES[kind]) sums.add(dice(face), 1 / FACES[kind].length);
  return sums.spread();
}

/** What so many dice can show; worked out once for each number. */
export function rolled(kind: DieKind, count: number): Spread {
  const known = ROLLED[kind];
  for (let n = known.length; n <= count; n += 1) {
    const one = oneDie(kind);
    known.push(afterEach(known[n - 1] as Spread, (kept) => ({ kept, thrown: one })));
  }
  return known[count] as Spread;
}
