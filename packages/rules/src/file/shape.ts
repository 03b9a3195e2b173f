/** What is checked in messages and files beside what every value may be. */
import { type Check, isWhole, oneOf, textUpTo } from '@faultline/shape/guards';

/** An id, a lasting name, an option. */
export const isName = textUpTo(200);
export const isSeat = oneOf(0, 1);
export const numbers =
  (n: number): Check =>
  (value) =>
    Array.isArray(value) && value.length === n && value.every(isWhole);
