import type { TeamFaultWords } from './faults.ts';
import type { TeamRead } from './squads.ts';

/** What a team from outside holds at most. More is told at once, before anything of it is looked up. */
export const MOST_SQUADS = 8;
/** Its units and a mission set. */
export const MOST_NUMBERS = 3 * MOST_SQUADS + 1;
const MOST_LETTERS = 20_000;

/** What a text that is no team at all comes to; null when it may be one. */
export function tooLong(text: string, words: TeamFaultWords): TeamRead | null {
  if (text.length <= MOST_LETTERS) return null;
  return { list: { name: 'team', squads: [], mission: null }, faults: [words.tooLong(text.length, MOST_LETTERS)] };
}
