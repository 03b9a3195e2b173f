import { eraName, tagName, type Terms, withSigns } from '@faultline/text';
import type { Candidate } from '@faultline/rules';
import type { ShelfUnit } from '../../port/teamBuilder.ts';

/** What somebody looks for among the Units of a rank. */
export interface Wish {
  /** Words that all stand in its names, its abilities' names, its Tags or its Eras, in any order. */
  readonly words: string;
  readonly era: string;
  readonly tag: string;
  /** As text, for they are chosen from lists; empty is any. */
  readonly points: string;
  readonly force: string;
  readonly stamina: string;
  readonly durability: string;
  readonly onlyFits: boolean;
  readonly onlyRecent: boolean;
  readonly onlyOwned: boolean;
  readonly onlyPlayable: boolean;
}

export const NO_WISH: Wish = {
  words: '',
  era: '',
  tag: '',
  points: '',
  force: '',
  stamina: '',
  durability: '',
  onlyFits: false,
  onlyRecent: false,
  onlyOwned: false,
  onlyPlayable: false,
};

/** A Unit for a place with what the rules say to it there. */
export interface Offer extends Candidate {
  readonly card: ShelfUnit;
  readonly state: OfferState;
}

/** It fits, it clashes with what is in the team, or it cannot be played yet at all. */
export type OfferState = (typeof STATES)[number];
export const STATES = ['fits', 'clashes', 'waits'] as const;

export function offersOf<C extends Candidate>(
  candidates: readonly C[],
  units: Readonly<Record<string, ShelfUnit>>,
): (C & Offer)[] {
  const offers = candidates.flatMap((candidate) => {
    const card = units[candidate.unit];
    const state = card && card.waits.length > 0 ? 'waits' : candidate.reasons.length > 0 ? 'clashes' : 'fits';
    return card ? [{ ...candidate, card, state } as const] : [];
  });
  return offers.sort((a, b) => a.card.name.localeCompare(b.card.name));
}

/** Those that a wish leaves. */
export function wished<O extends Offer>(
  offers: readonly O[],
  wish: Wish,
  terms: Terms,
  recent: readonly string[],
  owned: readonly string[] = [],
): O[] {
  const words = plain(wish.words).split(' ').filter(Boolean);
  return offers.filter(
    ({ card, state }) =>
      words.every((word) => plain(saidOf(card, terms)).includes(word)) &&
      (wish.era === '' || card.eras.includes(wish.era)) &&
      (wish.tag === '' || card.tags.includes(wish.tag)) &&
      (wish.points === '' || String(card.points) === wish.points) &&
      (wish.force === '' || String(card.force) === wish.force) &&
      (wish.stamina === '' || String(card.stamina) === wish.stamina) &&
      (wish.durability === '' || String(card.durability) === wish.durability) &&
      (!wish.onlyOwned || owned.includes(card.id)) &&
      (!wish.onlyPlayable || card.waits.length === 0) &&
      (!wish.onlyFits || state === 'fits') &&
      (!wish.onlyRecent || recent.includes(card.id)),
  );
}

/** Names, Tags and Eras, by the words of the card and by those of the language. */
const saidOf = ({ name, uniqueNames, abilities, tags, eras }: ShelfUnit, terms: Terms): string =>
  [
    name,
    // K-2SO is found as k2so too.
    plain(name).replaceAll(' ', ''),
    ...uniqueNames,
    ...abilities.map((ability) => withSigns(terms, ability)),
    ...tags.flatMap((tag) => [tag, tagName(terms, tag)]),
    ...eras.flatMap((era) => [era, eraName(terms, era)]),
  ].join(' ');

/** Letters and digits alone, so that case, accents, quotes and dashes make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each value once, in order. */
export const valuesOf = (
  offers: readonly Offer[],
  value: (card: ShelfUnit) => readonly (string | number)[],
): string[] =>
  [...new Set(offers.flatMap(({ card }) => value(card).map(String)))].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }),
  );
