import type { Open, Seat, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules';

/** What a scenario file calls the Units of a game: by a word of their card that no other has. The side that acts is red. */
export interface Called {
  readonly acting: Seat;
  readonly side: (seat: Seat) => 'red' | 'blue';
  readonly unit: (unit: Unit) => string;
  readonly character: (unit: Unit, number: number) => string;
}

/** Words that tell nobody apart, or mean something in a file. */
const EMPTY = [
  'general',
  'lord',
  'captain',
  'commander',
  'the',
  'and',
  'super',
  'red',
  'blue',
  'order',
  'tano',
  'turn',
];

export function calledIn(open: Open, acting: Seat): Called {
  const words = open.units.map(({ card }) => card.split('-'));
  const isOwn = (word: string, i: number): boolean =>
    /^[a-z]{3,}$/.test(word) && !EMPTY.includes(word) && words.every((other, n) => n === i || !other.includes(word));
  const names = new Map(
    open.units.map((unit, i) => {
      const own = words[i]?.find((word) => isOwn(word, i));
      return [unit.id, own ?? `u-${unitName(unit)}`] as const;
    }),
  );
  const called = (unit: Unit): string => names.get(unit.id) ?? unitName(unit);
  return {
    acting,
    side: (seat) => (seat === acting ? 'red' : 'blue'),
    unit: called,
    character: (unit, number) => (unit.characters.length === 1 ? called(unit) : `${called(unit)}.${number}`),
  };
}
