// The event's chance: block n of a stream is SHA-256 of "seed\npurpose\nn", read as eight 32-bit words.
// A seed and a purpose always give the same draws, so anyone with any SHA-256 tool can repeat them.
import { drawing, sha256Words, shuffled } from '@faultline/chance';

const WORDS_IN_BLOCK = 8;

export class Stream {
  readonly #prefix: string;
  readonly #below: (limit: number) => number;
  #block: ArrayLike<number> = [];
  #number = -1;

  constructor(seed: string, purpose: string) {
    this.#prefix = `${seed}\n${purpose}\n`;
    this.#below = drawing((i) => this.#word(i));
  }

  #word(i: number): number {
    const number = Math.floor(i / WORDS_IN_BLOCK);
    if (number !== this.#number) {
      this.#block = sha256Words(`${this.#prefix}${number}`);
      this.#number = number;
    }
    return (this.#block[i % WORDS_IN_BLOCK] ?? 0) >>> 0;
  }

  /** A number from 0 to count - 1, every one equally likely. */
  below(count: number): number {
    return this.#below(count);
  }

  shuffled<T>(items: readonly T[]): T[] {
    return shuffled(this.#below, items);
  }
}
