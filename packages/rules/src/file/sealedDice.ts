import { type Receipt, type SealFault, whyNotSealed } from '@faultline/chance';
import type { GameFile } from './gameFile.ts';

/** Whether the dice of a file come from its seals; undefined where it says nothing of any, unless a receipt asks for them. */
export function sealFault(
  { dice, chance }: Pick<GameFile, 'dice' | 'chance'>,
  receipt: Receipt | null,
): SealFault | null | undefined {
  if (!dice) return receipt ? 'not-sealed' : undefined;
  const isOurs = chance.kind === 'seeded' && chance.generator === 'chacha';
  return isOurs ? whyNotSealed(dice, chance.key, receipt) : 'key';
}
