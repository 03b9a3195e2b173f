import { existsSync } from 'node:fs';
import { figures, type PrintedUnit, wholeLibrary } from '@faultline/cards';
import { englishFaults, isAdmiral, isSpt, isTeamLink, readTeam, type TeamRead, tooLong } from '@faultline/cards/team';
import type { Library } from '@faultline/rules';
import { NotUnderstood } from '../command.ts';
import { textUpTo, wordsOf } from '../filing.ts';
import { readLines } from './lines.ts';

/** All that lists are read and judged with. */
export interface TeamCards {
  readonly library: Library;
  readonly cards: readonly PrintedUnit[];
}

export const theShelf = async (): Promise<TeamCards> => ({ library: await wholeLibrary(), cards: await figures() });

/** A team as it was typed or pasted: an SPT code, a Tabletop Admiral link, our file, or a list in words. */
export function readList(text: string, { library, cards }: TeamCards): TeamRead {
  const long = tooLong(text, englishFaults);
  if (long) return long;
  const known = isCode(text) || text.trimStart().startsWith('{');
  return known ? readTeam(text, cards) : readLines(text, library, cards);
}

const isCode = (text: string): boolean => isSpt(text) || isAdmiral(text) || isTeamLink(text);

/** What stands behind an argument: a code or a link is the text itself, "-" is what is piped in, else it is a file. */
export function textOf(source: string): string {
  if (isCode(source)) return source;
  if (source !== '-' && !existsSync(source))
    throw new NotUnderstood(`${source} is not a file, SPT code, team link or Tabletop Admiral link.`);
  try {
    return textUpTo(source, 'team');
  } catch (mistake) {
    throw new NotUnderstood(`${source} cannot be read: ${wordsOf(mistake)}.`);
  }
}
