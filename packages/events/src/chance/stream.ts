// The event's chance: block n of a stream is SHA-256 of "seed\npurpose\nn", read as eight 32-bit words.
// A seed and a purpose always give the same draws, so anyone with any SHA-256 tool can repeat them.
import { sha256Words } from './sha256.ts';

const WORD_RANGE = 0x100000000;

export class Stream {
  readonly #prefix: string;
  #block: Uint32Array = new Uint32Array(0);
  #blocks = 0;
  #next = 0;

  constructor(seed: string, purpose: string) {
    this.#prefix = `${seed}\n${purpose}\n`;
  }

  word(): number {
    if (this.#next === this.#block.length) {
      this.#block = sha256Words(`${this.#prefix}${this.#blocks}`);
      this.#blocks += 1;
      this.#next = 0;
    }
    const word = this.#block[this.#next] ?? 0;
    this.#next += 1;
    return word;
  }

  /** A number from 0 to count - 1, every one equally likely: words beyond the last whole multiple are thrown away. */
  below(count: number): number {
    const limit = WORD_RANGE - (WORD_RANGE % count);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % count;
  }

  /** Fisher and Yates, from the end. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = order[last] as T;
      order[last] = order[other] as T;
      order[other] = held;
    }
    return order;
  }
}
