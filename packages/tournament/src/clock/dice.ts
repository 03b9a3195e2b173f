// Five Attack Dice lengthen a round: a minute for every critical and every strike (SD-TIM-08 to -10).
// The moment of the roll goes into the draw: with a public seed alone everyone could know the length beforehand (SD-R-03).
import { Stream } from '../chance/stream.ts';
import type { DieFace } from '../event/event.ts';

/** One critical, three strikes, two expertise, two failures. */
export const ATTACK_DIE: readonly DieFace[] = [
  'critical',
  'strike',
  'strike',
  'strike',
  'expertise',
  'expertise',
  'failure',
  'failure',
];

export function rollExtensionDice(seed: string, stage: number, round: number, at: number): readonly DieFace[] {
  const stream = new Stream(seed, `extension/${stage}/${round}/${at}`);
  return Array.from({ length: 5 }, () => ATTACK_DIE[stream.below(ATTACK_DIE.length)] ?? 'failure');
}

export function extraMinutes(dice: readonly DieFace[]): number {
  return dice.filter((face) => face === 'critical' || face === 'strike').length;
}
