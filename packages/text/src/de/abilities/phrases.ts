import type { DiceChange, DieKind, Effect, Faces, MoveKind, Ref, TokenPlace } from '@faultline/rules';
import { areOfOne, type Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { from } from '../grammar.ts';
import { faceNames } from './amounts.ts';
import { listed } from './cases.ts';
import { theCharacter, theUnit } from './nouns.ts';
import { does, following, inverted, numbered, order } from './sentences.ts';

export const damage = (n: number): string => `${n} Schaden`;

export const momentum = (n: number): string => `${n} Fortschrittsmarker`;

export const PLACES = {
  'deck-top': 'oben auf deinen Befehlsstapel',
  'deck-bottom': 'ganz unten in deinen Befehlsstapel',
  discard: 'auf den Ablagestapel',
  reserve: 'in die Reserve',
} as const;

export const MOVES = {
  advance: 'laufen',
  dash: 'spurten',
  climb: 'klettern',
  jump: 'springen',
  reposition: 'einen Positionswechsel machen',
} as const;

/** Hinter `statt`. */
export const TO_MOVE = {
  advance: 'zu laufen',
  dash: 'zu spurten',
  climb: 'zu klettern',
  jump: 'zu springen',
  reposition: 'einen Positionswechsel zu machen',
} as const;

export const moving = (move: MoveKind | readonly MoveKind[]): string =>
  listed(
    (typeof move === 'string' ? [move] : move).map((kind) => MOVES[kind]),
    'oder',
  );

export const where = (toward: Ref | undefined, away: Ref | undefined, s: Speaking): string => {
  if (toward) return ` in Richtung ${theCharacter(toward, s, 'gen')}`;
  return away ? ` ${from(theCharacter(away, s, 'dat'))} weg` : '';
};

export function dice(change: DiceChange, roll: DieKind): string {
  const wurf = `${terms.dice[roll]}swurf`;
  switch (change.how) {
    case 'add':
      return order('füge', `dem ${wurf} 1 ${faceNames(change.face, roll)}`, 'hinzu', 'hinzufügen');
    case 'remove':
      return order('entferne', `1 ${faceNames(change.face, roll)} aus dem ${wurf}`, '', 'entfernen');
    case 'turn':
      return order(
        'ändere',
        `im ${wurf} 1 ${faceNames(change.face, roll)} in 1 ${faceNames(change.to, roll)}`,
        '',
        'ändern',
      );
    case 'reroll':
      return reroll(change.face, roll, `${change.most} ${faceNames(change.face, roll, change.most > 1)}`);
  }
}

/** `wirf bis zu 2 Angriffswürfel neu`, `wirf bis zu 2 Fehlschläge im Angriffswurf neu`. */
export const reroll = (face: Faces, roll: DieKind, which: string): string =>
  order('wirf', `bis zu ${which}${face === 'any' ? '' : ` im ${terms.dice[roll]}swurf`}`, 'neu', 'neu werfen');

export const rerollMany = (face: Faces, roll: DieKind): string =>
  order('wirf', `beliebig viele ${faceNames(face, roll, true)} im ${terms.dice[roll]}swurf`, 'neu', 'neu werfen');

/** `erhält Gestresst oder Ungeschützt`, wenn jede Möglichkeit derselben Einheit einen Zustand gibt. */
export function oneCondition(ways: readonly { readonly effects: readonly Effect[] }[], s: Speaking): string | null {
  const gains = ways.flatMap(({ effects: inner }) => inner);
  const [first] = gains;
  if (first?.do !== 'gain' || gains.length !== ways.length || !areOfOne(gains)) return null;
  const names = gains.map((each) => (each.do === 'gain' ? terms.conditions[each.condition] : ''));
  return names.includes('')
    ? null
    : does(
        theUnit(first.who, s, 'nom'),
        numbered(first.who, s, 'erhält', 'erhalten'),
        `nach deiner Wahl ${listed(names, 'oder')}`,
        'erhalten',
      );
}

export const ATTACKS = { melee: 'Nahkampf', ranged: 'Fernkampf' } as const;

export const attackOf = (types: readonly ('melee' | 'ranged')[] | undefined): string => {
  if (!types) return 'einen Angriff';
  const [first, second] = types;
  if (first && !second) return `einen ${ATTACKS[first]}angriff`;
  return `einen ${types.map((type, i) => `${ATTACKS[type]}${i < types.length - 1 ? '-' : 'angriff'}`).join(' oder ')}`;
};

const elsewise = (inner: readonly Effect[] | undefined, s: Speaking): string =>
  inner && inner.length > 0 ? `; sonst: ${following(s.sentences(inner))}` : '';

/** Die Bedingung zuerst: Ein einzelner Satz folgt ihr mit dem Verb voran, mehrere nach einem Doppelpunkt. */
export function under(
  condition: string,
  inner: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
  s: Speaking,
): string {
  const sentences = s.sentences(inner);
  const rest = elsewise(otherwise, s);
  return rest === '' ? conditioned(condition, sentences) : `${condition}: ${following(sentences)}${rest}`;
}

export function conditioned(condition: string, sentences: readonly string[]): string {
  const [only = '', ...more] = sentences;
  const isPlain = more.length === 0 && !only.includes(':') && !/^(?:falls|wenn) /.test(only);
  return isPlain ? `${condition}, ${inverted(only)}` : `${condition}: ${following(sentences)}`;
}

/** Wo Operationsmarker liegen. */
export const tokenPlace = (place: TokenPlace, s: Speaking, kase: 'acc' | 'dat' = 'acc'): string => {
  if (place === 'battlefield') return kase === 'acc' ? 'das Spielfeld' : 'dem Spielfeld';
  if (place === 'hurt-units') return kase === 'acc' ? 'verwundete Einheiten' : 'verwundeten Einheiten';
  return 'unit' in place ? theUnit(place.unit, s, kase) : `„${s.part(place.tracker)}“`;
};

export const tokensAt = (place: TokenPlace, s: Speaking, kase: 'acc' | 'dat'): string =>
  `${kase === 'acc' ? 'die Operationsmarker' : 'den Operationsmarkern'} auf ${tokenPlace(place, s, 'dat')}`;

export * from './sentences.ts';
export * from './amounts.ts';
export * from './cases.ts';
export { terms };
export { whole } from '../../abilities/sentence.ts';
export { from } from '../grammar.ts';
export { ACTIONS } from './events.ts';
export * from './nouns.ts';
export { counted } from '../plural.ts';
