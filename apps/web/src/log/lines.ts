import { type LogLine, Narrator, type Names, type WholeWords } from '@faultline/text';
import type { Open } from '@faultline/rules';
import type { Chapter } from '../port/port.ts';

type Told = readonly [names: Names, words: WholeWords, players: readonly [string, string]];

/** Where the objectives of the game lie. */
type Objectives = Open['objectives'];

/** Tells a story of these words: as it grows only what is new, and another from its beginning. */
export function lineTeller(...[names, words, players]: Told) {
  let narrator: Narrator | null = null;
  let chapters: readonly Chapter[] = [];
  let lines: readonly LogLine[] = [];
  return (story: readonly Chapter[], objectives: Objectives = []): readonly LogLine[] => {
    const beginning = story[0]?.open;
    if (!beginning) return [];
    const last = chapters.length - 1;
    if (!narrator || last >= story.length || chapters[last] !== story[last]) {
      narrator = new Narrator(names, words, beginning, players);
      narrator.see(objectives);
      [chapters, lines] = [[], []];
    }
    for (const { events, open } of story.slice(chapters.length))
      lines = [...lines, ...narrator.tell(events, open ?? beginning)];
    chapters = story;
    return [...lines, ...narrator.gathered];
  };
}

/** A game told from its beginning; lines of the tone `tracker` have no words. */
export const linesOf = (
  ...[story, names, words, players, objectives]: readonly [readonly Chapter[], ...Told, Objectives?]
): readonly LogLine[] => withWords(lineTeller(names, words, players)(story, objectives));

export const withWords = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ tone }) => tone !== 'tracker');
