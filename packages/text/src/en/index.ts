import type { Words } from '../words/words.ts';
import { log } from './log.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';
import { why } from './why.ts';

const INCH = 2540;
const inches = (length: number): string => `${(length / INCH).toFixed(1)}"`;

/** A space at which a line is not broken. */
const TIED = '\u00a0';

export const english: Words = {
  language: 'en',
  terms,
  log,
  questions,
  reasons,
  why,
  inches,
  spot: (x, y, z) =>
    `${(x / INCH).toFixed(1)},${TIED}${(y / INCH).toFixed(1)}${z > 0 ? `,${TIED}${inches(z)}${TIED}high` : ''}`,
};
