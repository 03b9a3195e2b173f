import type { Words } from '../words/words.ts';
import { log } from './log.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';
import { why } from './why.ts';

export { from } from './grammar.ts';

const INCH = 2540;
const number = (length: number): string => (length / INCH).toFixed(1).replace('.', ',');
const inches = (length: number): string => `${number(length)}\u00a0Zoll`;

export const german: Words = {
  language: 'de',
  terms,
  log,
  questions,
  reasons,
  why,
  inches,
};
