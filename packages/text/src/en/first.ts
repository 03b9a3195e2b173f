import type { Words } from '../words/words.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { terms } from './terms.ts';

const INCH = 2540;
const inches = (length: number): string => `${(length / INCH).toFixed(1)}"`;

/** All but the rules' own sentences and the log's: a page fetches those after its board. */
export const first: Words = {
  language: 'en',
  terms,
  log: null,
  questions,
  reasons: { ...refusals, rules: {} },
  why: null,
  inches,
};
