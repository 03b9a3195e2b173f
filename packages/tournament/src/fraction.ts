// Exact fractions of whole numbers, always in lowest terms with a positive denominator (SD-R-53).

export interface Fraction {
  readonly over: number;
  readonly under: number;
}

export const NOTHING: Fraction = { over: 0, under: 1 };

function commonDivisor(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function fraction(over: number, under: number): Fraction {
  if (under === 0) throw new RangeError('A fraction needs a denominator other than 0.');
  const divisor = commonDivisor(over, under) * (under < 0 ? -1 : 1);
  return { over: over / divisor || 0, under: under / divisor };
}

export function sum(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function dividedBy(a: Fraction, count: number): Fraction {
  return fraction(a.over, a.under * count);
}

/** Negative when a is smaller, 0 when equal, positive when a is larger. */
export function compare(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under;
}

/** Four decimals, halves away from zero (SD-R-53). */
export function fourDecimals({ over, under }: Fraction): string {
  const doubled = Math.abs(over) * 20000 + under;
  const units = (doubled - (doubled % (2 * under))) / (2 * under);
  const rest = units % 10000;
  const sign = over < 0 && units > 0 ? '-' : '';
  return `${sign}${(units - rest) / 10000}.${rest.toString().padStart(4, '0')}`;
}
