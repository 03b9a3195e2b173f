import type { WholeWords } from '../words/words.ts';
import { first } from './first.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';

export { from } from './grammar.ts';

export const german: WholeWords = { ...first, log, reasons };
