import { type ModeId, modeIn, type Open } from '@faultline/rules';
import { strugglesWorth } from './standard/worth.ts';
import type { ScoreWorth } from './worth.ts';

/** What the score of each mode is worth. */
const WORTH: { readonly [M in ModeId]: ScoreWorth } = { standard: strugglesWorth };

const NOTHING: ScoreWorth = { won: () => 0, tracker: () => 0 };

export function worthIn(open: Open): ScoreWorth {
  const mode = modeIn(open);
  return mode === null ? NOTHING : WORTH[mode];
}
