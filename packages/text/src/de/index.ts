import type { WholeWords } from '../words/words.ts';
import { first } from './first.ts';
import { log } from './log.ts';
import { reasons } from './reasons.ts';
import { why } from './why.ts';

export { from } from './grammar.ts';

export const german: WholeWords = { ...first, log, reasons, why };
