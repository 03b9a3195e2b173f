import type { Amount, Ref, Selector } from '@faultline/rules';
import type { Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';

type Determiner = 'a' | 'each' | 'all';

/** `a and b`, `a, b and c`. */
export const listed = (things: readonly string[], word = 'and'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

export const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a character of this Unit`, `each other allied Mandalorian character within Range 3 of this Unit`. */
export function some(who: Selector, s: Speaking, determiner: Determiner = 'a'): string {
  if (who.among !== undefined) return `one of ${theCharacter(who.among, s)}${filters(who, s)}`;
  if (who.side === 'self') return `${ofThisUnit(who, determiner)}${filters(who, s)}`;
  const noun = who.of === 'unit' ? 'Unit' : 'character';
  const kind = [who.tag, ranks(who), determiner === 'all' ? `${noun}s` : noun].filter(Boolean).join(' ');
  return `${sided(who.side, kind, determiner)}${filters(who, s)}`;
}

function ofThisUnit(who: Selector, determiner: Determiner): string {
  if (who.of === 'unit') return 'this Unit';
  if (determiner === 'all') return 'characters of this Unit';
  return `${determiner === 'a' ? 'a' : 'each'} character of this Unit`;
}

const ranks = ({ rank }: Selector): string =>
  rank
    ? listed(
        rank.map((each) => terms.ranks[each]),
        'or',
      )
    : '';

function sided(side: Selector['side'], kind: string, determiner: Determiner): string {
  const words = { allied: `allied ${kind}`, enemy: `enemy ${kind}`, any: kind, self: kind };
  if (side === 'other-allied') {
    if (determiner === 'a') return `another allied ${kind}`;
    return `${determiner === 'each' ? 'each other' : 'other'} allied ${kind}`;
  }
  if (determiner === 'a') return article(words[side]);
  return determiner === 'each' ? `each ${words[side]}` : words[side];
}

function filters({ within, engagedWith, contesting, besides }: Selector, s: Speaking): string {
  return [
    within && ` within Range ${within.range} of ${within.every ? everyOne(within.from, s) : theUnit(within.from, s)}`,
    engagedWith && ` engaged with ${theUnit(engagedWith, s)}`,
    contesting && ' contesting an active objective',
    besides && ` other than ${theCharacter(besides, s)}`,
  ]
    .filter(Boolean)
    .join('');
}

const everyOne = (ref: Ref, s: Speaking): string =>
  ref === 'self' ? 'every character of this Unit' : theCharacter(ref, s);

const UNITS: Readonly<Record<Exclude<Ref, object>, string>> = {
  self: 'this Unit',
  attacker: 'the attacking Unit',
  target: 'the target',
  mover: "the mover's Unit",
  'event-unit': 'that Unit',
  wounder: 'whoever wounded it',
  targets: 'the targeted characters',
};

const CHARACTERS: Readonly<Record<Exclude<Ref, object>, string>> = {
  ...UNITS,
  attacker: 'the attacker',
  mover: 'the mover',
};

/** Somebody meant as a Unit: damage, conditions and tokens go to Units. */
export const theUnit = (ref: Ref, s: Speaking): string => (typeof ref === 'object' ? meant(ref.bound, s) : UNITS[ref]);

export const theCharacter = (ref: Ref, s: Speaking): string =>
  typeof ref === 'object' ? meant(ref.bound, s) : CHARACTERS[ref];

const AGAIN = { self: 'the character', allied: 'the ally', 'other-allied': 'the ally', enemy: 'the enemy', any: 'it' };

/** Introduced, or meant again. */
function meant(name: string, s: Speaking): string {
  const who = s.speaker.selector(name);
  if (who && s.speaker.introduces(name)) return some(who, s);
  return who && !s.speaker.alone ? AGAIN[who.side] : 'it';
}

/** `2`, `1 for every 3 damage on this Unit`, with what is counted in between. */
export function amount(value: Amount, thing: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return thing(value);
  const times = thing(value.times ?? 1);
  if (value.count === 'spent') return `${times} for each Force spent`;
  const per = value.per ?? 1;
  const counting = value.count === 'damage' ? 'damage on' : per === 1 ? 'Injured token on' : 'Injured tokens on';
  return `${times} for ${per === 1 ? 'each' : `every ${per}`} ${counting} ${theUnit(value.on, s)}`;
}
