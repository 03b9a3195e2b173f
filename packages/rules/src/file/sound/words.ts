import { ACTIONS } from '../../cards/actionKind.ts';
import { FACES } from '../../cards/dice.ts';
import { CONDITIONS, DIRECTED_ICONS, MOVE_KINDS, PERSONAL_ICONS } from '../../cards/unitCard.ts';
import { either, isA, list, name, record, type Rule, whole, word } from './rule.ts';

/** The words of the game that a file may use, and figures within what any game comes to. */

export const MANY = 500;
export const count = whole(0, 99);
/** Of damage and dice that effects add up. */
export const total = whole(0, 999);
export const names = list(name, MANY);

export const die = word('attack', 'defense');
const FACE_NAMES = [...new Set([...FACES.attack, ...FACES.defense])];
export const face = word(...FACE_NAMES);
export const faces = list(face, MANY);
export const anyFace = either(face, word('any'), faces);
const icon = word(...DIRECTED_ICONS, ...PERSONAL_ICONS);
export const icons = list(icon, MANY);

const isSwap = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.split('>').length === 2 &&
  value.split('>').every((half) => FACE_NAMES.some((known) => known === half));
export const chartEntries = list(
  either(word('crit', 'strike', 'block'), icon, isA('an entry of an Expertise Chart', isSwap)),
  MANY,
);

export const attackType = word('melee', 'ranged');
export const rank = word('primary', 'secondary', 'supporting');
export const condition = word(...CONDITIONS);
export const move = word(...MOVE_KINDS);
export const action = word(...ACTIONS);
export const range = word(1, 2, 3, 4, 5);
export const until = word('action', 'activation', 'turn', 'game');
export const origin = word('deck', 'reserve', 'shatterpoint');
export const causeKind = word('attack', 'ability', 'condition', 'action', 'mission', 'rule', 'correction');
export const point: Rule = isA('a decision point', (value) => typeof value === 'string' && /^DP-\d{2}$/.test(value));

/** What is done to the dice of a roll (cards/effect.ts). */
export const diceChange = either(
  record({ how: word('add'), face }),
  record({ how: word('remove'), face: anyFace }),
  record({ how: word('turn'), face: anyFace, to: face }),
  record({ how: word('reroll'), face: anyFace, most: count }),
);
