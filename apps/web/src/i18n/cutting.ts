import type { Term } from './glossary.ts';

/** A piece of a text: plain, the name of something that can be explained, or a word with the rule it stands in. */
export interface Piece {
  readonly text: string;
  readonly term: Term | null;
  readonly rule?: string;
}

export type Cut = (pieces: readonly Piece[]) => readonly Piece[];

/** Ways to write a word, and the term or the number of the rule that explains it. */
export type Word = readonly [ways: string, target: string];

const IS_RULE = /^[A-Z]+-/;

/** Cuts plain pieces at these words: whole ones, as they are written, and each target once in a text. */
export function cutterOf(words: readonly Word[]): Cut {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.map(([ways]) => `(${ways})`).join('|')})(?!\\p{L})`, 'gu');
  return (pieces) => {
    const told = new Set<string>(pieces.flatMap(({ term }) => term ?? []));
    return pieces.flatMap((piece) => (piece.term ? [piece] : cutOne(piece.text, pattern, words, told)));
  };
}

function cutOne(text: string, pattern: RegExp, words: readonly Word[], told: Set<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const target = words[found.slice(1).findIndex((group) => group !== undefined)]?.[1];
    if (target === undefined || told.has(target)) continue;
    told.add(target);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), term: null });
    pieces.push(
      IS_RULE.test(target) ? { text: found[0], term: null, rule: target } : { text: found[0], term: target as Term },
    );
    from = found.index + found[0].length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), term: null }] : pieces;
}
