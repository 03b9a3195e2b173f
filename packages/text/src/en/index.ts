import type { Words } from '../words/words.ts';
import { first } from './first.ts';
import { reasons } from './reasons.ts';

export const english: Words = { ...first, reasons };
