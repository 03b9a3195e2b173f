import type { PrintedUnit } from '@faultline/cards';

/** Letters and digits alone, so that case, accents, quotes and dashes make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Units that a name may mean: by id or whole name, else by Unique Name, else by all its words. */
export function unitsCalled(cards: readonly PrintedUnit[], name: string): readonly PrintedUnit[] {
  const wanted = plain(name);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const ways: readonly ((card: PrintedUnit) => boolean)[] = [
    (card) => plain(card.id) === wanted || plain(card.name) === wanted,
    (card) => card.uniqueNames.some((unique) => plain(unique) === wanted),
    (card) => words.every((word) => plain(card.name).split(' ').includes(word)),
    (card) =>
      wanted.length > 2 &&
      words.every((word) =>
        plain(card.name)
          .split(' ')
          .some((part) => part.startsWith(word)),
      ),
  ];
  return ways.map((way) => cards.filter(way)).find((some) => some.length > 0) ?? [];
}

/** The one unit a name means, or a sentence that tells which it may be. */
export function unitCalled(cards: readonly PrintedUnit[], name: string): PrintedUnit | { readonly fault: string } {
  const [first, ...others] = unitsCalled(cards, name);
  if (first === undefined) return { fault: `There is no unit called "${name}"; faultline units lists them all.` };
  if (others.length === 0) return first;
  const all = [first, ...others].map((card) => card.name);
  const some = all.length > 6 ? [...all.slice(0, 6), `${all.length - 6} more`] : all;
  return { fault: `"${name}" may be ${some.join(' or ')}.` };
}
