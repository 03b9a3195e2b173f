import type { DiceChange, Effect, MoveKind, Ref } from '@faultline/rules';
import { capital, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { faceNames, listed, theCharacter, theUnit } from './nouns.ts';

export const damage = (n: number): string => `${n} Schaden`;

export const momentum = (n: number): string => `${n} Fortschritt`;

export const PLACES = {
  'deck-top': 'oben auf deinen Befehlsstapel',
  'deck-bottom': 'unter deinen Befehlsstapel',
  discard: 'auf den Ablagestapel',
  reserve: 'in die Reserve',
} as const;

export const MOVES = {
  advance: 'laufen',
  dash: 'spurten',
  climb: 'klettern',
  jump: 'springen',
  reposition: 'die Position wechseln',
} as const;

export const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => MOVES[kind]),
    'oder',
  );

export const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` auf ${theCharacter(toward, s, 'acc')} zu`;
  return away ? ` von ${theCharacter(away, s, 'dat')} weg` : '';
};

export function dice(change: DiceChange, wurf: string): string {
  switch (change.how) {
    case 'add':
      return `füge dem ${wurf} 1 ${terms.faces[change.face]} hinzu`;
    case 'remove':
      return `entferne 1 ${faceNames(change.face)} aus dem ${wurf}`;
    case 'turn':
      return `ändere im ${wurf} 1 ${faceNames(change.face)} zu 1 ${terms.faces[change.to]}`;
    case 'reroll':
      return `wirf bis zu ${change.most} ${faceNames(change.face)} des ${wurf}s neu`;
  }
}

/** `erhält Gestresst oder Ungeschützt`, wenn jede Möglichkeit derselben Einheit einen Zustand gibt. */
export function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects: inner }) => inner);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('') ? null : `${theUnit(first.who, s, 'nom')} erhält nach deiner Wahl ${listed(names, 'oder')}`;
}

export const ATTACKS = { melee: 'Nahkampf', ranged: 'Fernkampf' } as const;

export const attackOf = (types: readonly ('melee' | 'ranged')[] | undefined): string => {
  if (!types) return 'einen Angriff';
  const [first, second] = types;
  if (first && !second) return `einen ${ATTACKS[first]}angriff`;
  return `einen ${types.map((type, i) => `${ATTACKS[type]}${i < types.length - 1 ? '-' : 'angriff'}`).join(' oder ')}`;
};

/** Ganze Sätze nach einem Doppelpunkt beginnen groß. */
export const following = (sentences: readonly string[]): string => sentences.map(capital).join('; danach: ');

const elsewise = (inner: readonly Effect[] | undefined, s: Speaking): string =>
  inner && inner.length > 0 ? `; sonst: ${following(s.sentences(inner))}` : '';

/** Ein einzelner Satz steht vor seiner Bedingung; mehrere folgen ihr. */
export function under(
  condition: string,
  inner: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  s: Speaking,
) {
  const sentences = s.sentences(inner);
  const [only = '', another] = sentences;
  const rest = elsewise(otherwise, s);
  return another === undefined && rest === '' && !only.includes(':')
    ? `${only}, ${condition}`
    : `${condition}: ${following(sentences)}${rest}`;
}

export { capital, terms };
export { ACTIONS } from './events.ts';
export * from './nouns.ts';
export { counted } from '../plural.ts';
