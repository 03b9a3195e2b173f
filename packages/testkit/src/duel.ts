import { type Fighter, type Skirmish, skirmish } from './skirmish.ts';
import type { Story } from './story.ts';

/** A skirmish around one attack: a red attacker in its activation, a blue defender Engaged with it unless put elsewhere. */
export interface Duel extends Partial<Skirmish> {
  readonly attacker?: Partial<Fighter>;
  readonly defender?: Partial<Fighter>;
}

/** Beyond Engagement, within Range 4. */
export const FAR = [17, 10] as const;
/** Where a Unit of two stands: the first where one alone would, the second a little off. */
export const TWO = [
  [10, 10],
  [12, 12],
] as const;

export function duel({ attacker, defender, red, blue, ...setup }: Duel = {}): Story {
  return skirmish({
    activates: 'attacker',
    ...setup,
    red: { attacker: { at: [10, 10], ...attacker }, ...red },
    blue: { defender: { at: [13, 10], ...defender }, ...blue },
  });
}
