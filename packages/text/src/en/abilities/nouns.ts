import { counted, plural } from '../plural.ts';
import type { Amount, Faces, ObjectiveSelector, Ref, RollRef, Selector } from '@faultline/rules';
import { isAround, isBesidesSelf, givenBy, type Speaking } from '../../abilities/abilityWords.ts';
import { article } from '../article.ts';
import { terms } from '../terms.ts';

type Determiner = 'a' | 'each' | 'all';

/** `a and b`, `a, b and c`. */
export const listed = (things: readonly string[], word = 'and'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
export const number = (n: number): string => NUMBERS[n] ?? String(n);

const TIMES = ['zero times', 'once', 'twice'];
export const times = (n: number): string => TIMES[n] ?? `${number(n)} times`;

export { counted };

/** One out of those there are: `one ally` and `one other` for `an ally` and `another`. */
export const one = (who: string): string =>
  who.replace(/^(another|an?) /, (_, which) => (which === 'another' ? 'one other ' : 'one '));

/** `a character of this Unit`, `each other allied Mandalorian character within Range 3 of this Unit`. */
export function some(
  who: Selector | ObjectiveSelector,
  s: Speaking,
  determiner: Determiner = 'a',
  isListed = false,
): string {
  if (who.of === 'objective') return objective(who, s, determiner);
  const { or, ...first } = who;
  if (or !== undefined) {
    // This Unit stands last: `an allied Stormtrooper Unit or this Unit`; but not behind a place that would swallow it.
    const isSwallowed = determiner === 'a' && or.within !== undefined;
    const order = first.side === 'self' && first.of === 'unit' && !isSwallowed ? [or, first] : [first, or];
    return order.map((each) => some(each, s, determiner, true)).join(determiner === 'a' ? ' or ' : ' and ');
  }
  const given = givenBy(who);
  if (given) return GIVEN[given];
  if (who.among !== undefined) return `${oneOf(who.among, s, determiner, isListed)}${filters(who, s, determiner)}`;
  if (who.side === 'self') return `${ofThisUnit(who, determiner)}${filters(who, s, determiner)}`;
  if (who.side === 'other-allied' && who.of === 'character')
    return `${ofOtherUnits(who, determiner)}${filters(who, s, determiner)}`;
  return `${sided(who, determiner)}${filters(who, s, determiner)}`;
}

const GIVEN = { target: 'the target’s Unit', wounder: 'the Unit that inflicted the Wound' } as const;

/** Of one kind: `Primary Jedi Units`. */
const kindOf = (who: Selector, noun: string, many: boolean): string =>
  [ranks(who), tags(who), many ? `${noun}s` : noun].filter(Boolean).join(' ');

/** R-CARD-15: a character of another Unit; another character may be of the same Unit. */
function ofOtherUnits(who: Selector, determiner: Determiner): string {
  if (determiner === 'a') return `a character in another allied ${kindOf(who, 'Unit', false)}`;
  return `${determiner === 'each' ? 'each character' : 'characters'} in other allied ${kindOf(who, 'Unit', true)}`;
}

/** Whether somebody else is meant than the one who uses the ability, or than the one it is measured from. */
const isAnother = (who: Selector): boolean =>
  who.side === 'other-allied' || isBesidesSelf(who) || who.within?.other === true || isAround(who);

/** One of those already meant; where only one is, that one. */
function oneOf(ref: Ref, s: Speaking, determiner: Determiner, isListed: boolean): string {
  const unit = typeof ref === 'object' ? s.speaker.selector(ref.bound) : undefined;
  if (typeof ref === 'object' && unit?.of === 'unit') {
    const isKnown = !s.speaker.introduces(ref.bound) && givenBy(unit) === null;
    if (isKnown && !isListed && determiner !== 'all' && s.speaker.isOnlyUnit(ref.bound))
      return `${determiner === 'a' ? 'one' : 'each'} of its characters`;
    const whose = isKnown ? 'the chosen Unit' : some(unit, s);
    return `${{ a: 'one character', each: 'each character', all: 'characters' }[determiner]} of ${whose}`;
  }
  if (typeof ref === 'object' && unit?.of === 'character' && isListed && unit.side !== 'self')
    return s.speaker.nameOf(ref.bound) ?? again(unit);
  if (ref === 'targets') return 'one of the action’s targets';
  return ref === 'event-unit' || ref === 'activating' ? `a character of ${UNITS[ref]}` : theCharacter(ref, s);
}

const tags = ({ tag, allTags }: Selector): string =>
  [...(allTags ?? []), tag === undefined ? '' : listed(typeof tag === 'string' ? [tag] : tag, 'or')]
    .filter(Boolean)
    .join(' ');

const HOLDERS = {
  own: ' that you control',
  opponent: ' that your opponent controls',
  'not-own': ' not under your control',
};

function objective(who: ObjectiveSelector, s: Speaking, determiner: Determiner): string {
  const kind = { true: 'Active objective', false: 'Inactive objective', any: 'objective' }[`${who.active ?? true}`];
  const noun = { a: article(kind), each: `each ${kind}`, all: `${kind}s` }[determiner];
  return [
    noun,
    who.controlledBy && HOLDERS[who.controlledBy],
    who.contestedBy && ` contested by ${theUnit(who.contestedBy, s)}`,
    who.contestedByAll && ` contested by ${everyOne(who.contestedByAll, s)}`,
    who.within && ` within Range ${who.within.range} of ${theUnit(who.within.from, s)}`,
  ]
    .filter(Boolean)
    .join('');
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

const SIDES = { allied: 'allied ', 'other-allied': 'allied ', enemy: 'enemy ', any: '', self: '' };

/** `a Wounded allied Unit`; whoever is not so is told behind. */
const isWoundedFirst = ({ wounded, side, of, among }: Selector): boolean =>
  wounded === true && among === undefined && side !== 'self' && !(side === 'other-allied' && of === 'character');

function sided(who: Selector, determiner: Determiner): string {
  const kind = kindOf(who, who.of === 'unit' ? 'Unit' : 'character', determiner === 'all');
  const words = `${isWoundedFirst(who) ? 'Wounded ' : ''}${SIDES[who.side]}${kind}`;
  if (isAnother(who)) return `${{ a: 'another', each: 'each other', all: 'other' }[determiner]} ${words}`;
  // Whoever's somebody is, nobody is left out.
  const each = who.side === 'any' ? 'every' : 'each';
  return { a: article(words), each: `${each} ${words}`, all: words }[determiner];
}

const yesOrNo = (is: boolean | undefined, yes: string, no: string): string => (is === undefined ? '' : is ? yes : no);

/** Somebody left out, or a whole Unit. */
function but(ref: Ref, of: Selector['of'], s: Speaking): string {
  if (ref === 'event-unit' && of === 'character') return ` outside ${theUnit(ref, s)}`;
  return ` other than ${(of === 'unit' ? theUnit : theCharacter)(ref, s)}`;
}

function filters(who: Selector, s: Speaking, determiner: Determiner): string {
  const { within, seenBy, engaged, engagedWith, contesting, hurt, hunkered, condition, besides } = who;
  const wounded = isWoundedFirst(who) ? undefined : who.wounded;
  return [
    !engagedWith && yesOrNo(wounded, ' that is Wounded', ' that is not Wounded'),
    yesOrNo(hurt, ' with a Wounded or Injured token', ' with no Wounded or Injured tokens'),
    yesOrNo(hunkered, ' with a Hunker token', ' without a Hunker token'),
    yesOrNo(who.activating, ' that is activating', ' that is not activating'),
    yesOrNo(engaged, ' that is Engaged', ' that is not Engaged'),
    condition &&
      ` with ${listed(
        condition.map((each) => terms.conditions[each]),
        'or',
      )}`,
    seenBy && seenBy !== within?.from && ` in Line of Sight of ${theCharacter(seenBy, s)}`,
    within &&
      ` within Range ${within.range}${seenBy === within.from ? ' and Line of Sight' : ''} of ${whence(within, s)}`,
    who.near &&
      ` within Range ${who.near.range} of at least ${number(who.near.atLeast)} ${some(who.near.of, s, 'all')}`,
    engagedWith &&
      ` Engaged with ${theCharacter(engagedWith, s)}${yesOrNo(wounded, ' and Wounded', ' and not Wounded')}`,
    contesting &&
      ` that ${determiner === 'all' ? 'contest' : 'contests'} ${contesting === true ? 'an Active objective' : theUnit(contesting, s)}`,
    // Behind the place, which would otherwise be that of who is left out.
    besides && !isBesidesSelf(who) && !isAround(who) && but(besides, who.of, s),
  ]
    .filter(Boolean)
    .join('');
}

const everyOne = (ref: Ref, s: Speaking): string =>
  ref === 'self' ? 'every character of this Unit' : theCharacter(ref, s);

function whence({ from, every, other }: NonNullable<Selector['within']>, s: Speaking): string {
  if (every) return everyOne(from, s);
  return other && from === 'self' ? 'a character of this Unit' : theCharacter(from, s);
}

const UNITS: Readonly<Record<Exclude<Ref, object>, string>> = {
  self: 'this Unit',
  attacker: 'the attacking Unit',
  target: 'the target',
  mover: 'the moving character’s Unit',
  'event-unit': 'that Unit',
  wounder: 'the character that inflicted the Wound',
  targets: 'each targeted character',
  activating: 'the activating Unit',
  'event-objective': 'the objective',
  it: 'it',
};

const CHARACTERS: Readonly<Record<Exclude<Ref, object>, string>> = {
  ...UNITS,
  attacker: 'the attacker',
  mover: 'the moving character',
};

/** Somebody meant as a Unit: damage, conditions and tokens go to Units. */
export const theUnit = (ref: Ref, s: Speaking): string => (typeof ref === 'object' ? meant(ref.bound, s) : UNITS[ref]);

export const theCharacter = (ref: Ref, s: Speaking): string =>
  typeof ref === 'object' ? meant(ref.bound, s) : CHARACTERS[ref];

const AGAIN = { self: 'your character', allied: 'the ally', 'other-allied': 'the ally', enemy: 'the enemy', any: 'it' };

/** One of several kinds is neither of them alone. */
const again = (who: Selector): string =>
  who.or ? (who.of === 'unit' ? 'the chosen Unit' : 'the chosen character') : AGAIN[who.side];

/** Introduced, or meant again. */
function meant(name: string, s: Speaking): string {
  const [known, who] = [s.speaker.nameOf(name), s.speaker.selector(name)];
  if (known !== undefined) return known;
  if (who && s.speaker.introduces(name)) return some(who, s);
  if (!who || s.speaker.isPlain(name)) return 'it';
  if (who.of === 'objective') return 'the objective';
  return again(who);
}

/** `failure`, `crits or strikes`; of any face, dice. */
export function faceNames(faces: Faces, n = 1): string {
  if (faces === 'any') return plural(n, 'die');
  const each = typeof faces === 'string' ? [faces] : faces;
  return listed(
    each.map((face) => plural(n, terms.faces[face])),
    'or',
  );
}

/** `1 failure`, `2 attack dice`. */
export const facesOf = (n: number, faces: Faces): string => `${n} ${faceNames(faces, n)}`;

/** `this Unit’s Order Card`, but `the Order Card of an allied Unit within Range 3 of this Unit`. */
export const belonging = (who: string, thing: string): string => {
  if (who === 'it') return `its ${thing}`;
  return / (within|with|that|in|of|Engaged|other than|contested) /.test(who)
    ? `the ${thing} of ${who}`
    : `${who}’s ${thing}`;
};

export const rollName = (roll: RollRef): string => (typeof roll === 'string' ? `${terms.dice[roll]} roll` : 'roll');

/** What the step before took off, spent or gave, one of it. */
function doneBy({ speaker: { before } }: Speaking): string {
  if (before?.do === 'may' && before.force) return 'Force spent';
  return before?.do === 'drop-hunker' ? 'Hunker token lost' : 'one of them';
}

/** What is counted, one of it. */
function counting(value: Exclude<Amount, number>, s: Speaking): string {
  switch (value.count) {
    case 'spent':
      return 'Force spent';
    case 'done':
      return doneBy(s);
    case 'faces':
      return `${faceNames(value.face)} in the ${rollName(value.roll)}`;
    case 'found':
      return some(value.of, s, 'each').replace(/^(each|every) /, '');
    case 'force':
      return 'Ready Force';
    case 'momentum':
      return value.of === 'own' ? 'Momentum you have' : 'Momentum your opponent has';
    case 'dealt':
      return 'damage the target suffered';
    case 'shared-tags':
      return `Tag that ${theUnit(value.of, s)} shares with ${theUnit(value.with, s)}`;
    default:
      return `${TOKENS[value.count]} on ${theUnit(value.on, s)}`;
  }
}

export const TOKENS = {
  damage: 'damage',
  injured: 'Injured token',
  wounded: 'Wounded token',
  wounds: 'Wounded or Injured token',
  hunker: 'Hunker token',
  conditions: 'condition',
};

/** What there is more or less of. */
export const howMuch = (value: Amount, s: Speaking): string =>
  typeof value === 'number' ? String(value) : counting(value, s);

/** `2`, `1 for every 3 damage on this Unit`, with what is counted in between. */
export function amount(value: Amount, thing: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return thing(value);
  return `${thing(value.times ?? 1)} ${forEach(value, s)}`;
}

/** `for every 3 damage on this Unit`. */
export const forEach = (value: Exclude<Amount, number>, s: Speaking): string => {
  const { per = 1 } = value;
  return `for ${per === 1 ? 'each' : `every ${per}`} ${counting(value, s)}`;
};

/** What there is so much of comes first: `for each …, add 1 die to the attack roll`. */
export function firstCounted(value: Amount, told: (n: number) => string, s: Speaking): string {
  if (typeof value === 'number') return told(value);
  return `${forEach(value, s)}, ${told(value.times ?? 1)}`;
}
