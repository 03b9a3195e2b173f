import type { Effect } from '@faultline/rules';
import { active, type Duel, duel, type Story } from '@faultline/testkit';

export const hurt = (amount: Extract<Effect, { do: 'suffer' }>['amount']): Effect => ({
  do: 'suffer',
  who: 'self',
  amount,
});
export const pin: Effect = { do: 'gain', who: 'self', condition: 'pinned' };
export const expose: Effect = { do: 'gain', who: 'self', condition: 'exposed' };

/** The red Unit’s ability, used in its activation. */
export const uses = (effects: readonly Effect[], more: Duel = {}): Story =>
  duel({
    ...more,
    attacker: { has: ['act'], ...more.attacker },
    abilities: { act: active(0, ...effects), ...more.abilities },
  }).chooses('act');
