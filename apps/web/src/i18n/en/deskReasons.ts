import type { ReasonWords } from '../deskWords.ts';
import { deskActs } from './deskActs.ts';

const actName = (kind: unknown): string => deskActs[kind as keyof typeof deskActs] ?? `${kind}`;

/** The event's own sentences are English already; these name acts as the desk does. */
export const reasons: ReasonWords = {
  dependedOn: (f) =>
    `Entry ${f.dependent} (${actName(f.kind)}) depends on this one. Undo that first, or make a correction.`,
  differs: (f) => `Entry ${f.entry} (${actName(f.kind)}) gives a different result when recomputed.`,
};
