import type { DiceChange, Effect, Keyword, MoveKind, Ref } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { amount, counted, faceNames, listed, number, some, theCharacter, theUnit, times } from './nouns.ts';

const damage = (n: number): string => `${n} damage`;
const spaces = (n: number): string => counted(n, 'space');
const momentum = (n: number): string => `${n} Momentum`;

const elsewise = (effects: readonly Effect[] | undefined, s: Speaking): string =>
  effects && effects.length > 0 ? `; otherwise, ${s.sentences(effects).join(', then ')}` : '';

const PLACES = {
  'deck-top': 'on the top of your Order Deck',
  'deck-bottom': 'under your Order Deck',
  discard: 'on the discard pile',
  reserve: 'into reserve',
} as const;

export const keywordName = (keyword: Keyword): string => {
  const name = terms.keywords[keyword.name];
  if (keyword.name === 'immunity') return `${name} [${terms.conditions[keyword.condition]}]`;
  return 'value' in keyword ? `${name} [${keyword.value}]` : name;
};

const UNTIL = {
  action: 'until the end of the action',
  activation: 'until the end of the activation',
  turn: 'until the end of the turn',
  game: 'until the end of the game',
} as const;

const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => terms.moves[kind]),
    'or',
  );

const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` toward ${theCharacter(toward, s)}`;
  return away ? ` away from ${theCharacter(away, s)}` : '';
};

function dice(change: DiceChange, roll: string): string {
  switch (change.how) {
    case 'add':
      return `add ${change.face === 'expertise' ? 'an' : 'a'} ${terms.faces[change.face]} to the ${roll} roll`;
    case 'remove':
      return `remove a ${faceNames(change.face)} from the ${roll} roll`;
    case 'turn':
      return `turn a ${faceNames(change.face)} of the ${roll} roll to a ${terms.faces[change.to]}`;
    case 'reroll':
      return `reroll up to ${counted(change.most, faceNames(change.face), change.face === 'any' ? 'dice' : faceNames(change.face))} of the ${roll} roll`;
  }
}

/** `gains Strained or Exposed`, where every way gives one condition to the same one. */
function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects }) => effects);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('') ? null : `${theUnit(first.who, s)} gains ${listed(names, 'or')}, as you choose`;
}

const attackOf = (types: readonly string[] | undefined): string => {
  if (!types) return 'an attack';
  return types.length === 1 ? `a ${types[0]} attack` : `a ${listed(types, 'or')} attack`;
};

export const effects: AbilityWords['effects'] = {
  suffer: ({ who, amount: n }, s) => `${theUnit(who, s)} suffers ${amount(n, damage, s)}`,
  gain: ({ who, condition }, s) => `${theUnit(who, s)} gains ${terms.conditions[condition]}`,
  hunker: ({ who }, s) => `${theUnit(who, s)} gains a Hunker token`,
  refresh: ({ amount: n }, s) => `refresh ${amount(n, (force) => `${force} Force`, s)}`,
  heal: ({ who, times: n = 1 }, s) => `${theCharacter(who, s)} may heal${n === 1 ? '' : ` ${times(n)}`}`,
  'drop-hunker': ({ who, tokens }, s) => {
    const many = { all: 'all its Hunker tokens', any: 'as many Hunker tokens as you like' };
    return `${theUnit(who, s)} loses ${typeof tokens === 'number' ? counted(tokens, 'Hunker token') : many[tokens]}`;
  },
  defeat: ({ who }, s) => `${theUnit(who, s)} is Defeated`,
  tag: ({ who, tag, until }, s) =>
    `${theUnit(who, s)} has the tag ${typeof tag === 'string' ? tag : 'chosen'} ${UNTIL[until]}`,
  momentum: ({ amount: n, of }, s) => `${of ? 'your opponent gains' : 'you gain'} ${amount(n, momentum, s)}`,
  'lose-momentum': ({ amount: n, of }, s) => `${of ? 'your opponent loses' : 'you lose'} ${amount(n, momentum, s)}`,
  control: ({ of, by }, s) =>
    by === 'own' ? `you take control of ${theUnit(of, s)}` : `remove the Control token from ${theUnit(of, s)}`,
  'refresh-deck': () => 'refresh your Order Deck and your Force',
  injure: ({ who, tokens }, s) => `${theUnit(who, s)} gains ${counted(tokens, 'Injured token')}`,
  shed: ({ who, wounded, injured, damage: hurt, conditions }, s) => {
    const gone = [
      wounded && counted(wounded, 'Wounded token'),
      injured && (injured === 'all' ? 'all Injured tokens' : counted(injured, 'Injured token')),
      hurt && (hurt === 'all' ? 'all damage' : damage(hurt)),
      conditions && (conditions === 'all' ? 'all conditions' : counted(conditions, 'condition')),
    ].filter((each) => typeof each === 'string');
    return `${theUnit(who, s)} loses ${listed(gone)}`;
  },
  'change-stance': ({ who }, s) => `${theUnit(who, s)} changes its stance`,
  struggle: ({ spaces: n }, s) => `move the Struggle token ${amount(n, spaces, s)} toward your Momentum`,
  move: ({ who, move, toward, away, by }, s) => {
    const whom = theCharacter(who, s);
    const way = where(toward, away, s);
    return by ? `your opponent may make ${whom} ${moving(move)}${way}` : `${whom} may ${moving(move)}${way}`;
  },
  place: ({ who, range, from }, s) =>
    `place ${theCharacter(who, s)} within Range ${range}${from ? ` from ${theCharacter(from, s)}` : ''}`,
  action: ({ who, action }, s) => `${theUnit(who, s)} makes a ${terms.actions[action]} action`,
  shove: ({ who, by }, s) => `${theCharacter(by, s)} shoves ${theCharacter(who, s)}`,
  push: ({ who, range, origin }, s) =>
    `push ${theCharacter(who, s)} Range ${range} away from ${theCharacter(origin, s)}`,
  pull: ({ who, range, origin }, s) => `pull ${theCharacter(who, s)} Range ${range} toward ${theCharacter(origin, s)}`,
  attack: ({ who, dice: n, types, target }, s) => {
    const kind = attackOf(types?.map((type) => terms.attacks[type]));
    const against = target ? ` on ${target === 'targets' ? 'one of the same targets' : theCharacter(target, s)}` : '';
    return `${theCharacter(who, s)} may make ${kind}${n === undefined ? '' : ` with ${n} dice`}${against}`;
  },
  choose: ({ from, bind }, s) => {
    const whom = some(from, s);
    s.speaker.know(bind, from);
    return `choose ${whom}`;
  },
  'choose-tag': ({ of }, s) => (of === 'any' ? 'choose a tag' : `choose a tag of ${theUnit(of, s)}`),
  roll: ({ die, dice: n }, s) =>
    `roll ${amount(n, (many) => `${many} ${terms.dice[die]} ${many === 1 ? 'die' : 'dice'}`, s)}`,
  repeat: ({ times: n, effects: inner }, s) => `${amount(n, times, s)}: ${s.sentences(inner).join(', then ')}`,
  check: ({ test }, s) => `see whether ${s.test(test)[0]}`,
  each: ({ bind, from, upTo, effects: inner }, s) => {
    const all = upTo === undefined ? some(from, s, 'each') : `up to ${amount(upTo, number, s)} ${some(from, s, 'all')}`;
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.sentences(inner);
    const joined =
      first.startsWith('it ') && upTo === undefined ? `${all}${first.slice('it'.length)}` : `for ${all}: ${first}`;
    return [joined, ...rest].join(', then ');
  },
  may: ({ effects: inner, by, momentum: lost, force, most }, s) => {
    const prices = [lost && momentum(lost), force && `${force}${most ? ` to ${most}` : ''} Force`].filter(Boolean);
    const price = prices.length > 0 ? `for ${prices.join(' and ')}, ` : '';
    return `${price}if ${by ? 'your opponent wants to' : 'you like'}, ${s.sentences(inner).join(', then ')}`;
  },
  pick: ({ among, optional }, s) => {
    const conditions = oneCondition(among, s);
    if (conditions) return conditions;
    const ways = among.map(({ effects: inner }) => s.sentences(inner).join(', then '));
    return `${optional ? 'you may choose one' : 'choose one'}: ${listed(ways, 'or')}`;
  },
  grant: ({ who, keyword, until }, s) => `${theUnit(who, s)} has ${keywordName(keyword)} ${UNTIL[until]}`,
  lose: ({ who, keyword, value, until }, s) =>
    `${theUnit(who, s)} loses ${terms.keywords[keyword]}${value === undefined ? '' : ` [${value}]`} ${UNTIL[until]}`,
  dice: ({ roll, change, most }, s) =>
    `${dice(change, terms.dice[roll])}${most === undefined ? '' : `, up to ${amount(most, (n) => counted(n, 'time'), s)}`}`,
  'add-dice': ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const dies = amount(fewer ? -n : n, (many) => counted(many, 'die', 'dice'), s);
    return `${fewer ? `remove ${dies} from` : `add ${dies} to`} the ${terms.dice[roll]} roll`;
  },
  'next-attack': ({ who, dice: n, pool, type, span, after }, s) => {
    const kind = type ? `${terms.attacks[type]} attack` : 'attack';
    const attack = `${span ? 'each' : 'the next'} ${kind} of ${theCharacter(who, s)} in this ${span ?? 'activation'}`;
    const more = [n && counted(n, 'more die', 'more dice'), pool && `${damage(pool)} in the Damage Pool`].filter(
      Boolean,
    );
    if (more.length === 0) return `after ${attack}: ${s.sentences(after ?? []).join(', then ')}`;
    return `${attack} has ${more.join(' and ')}${after ? `; after it, ${s.sentences(after).join(', then ')}` : ''}`;
  },
  'split-pool': () =>
    'this Unit suffers half of the Damage Pool, rounded up; what remains is suffered by the attacking Unit',
  'after-attack': ({ effects: inner }, s) => `after the attack, ${s.sentences(inner).join(', then ')}`,
  when: ({ test, effects: inner, otherwise }, s) =>
    `if ${s.test(test)[0]}, ${s.sentences(inner).join(', then ')}${elsewise(otherwise, s)}`,
  instead: () => 'that does not happen',
  'order-card': ({ of, to }, s) => {
    const card =
      of === undefined ? 'the card' : of === 'reserved' ? 'your reserved card' : `the order card of ${theUnit(of, s)}`;
    if (to === 'shuffled') return `shuffle ${card} into the Order Deck`;
    return `put ${card} ${PLACES[to]}${of === undefined ? ' instead' : ''}`;
  },
  'if-did': ({ effects: inner, otherwise = [] }, s) =>
    inner.length === 0
      ? `if not, ${s.sentences(otherwise).join(', then ')}`
      : `if so, ${s.sentences(inner).join(', then ')}${elsewise(otherwise, s)}`,
};
