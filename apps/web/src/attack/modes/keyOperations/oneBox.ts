import type { Odds } from '@faultline/odds';

/** KO-ARM-09: against an Armored Target the odds count boxes where they count damage elsewhere. */
export const oneBox = ({ damage }: Odds): number => damage.slice(1).reduce((sum, chance) => sum + chance, 0);
