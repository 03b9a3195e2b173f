import type { PrintedUnit } from '@faultline/cards';

/** Letters and digits alone, so that case, accents, quotes and dashes make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Plain {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly unique: readonly string[];
}

const known = new WeakMap<PrintedUnit, Plain>();

/** Worked out once for each card: every name that is looked up is held against all of them. */
function plainly(card: PrintedUnit): Plain {
  const before = known.get(card);
  if (before) return before;
  const name = plain(card.name);
  const made = { id: plain(card.id), name, words: name.split(' '), unique: card.uniqueNames.map(plain) };
  known.set(card, made);
  return made;
}

/** Units that a name may mean: by id or whole name, else by Unique Name, else by all its words. */
export function unitsCalled(cards: readonly PrintedUnit[], name: string): readonly PrintedUnit[] {
  const wanted = plain(name);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const ways: readonly ((card: Plain) => boolean)[] = [
    ({ id, name: whole }) => id === wanted || whole === wanted,
    ({ unique }) => unique.includes(wanted),
    (card) => words.every((word) => card.words.includes(word)),
    (card) => wanted.length > 2 && words.every((word) => card.words.some((part) => part.startsWith(word))),
  ];
  for (const way of ways) {
    const some = cards.filter((card) => way(plainly(card)));
    if (some.length > 0) return some;
  }
  return [];
}

/** The one unit a name means, or a sentence that tells which it may be. */
export function unitCalled(cards: readonly PrintedUnit[], name: string): PrintedUnit | { readonly fault: string } {
  const [first, ...others] = unitsCalled(cards, name);
  if (first === undefined) return { fault: `Unknown Unit "${name}". "faultline units" lists them all.` };
  if (others.length === 0) return first;
  const all = [first, ...others].map((card) => card.name);
  const some = all.length > 6 ? [...all.slice(0, 6), `${all.length - 6} more`] : all;
  return { fault: `"${name}" is ambiguous: ${some.join(' or ')}?` };
}
