import type { Position } from '../../../game/machine.ts';
import { type ModeId, modeIn } from '../../../modes/index.ts';
import { whyNotStruggle } from './standard.ts';

/** Why a score from outside is none of its mode's, with the cards that lie face down beside it. */
type WhyNot = (p: Position, faceDown: readonly string[]) => string | null;

const SCORES: Readonly<Record<ModeId, WhyNot>> = { standard: whyNotStruggle };

export const whyNotScore: WhyNot = (p, faceDown) => {
  const mode = modeIn(p.open);
  return mode && SCORES[mode](p, faceDown);
};
