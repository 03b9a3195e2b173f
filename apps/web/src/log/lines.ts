import { type Line, Narrator, type Names, type Words } from '@faultline/text';
import type { Chapter } from '../port/port.ts';

/** A game told from its beginning, in the language of these words. */
export function linesOf(
  story: readonly Chapter[],
  names: Names,
  words: Words,
  players: readonly [string, string],
): readonly Line[] {
  const beginning = story[0]?.open;
  if (!beginning) return [];
  const narrator = new Narrator(names, words, beginning, players);
  const lines = story.flatMap(({ events, open }) => narrator.tell(events, open ?? beginning));
  return [...lines, ...narrator.rest()].filter(({ tone }) => tone !== 'tracker');
}
