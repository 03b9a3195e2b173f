import type { DiceChange, Effect, Keyword, MoveKind, Ref } from '@faultline/rules';
import type { Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { counted, faceNames, listed, theCharacter, theUnit } from './nouns.ts';

export const damage = (n: number): string => `${n} damage`;

export const spaces = (n: number): string => counted(n, 'space');

export const momentum = (n: number): string => `${n} Momentum`;

export const elsewise = (effects: readonly Effect[] | undefined, s: Speaking): string =>
  effects && effects.length > 0 ? `; otherwise, ${s.sentences(effects).join(', then ')}` : '';

export const PLACES = {
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

export const UNTIL = {
  action: 'until the end of the action',
  activation: 'until the end of the activation',
  turn: 'until the end of the turn',
  game: 'until the end of the game',
} as const;

export const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => terms.moves[kind]),
    'or',
  );

export const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` toward ${theCharacter(toward, s)}`;
  return away ? ` away from ${theCharacter(away, s)}` : '';
};

export function dice(change: DiceChange, roll: string): string {
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
export function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects }) => effects);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('') ? null : `${theUnit(first.who, s)} gains ${listed(names, 'or')}, as you choose`;
}

export const attackOf = (types: readonly string[] | undefined): string => {
  if (!types) return 'an attack';
  return types.length === 1 ? `a ${types[0]} attack` : `a ${listed(types, 'or')} attack`;
};

export { terms };
export * from './nouns.ts';
