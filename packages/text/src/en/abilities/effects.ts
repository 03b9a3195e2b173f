import type { DiceChange, Effect, Keyword, MoveKind, Ref } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { amount, counted, faceNames, listed, number, some, theCharacter, theUnit } from './nouns.ts';

const damage = (n: number): string => `${n} damage`;
const spaces = (n: number): string => counted(n, 'space');

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
  heal: ({ who, times = 1 }, s) => `${theCharacter(who, s)} may heal${times === 1 ? '' : ` ${number(times)} times`}`,
  injure: ({ who, tokens }, s) => `${theUnit(who, s)} gains ${counted(tokens, 'Injured token')}`,
  shed: ({ who, wounded, damage: hurt, conditions }, s) => {
    const gone = [
      wounded && counted(wounded, 'Wounded token'),
      hurt && (hurt === 'all' ? 'all damage' : damage(hurt)),
      conditions && (conditions === 'all' ? 'all conditions' : counted(conditions, 'condition')),
    ].filter((each) => typeof each === 'string');
    return `${theUnit(who, s)} loses ${listed(gone)}`;
  },
  'change-stance': ({ who }, s) => `${theUnit(who, s)} may change its stance`,
  struggle: ({ spaces: n }) => `move the Struggle token ${spaces(n)} toward your Momentum`,
  move: ({ who, move, toward, away, by }, s) => {
    const whom = theCharacter(who, s);
    const way = where(toward, away, s);
    return by ? `your opponent may make ${whom} ${moving(move)}${way}` : `${whom} may ${moving(move)}${way}`;
  },
  place: ({ who, range, from }, s) =>
    `place ${theCharacter(who, s)} within Range ${range}${from ? ` of ${theCharacter(from, s)}` : ''}`,
  action: ({ who, action }, s) => `${theUnit(who, s)} makes a ${terms.actions[action]} action`,
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
  each: ({ bind, from, effects: inner }, s) => {
    const all = some(from, s, 'each');
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.sentences(inner);
    const joined = first.startsWith('it ') ? `${all}${first.slice('it'.length)}` : `for ${all}: ${first}`;
    return [joined, ...rest].join(', then ');
  },
  may: ({ effects: inner, by, momentum }, s) => {
    const price = momentum ? `for ${counted(momentum, 'Momentum', 'Momentum')}, ` : '';
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
  dice: ({ roll, change }) => dice(change, terms.dice[roll]),
  'split-pool': () =>
    'this Unit suffers half of the Damage Pool, rounded up; what remains is suffered by the attacking Unit',
  'after-attack': ({ effects: inner }, s) => `after the attack, ${s.sentences(inner).join(', then ')}`,
  when: ({ test, effects: inner }, s) => `if ${s.test(test)[0]}, ${s.sentences(inner).join(', then ')}`,
  instead: () => '',
  'order-card': ({ to }) =>
    to === 'discard'
      ? 'put the card on the discard pile instead'
      : `put the card on the ${to === 'deck-top' ? 'top' : 'bottom'} of your Order Deck instead`,
  'if-did': ({ effects: inner }, s) => `if so, ${s.sentences(inner).join(', then ')}`,
};
