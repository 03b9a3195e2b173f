import type { DiceChange, Effect, MoveKind, Ref, TokenPlace } from '@faultline/rules';
import { areOfOne, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { counted, faceNames, facesOf, listed, one, theCharacter, theUnit } from './nouns.ts';
import { article } from '../article.ts';

export const damage = (n: number): string => `${n} damage`;

export const spaces = (n: number): string => counted(n, 'space');

export const momentum = (n: number): string => `${n} Momentum`;

/** One sentence of several: `a, then b; if so, c`. */
export const chain = (sentences: readonly string[]): string =>
  sentences.map((sentence, i) => `${i === 0 ? '' : IF_SO.test(sentence) ? '; ' : ', then '}${sentence}`).join('');

/** What hangs on the step before. */
const IF_SO = /^if (so|not|any of them did)[, ]/;

export const elsewise = (effects: readonly Effect[] | undefined, s: Speaking): string =>
  effects && effects.length > 0 ? `; otherwise, ${chain(s.sentences(effects))}` : '';

export const PLACES = {
  'deck-top': 'on top of the Order Deck',
  'deck-bottom': 'under the Order Deck',
  discard: 'into your discard pile',
  reserve: 'into reserve',
} as const;

export const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => terms.moves[kind]),
    'or',
  );

export const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` toward ${one(theCharacter(toward, s))}`;
  return away ? ` away from ${theCharacter(away, s)}` : '';
};

export function dice(change: DiceChange, roll: string): string {
  switch (change.how) {
    case 'add':
      return `add 1 ${terms.faces[change.face]} to the ${roll} roll`;
    case 'remove':
      return `remove 1 ${faceNames(change.face)} from the ${roll} roll`;
    case 'turn':
      return `change 1 ${faceNames(change.face)} in the ${roll} roll to ${change.to === 'expertise' ? 'expertise' : article(terms.faces[change.to])}`;
    case 'reroll':
      return change.face === 'any'
        ? `reroll up to ${counted(change.most, `${roll} die`)}`
        : `reroll up to ${facesOf(change.most, change.face)} in the ${roll} roll`;
  }
}

/** `gains Strained or Exposed`, where every way gives one condition to the same one. */
export function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects }) => effects);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length || !areOfOne(gains)) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('') ? null : `: ${theUnit(first.who, s)} gains ${listed(names, 'or')}`;
}

export const attackOf = (types: readonly string[] | undefined): string => {
  if (!types) return 'an attack';
  return types.length === 1 ? `a ${types[0]} attack` : `a ${listed(types, 'or')} attack`;
};

/** What people are told to do: the first words of sentences without a subject. */
const ORDERS =
  /^(add|change|check|choose|cover|discard|flip|ignore|move|place|pull|push|put|reduce|refresh|remove|reroll|return|reveal|roll|shuffle|split) /;
const VERBS: Readonly<Record<string, string>> = { has: 'have', is: 'be' };

/** What follows `may`: an order as it stands, otherwise `have it gain …`. */
function order(sentence: string): string {
  if (ORDERS.test(sentence)) return sentence;
  const yours = /^you (?:may )?(.*)$/.exec(sentence);
  if (yours) return yours[1] ?? '';
  const [, who, rest] = /^(.+?) may (.*)$/.exec(sentence) ?? [];
  if (who && rest) return `have ${who} ${rest}`;
  const [, whom, verb = '', what] =
    /^(.+?)(?<! that) (has|is|gains|loses|makes|shoves|suffers) (.*)$/.exec(sentence) ?? [];
  return whom && what ? `have ${whom} ${VERBS[verb] ?? verb.slice(0, -1)} ${what}` : `do this: ${sentence}`;
}

/** What an opponent decides is still done by you. */
const orderYou = (sentence: string): string => {
  const told = order(sentence);
  return /^(have|do this:) /.test(told) ? told : `have you ${told}`;
};

/** What begins with its condition, or with whom it is about, stands as a sentence of its own. */
const standsAlone = (sentence: string): boolean => /^(if|for|after) /.test(sentence);

/** `you may refresh 1 Force, then have it gain Pinned`. */
export function permitted(by: 'opponent' | undefined, price: string, sentences: readonly string[]): string {
  const said = sentences.map((sentence, i) => {
    if (IF_SO.test(sentence)) return `; ${sentence}`;
    if (i > 0 && /^(?:you|your opponent) may /.test(sentence)) return `; then ${sentence}`;
    if (standsAlone(sentence)) return i === 0 ? `; if so, ${sentence}` : `; then, ${sentence}`;
    return `${i === 0 ? ` to ` : ', then '}${(by ? orderYou : order)(sentence)}`;
  });
  const told = price === '' ? said.join('').replace(/^(?: to |; if so, )/, '') : `${price}${said.join('')}`;
  const whole = price === '' && standsAlone(sentences[0] ?? '') ? `do this: ${told}` : told;
  return `${by ? 'your opponent' : 'you'} may ${whole}`;
}

/** Where Operation tokens lie. */
export const tokenPlace = (place: TokenPlace, s: Speaking): string => {
  if (place === 'battlefield') return 'the battlefield';
  if (place === 'hurt-units') return 'Hurt Units';
  return 'unit' in place ? theUnit(place.unit, s) : s.part(place.tracker);
};

export const tokensAt = (place: TokenPlace, s: Speaking): string => `the Operation tokens on ${tokenPlace(place, s)}`;

export { article, terms };
export * from './nouns.ts';
