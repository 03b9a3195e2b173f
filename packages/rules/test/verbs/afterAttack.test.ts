import type { Effect, Test } from '@faultline/rules';
import { duel, type Duel, reactive, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { pin, uses } from './uses.ts';

const CRIT: Test = { test: 'roll-has', roll: 'attack', face: 'crit' };
const pinIf = (test: Test): Effect => ({ do: 'when', test, effects: [pin] });

/** The defender answers its targeting with a part that waits for the end of the attack. */
const answered = (effect: Effect, more: Duel = {}) => {
  const story = duel({
    ...more,
    defender: { has: ['later'], ...more.defender },
    abilities: {
      later: reactive(0, { on: 'attack.targeted', to: SELF }, { do: 'after-attack', effects: [effect] }),
    },
  }).plays('combat', 'melee', 'later@defender');
  while (story.offered.includes('stop')) story.chooses(story.offered.includes('n1') ? 'n1' : 'stop');
  return story;
};

/** The attacker's next attack brings a part along. */
const prepared = (effect: Effect, more: Duel = {}) => {
  const story = uses([{ do: 'next-attack', who: 'self', dice: 1, after: [effect] }], more).plays('combat', 'melee');
  while (story.offered.includes('stop')) story.chooses(story.offered.includes('n1') ? 'n1' : 'stop');
  return story;
};

describe('a part that waits for the end of an attack', () => {
  it('[R-ABIL-4] sees the dice of the attack it follows', () => {
    const conditions = (attackDice: string) =>
      answered(pinIf(CRIT), { attackDice, defenseDice: 'f' }).unit('defender').conditions;
    expect([conditions('c'), conditions('s')]).toEqual([['pinned'], []]);
  });

  it('sees whether its Unit was Wounded by it', () => {
    const test: Test = { test: 'wounded-by-this', who: 'self' };
    const injured = (stamina: number) =>
      answered(
        { do: 'when', test, effects: [{ do: 'injure', who: 'self', tokens: 1 }] },
        { attackDice: 'c', defenseDice: 'f', defender: { has: ['later'], stamina, durability: 5 } },
      ).unit('defender').injured;
    expect([injured(1), injured(9)]).toEqual([1, 0]);
  });
});

describe('a part that waits for the end of the next attack', () => {
  it('[R-ABIL-4] sees its dice', () => {
    const conditions = (attackDice: string) =>
      prepared(pinIf(CRIT), { attackDice, defenseDice: 'f' }).unit('attacker').conditions;
    expect([conditions('c'), conditions('s')]).toEqual([['pinned'], []]);
  });

  it('knows whom it was made against, and the damage it dealt', () => {
    const dealt: Effect = { do: 'suffer', who: 'target', amount: { count: 'dealt' } };
    const story = prepared(dealt, { attackDice: 'c', defenseDice: 'f', defender: { stamina: 9 } });
    expect(story.unit('defender').damage).toBe(2);
  });

  it('knows its kind', () => {
    const kind = (type: 'melee' | 'ranged') =>
      prepared(pinIf({ test: 'attack-type', type })).unit('attacker').conditions;
    expect([kind('melee'), kind('ranged')]).toEqual([['pinned'], []]);
  });
});

it('[DP-41, CR-ATK-10] dice are added to a pool from the choice of the target on', () => {
  const story = duel({
    defender: { has: ['guard'] },
    abilities: {
      guard: reactive(0, { on: 'attack.targeted', to: SELF }, { do: 'add-dice', roll: 'defense', dice: 2 }),
    },
  }).plays('combat', 'melee');
  expect(story.offered).toEqual(['guard@defender', 'pass']);
  story.chooses('guard@defender');
  expect(story.told('pool')[1]).toBe('pool defense 4');
});
