import { drawing, type Words } from '@faultline/chance';
import { type DieKind, FACES, type Face } from '../cards/dice.ts';

export function rollDice(words: Words, kind: DieKind, n: number): Face[] {
  const below = drawing(words);
  const faces = FACES[kind];
  return Array.from({ length: n }, () => faces[below(faces.length)] as Face);
}
