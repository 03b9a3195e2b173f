import type { Words } from '../words/words.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

export { from } from './grammar.ts';

const INCH = 2540;
const number = (length: number): string => (length / INCH).toFixed(1).replace('.', ',');
const inches = (length: number): string => `${number(length)}\u00a0Zoll`;

/** All but the rules' own sentences and the log's: a page fetches those after its board. */
export const first: Words = {
  language: 'de',
  terms,
  log: null,
  questions,
  reasons: { ...refusals, rules: {} },
  why: null,
  inches,
};
