import { wholeFrom } from '@faultline/shape/guards';
import type { Cause } from '../state/cause.ts';
import type { Frame } from '../state/frame.ts';
import { canonical } from '../state/hash.ts';
import { type CharacterId, type Seat, unitName } from '../state/ids.ts';
import type { Open } from '../state/open.ts';

/** What a step carried while both halves of a split pool were suffered in step 9. */
interface SplitBefore {
  readonly at: string;
  readonly attacker: CharacterId;
  readonly seat: Seat;
  readonly pool: number;
  readonly turned?: { readonly amount: number; readonly cause: Cause };
  readonly guarded?: true;
}

/** R-CARD-16, rules 0.2.0: the attacker's part is still to come, and Protection has had its one already. */
export function splitBefore({ characters, units }: Open, frame: Frame): Frame[] {
  if (frame.at !== 'attack.suffer') return [frame];
  const { turned, guarded, ...rest } = frame as unknown as SplitBefore;
  const attacker = characters.find(({ id }) => id === rest.attacker);
  const u = units.find(({ id }) => id === attacker?.unit);
  if (!turned || !u) return [frame];
  const { amount, cause } = turned;
  const context = { unit: cause.unit, trigger: null, bound: { attacker: unitName(u) } };
  return [
    { ...rest, pool: rest.pool + (guarded ? 1 : 0) } as unknown as Frame,
    { at: 'effects.run', effects: [splitHalf(amount)], next: 0, context, cause, seat: rest.seat, did: false },
  ];
}

const splitHalf = (amount: number) => ({ do: 'suffer', who: { bound: 'attacker' }, amount }) as const;

const isAmount = wholeFrom(0, 99);

/** That effect stands on no card: it is known by its text. No pool is larger. */
export const isSplitHalf = (effect: Readonly<Record<string, unknown>>): boolean => {
  const { amount } = effect;
  return isAmount(amount) && canonical(effect) === canonical(splitHalf(amount));
};
