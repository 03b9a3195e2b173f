import type { Words } from '../words/words.ts';
import { log } from './log.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';
import { why } from './why.ts';

const INCH = 2540;
const inches = (length: number): string => `${(length / INCH).toFixed(1)}"`;

export const english: Words = {
  language: 'en',
  terms,
  log,
  questions,
  reasons,
  why,
  inches,
};
