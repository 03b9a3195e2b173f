// The examples of Key Operations and of Campaigns, and those of the core game that have no table yet.

import { arrow, box, chip, type Mark, type Piece, row, sign, signs, stack, track, words } from './draw.ts';

/** The Turns until the tracker is full, those with a wound full. */
const turns = (count: number, wounds: readonly number[]): Piece => {
  const all = Array.from({ length: count }, (_, i) => chip(i + 1, wounds.includes(i + 1) ? 'full' : 'plain', 15));
  return stack([row(all.slice(0, 10), 2), row(all.slice(10), 2)], 2);
};

/** A box of a Damage Tracker with what covers it; a covered one is full. */
const boxes = (all: readonly (readonly [icons: string, mark: Mark])[]): Piece =>
  row(
    all.map(([icons, mark]) =>
      box(
        row(
          icons.split(' ').map((icon) => sign(icon)),
          1,
        ),
        mark,
      ),
    ),
  );

const FACES = ['def-block', 'def-expertise', 'def-failure'];

/** A Tier of an Advantage pack: an entry for each face. */
const tier = (number: number, marks: readonly Mark[]): Piece =>
  row([words(number, 'faint', 8), ...FACES.map((face, i) => box(sign(face), marks[i]))]);

const rolled = (...faces: readonly string[]): Piece => row(faces.map((face) => sign(`def-${face}`, 13)));

/** Two dice, every way they can fall; equal ones are full. */
const pairsOfFaces = (): Piece =>
  stack(
    FACES.map((first) =>
      row(
        FACES.map((second) => box(row([sign(first, 8), sign(second, 8)], 1), first === second ? 'full' : 'plain')),
        2,
      ),
    ),
    2,
  );

export const OPERATIONS: Readonly<Record<string, () => Piece>> = {
  'G-01': () =>
    stack([
      row([box(words('Ahsoka Tano, Jedi No More')), sign('character')]),
      row([box(words('Padawan Ahsoka Tano')), sign('character')]),
      row([chip('Ahsoka Tano', 'wanted'), words('= 2', 'strong'), arrow, sign('cancel')]),
    ]),
  'KO-X-02': () => stack([turns(13, [2, 4, 6]), track(8, 8)]),
  'KO-X-03': () => stack([turns(19, [3, 5, 7]), track(8, 8)]),
  'KO-X-10': () =>
    stack([
      boxes([
        ['damage', 'full'],
        ['damage', 'full'],
        ['damage', 'full'],
      ]),
      row(
        (
          [
            ['pinned', 0],
            ['damage damage', 1],
            ['strained', 1],
            ['damage', 2],
            ['damage damage', 3],
          ] as const
        ).map(([icons, covered]) => stack([boxes([[icons, 'plain']]), words(covered, 'strong', 16)], 1)),
      ),
    ]),
  'KO-X-11': () =>
    stack([
      boxes([
        ['damage', 'full'],
        ['damage', 'full'],
        ['damage', 'wanted'],
      ]),
      boxes([
        ['damage', 'full'],
        ['shove', 'gone'],
        ['heal', 'gone'],
      ]),
    ]),
  'KO-X-12': () =>
    row([
      stack([words(1, 'faint', 16), boxes([['damage', 'full']])], 1),
      arrow,
      stack([
        row([words('2a', 'faint', 10), boxes([['damage', 'wanted']])]),
        row([words('2b', 'faint', 10), boxes([['shove', 'wanted']])]),
      ]),
      arrow,
      stack([words(3, 'faint', 16), boxes([['damage', 'plain']])], 1),
    ]),
  'KO-X-13': () =>
    stack([
      boxes([
        ['damage', 'full'],
        ['damage', 'full'],
        ['damage', 'plain'],
      ]),
      arrow,
      boxes([
        ['damage', 'full'],
        ['damage', 'wanted'],
        ['damage', 'plain'],
      ]),
    ]),
  'KO-X-14': () =>
    stack([
      row([signs('objective-priority', 2), signs('objective-active', 2), arrow, signs('atk-strike', 3, 12)], 5),
      row([signs('objective-active', 1), arrow, signs('atk-strike', 1, 12)], 5),
      row([words(0), arrow, sign('cancel')], 5),
    ]),
  'KO-X-15': () =>
    stack([
      row([box(sign('melee'), 'wanted'), arrow, sign('objective-active'), sign('control')]),
      row([box(sign('ranged'), 'wanted'), arrow, sign('objective-active'), sign('control')]),
      row([words(1), sign('confirm'), words(2), sign('cancel')]),
    ]),
  'KO-X-16': () =>
    stack([
      row([...[1, 2, 3, 4].map(() => box(sign('why'), 'full')), box(sign('objective-inactive'), 'wanted')]),
      arrow,
      row([1, 2, 3, 4, 5].map(() => box(sign('why'), 'full'))),
    ]),
  'CP-X-11': () => stack([rolled('block', 'failure'), tier(1, ['wanted', 'plain', 'wanted'])]),
  'CP-X-12': () => stack([rolled('expertise', 'expertise'), tier(1, ['wanted', 'wanted', 'wanted'])]),
  'CP-X-13': () => stack([rolled('block', 'failure'), tier(1, ['full', 'plain', 'wanted'])]),
  'CP-X-14': () =>
    stack(
      [
        row([tier(1, ['full', 'full', 'plain']), sign('lock')]),
        tier(2, ['wanted', 'wanted', 'wanted']),
        tier(3, ['wanted', 'wanted', 'wanted']),
        tier(4, ['wanted', 'wanted', 'wanted']),
      ],
      2,
    ),
  'CP-X-15': () =>
    stack([
      row([rolled('block', 'expertise'), arrow, tier(4, ['full', 'wanted', 'plain'])]),
      row([tier(1, ['full', 'full', 'wanted']), arrow, sign('confirm')]),
    ]),
  'CP-X-16': () => row([words(5, 'strong'), arrow, tier(3, ['plain', 'plain', 'wanted']), arrow, sign('confirm')]),
  'CP-X-17': pairsOfFaces,
};
