import { type Duel, duel, ENEMY, innate, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** R-CARD-20: a chart that another Unit lends for an attack. */

const ALLY = { of: 'character', side: 'other-allied' } as const;

describe('a defense chart that an ally lends', () => {
  const lending = innate({ on: 'attack.targeted', to: ALLY }, { do: 'use-chart', roll: 'defense', of: 'self' });
  const attacked = (more: Duel = {}) =>
    duel({
      blue: { lender: { at: [20, 20], has: ['lending'], armour: ['block', 'block'] } },
      attackDice: 'sss',
      defenseDice: 'e',
      abilities: { lending },
      ...more,
    }).plays('combat', 'melee');

  it('[R-CARD-20] is offered to the defender when the chart is read', () => {
    expect([attacked().asked, attacked().offered]).toEqual(['blue DP-57', ['lent', 'own']]);
  });

  it('[R-CARD-20] is read in place of the own one, or the own one is', () => {
    const successes = (option: string) => attacked().plays(option).open.decision?.about?.successes;
    expect([successes('lent'), successes('own')]).toEqual([1, 3]);
  });

  it('[CR-COND-15] helps nobody who is Exposed', () => {
    const story = attacked({ defender: { conditions: ['exposed'] } }).plays('lent');
    expect(story.open.decision?.about).toMatchObject({ successes: 3 });
  });

  it('serves this attack alone', () => {
    const story = attacked({ attackDice: 'f' });
    story.plays('lent');
    expect(story.open.resolutions.some(({ attack }) => attack?.lent)).toBe(false);
  });

  it('is not asked about where nobody lends one', () => {
    expect(duel({ attackDice: 's' }).plays('combat', 'melee').asked).toBe('red DP-45');
  });
});

describe('the attack chart of the target', () => {
  const taking = innate(
    { on: 'attack.modifying', by: SELF, to: ENEMY },
    { do: 'use-chart', roll: 'attack', of: 'target' },
  );
  const attacking = () =>
    duel({
      attacker: { has: ['taking'] },
      defender: { chart: ['crit', 'damage'] },
      attackDice: 'e',
      abilities: { taking },
    }).plays('combat', 'melee');

  it('[R-CARD-20] is offered to the attacker, whose results they are', () => {
    expect([attacking().asked, attacking().offered]).toEqual(['red DP-57', ['lent', 'own']]);
    expect(attacking().plays('lent').open.decision?.about).toEqual({ successes: 1, pool: 1 });
    expect(attacking().plays('own').asked).toBe('red DP-23');
  });
});
