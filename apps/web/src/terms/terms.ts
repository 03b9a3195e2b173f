import { iconName } from '@faultline/text';
import type { Piece } from '../i18n/cutting.ts';
import type { Term } from '../i18n/glossary.ts';
import type { Messages } from '../i18n/messages.ts';

/** What a term is called. */
export function termName(term: Term, { words, cards }: Messages): string {
  const known: Readonly<Record<string, string>> = { ...words.terms.keywords, ...cards.terms };
  return known[term] ?? iconName(words.terms, term);
}

/** The names by which terms are found in texts, each with its term. */
const namesIn = ({ words, cards }: Messages): ReadonlyMap<string, Term> =>
  new Map(
    Object.entries({ ...words.terms.conditions, ...words.terms.keywords, ...cards.terms }).map(
      ([term, name]) => [name.toLowerCase(), term as Term] as const,
    ),
  );

/** A text cut at the conditions, keywords and states it names. */
export function piecesOf(text: string, t: Messages): readonly Piece[] {
  const names = namesIn(t);
  const pattern = new RegExp(`(?<!\\p{L})(${[...names.keys()].join('|')})(?!\\p{L})`, 'giu');
  return text.split(pattern).map((piece) => ({ text: piece, term: names.get(piece.toLowerCase()) ?? null }));
}

/** The pieces of a text that can be explained, each term once. */
export const explainedIn = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ term, rule }, i) => rule || (term && pieces.findIndex((other) => other.term === term) === i));

/** The terms of chart entries and tree options, each once: `crit>strike` has two. */
export const termsOf = (entries: readonly string[]): readonly Term[] => [
  ...new Set(entries.flatMap((entry) => entry.split('>') as Term[])),
];
