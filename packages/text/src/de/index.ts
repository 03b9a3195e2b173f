import type { Words } from '../words/words.ts';
import { first } from './first.ts';
import { reasons } from './reasons.ts';

export { from } from './grammar.ts';

export const german: Words = { ...first, reasons };
