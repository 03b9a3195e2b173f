/** Gives the i-th 32-bit word of a stream, unsigned. */
export type Words = (i: number) => number;

/** Draws numbers below a limit from a stream without bias: words that would favour some values are skipped. */
export function drawing(words: Words): (limit: number) => number {
  let i = 0;
  return (limit) => {
    if (limit < 1) throw new Error(`There is no number below ${limit} to draw.`);
    const fair = 4294967296 - (4294967296 % limit);
    for (;;) {
      const word = words(i);
      i += 1;
      if (word < fair) return word % limit;
    }
  };
}

/** Fisher and Yates, from the end. */
export function shuffled<T>(below: (limit: number) => number, items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1);
    const moved = order[pick] as T;
    order[pick] = order[last] as T;
    order[last] = moved;
  }
  return order;
}
