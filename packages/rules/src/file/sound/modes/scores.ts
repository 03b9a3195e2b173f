import type { Position } from '../../../game/machine.ts';
import type { ModeId } from '../../../modes/index.ts';
import { whyNotOperation } from './keyOperations.ts';
import { whyNotStruggle } from './standard.ts';

/** Why a score from outside is none of its mode's, with the cards that lie face down beside it. */
type WhyNot = (p: Position, faceDown: readonly string[]) => string | null;

const SCORES: Readonly<Record<ModeId, WhyNot>> = {
  standard: whyNotStruggle,
  'key-operations': whyNotOperation,
};

export const whyNotScore: WhyNot = (p, faceDown) => {
  const { mode } = p.open.score;
  return Object.hasOwn(SCORES, mode) ? SCORES[mode as keyof typeof SCORES](p, faceDown) : null;
};
