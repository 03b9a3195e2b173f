import { type LogLine, Narrator, type Names, type Tracker, type Words } from '@faultline/text';
import { standingSince } from '../game/standing.ts';
import type { Chapter } from '../port/port.ts';

/** All that is told of a game; lines of the tone `tracker` have no words. */
function everyLine(
  story: readonly Chapter[],
  names: Names,
  words: Words,
  players: readonly [string, string],
): readonly LogLine[] {
  const beginning = story[0]?.open;
  if (!beginning) return [];
  const narrator = new Narrator(names, words, beginning, players);
  const lines = story.flatMap(({ events, open }) => narrator.tell(events, open ?? beginning));
  return [...lines, ...narrator.rest()];
}

/** A game told from its beginning, in the language of these words. */
export const linesOf = (...[story, ...rest]: Parameters<typeof everyLine>): readonly LogLine[] =>
  everyLine(story, ...rest).filter(({ tone }) => tone !== 'tracker');

/** How the tracker lay from turn to turn, without what was taken back. */
export function trackersOf(...[story, ...rest]: Parameters<typeof everyLine>): readonly Tracker[] {
  const events = standingSince(story, () => false);
  return everyLine([{ events, open: story[0]?.open ?? null, from: 0 }], ...rest).flatMap(
    ({ tracker }) => tracker ?? [],
  );
}
