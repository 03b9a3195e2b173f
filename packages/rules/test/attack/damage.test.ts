import { type Duel, duel, innate, SELF, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

describe('a Damage Pool', () => {
  const abilities = {
    shield: standing({ name: 'protection' }),
    ghost: innate({ on: 'attack.suffering', to: SELF }, { do: 'instead' }),
  };
  const suffered = (defender: NonNullable<Duel['defender']>, attackDice = 'ss') => {
    const story = duel({ defender, abilities, attackDice }).plays('combat', 'melee', 'n1');
    if (attackDice.length > 1) story.chooses('n2');
    return [story.unit('defender').damage, story.told('withstood').length];
  };

  it.each<[string, NonNullable<Duel['defender']>, number, number]>([
    ['is suffered whole without Protection, and nothing withstands it', {}, 2, 0],
    ['is one less with Protection, which is told', { has: ['shield'] }, 1, 1],
    ['that is replaced is not suffered, and Protection is not told', { has: ['shield', 'ghost'] }, 0, 0],
    ['that is replaced is not suffered without Protection either', { has: ['ghost'] }, 0, 0],
  ])('[CR-DMG-04, CR-KEY-06] %s', (_what, defender, damage, told) => {
    expect(suffered(defender)).toEqual([damage, told]);
  });

  it('[CR-KEY-06] of one is withstood whole', () => {
    expect(suffered({ has: ['shield'] }, 's')).toEqual([0, 1]);
  });
});
