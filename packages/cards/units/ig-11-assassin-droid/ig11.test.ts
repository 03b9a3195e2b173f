import { active, duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ig-11-assassin-droid';
const INCH = 2540;

describe('On the Hunt', () => {
  const starting = (more: Partial<Fighter> = {}) =>
    skirmish({
      red: { droid: { is, at: [10, 10], ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'droid',
      moment: { phase: 'start' },
    });

  it('lets him lose a condition, then dash', () => {
    const story = starting({ conditions: ['pinned'] }).plays('yes');
    expect([story.unit('droid').conditions, story.offered]).toEqual([[], ['dash', 'decline']]);
  });

  it('asks nothing about conditions he has not', () => {
    expect(starting().offered).toEqual(['dash', 'decline']);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = skirmish({
      red: { droid: { is, at: [10, 10] } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'droid',
      moment: { phase: 'start' },
    });
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered droid 2']);
  });
});

describe('Multithread Targeting Protocol', () => {
  it('lets him attack somebody of another Unit with five dice', () => {
    const story = duel({
      attacker: { is },
      defender: { at: FAR },
      blue: { other: { at: [17, 14] } },
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1', 'multithread-targeting-protocol@attacker', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 other.1 ranged');
  });
});

describe('Are You Refusing My Request?', () => {
  const attacking = (control: 0 | 1 | null, x = 13, more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, tree: path(['damage']) },
      defender: { ...more },
      objectives: [{ key: 'M', at: [x * INCH, 11.5 * INCH, 0], control }],
      score: { momentum: [3, 3], token: 0 },
      force: [0, 0],
    }).plays('combat', 'melee');

  it('adds three dice against whoever contests what his side does not hold, for a Momentum if they last', () => {
    const story = attacking(1).plays('yes');
    expect(story.told('pool')[0]).toBe('pool attack 10');
    expect(story.open.score).toMatchObject({ momentum: [2, 3] });
  });

  it('costs nothing where it is declined, or the defender is Wounded by it', () => {
    expect(attacking(1).plays('no').told('momentum')).toEqual([]);
  });

  it('[R-ABIL-4] asks nothing at an objective of his side, or at none', () => {
    expect(attacking(0).offered).not.toContain('yes');
    expect(attacking(1, 33).offered).not.toContain('yes');
  });

  it('adds its dice against Maul, whose Revenge comes afterwards', () => {
    expect(attacking(1, 13, { is: 'lord-maul' }).plays('yes').told('pool')[0]).toBe('pool attack 10');
  });
});

describe('Victory Through Combat Is Impossible', () => {
  const gaining = (droid: Partial<Fighter> = {}, red: Readonly<Record<string, Fighter>> = {}, attackDice = 'cf') =>
    duel({
      attacker: { has: ['cheer'], at: [14, 10] },
      defender: { is, at: [10, 10], wounded: 1, injured: 1, ...droid },
      red,
      attackDice,
      abilities: { cheer: active(0, { do: 'momentum', amount: 1 }) },
    }).plays('cheer');

  it('rolls a die for each Wounded and Injured token; with a failure everybody near suffers five, and he is Defeated', () => {
    const story = gaining();
    expect(story.offered).toEqual(['dash', 'decline']);
    story.plays('decline', 'attacker.1');
    expect([story.unit('attacker').damage, story.unit('defender').defeated]).toEqual([5, true]);
  });

  it('[R-CARD-11] deals it once for every character', () => {
    const story = gaining(
      {},
      {
        pair: {
          at: [
            [10, 14],
            [12, 14],
          ],
          stamina: 20,
        },
      },
    );
    story.plays('decline');
    story.plays('pair.1', 'pair.2', 'attacker.1');
    expect(story.told('suffered').slice(0, 2)).toEqual(['suffered pair 5', 'suffered pair 5']);
  });

  it('does nothing without a failure, without a Wounded token, or with as many friends as foes near', () => {
    expect(gaining({}, {}, 'cs').unit('defender').defeated).toBe(false);
    expect(gaining({ wounded: 0 }).told('rolled')).toEqual([]);
    expect(gaining({ at: [30, 30] }).told('rolled')).toEqual([]);
  });

  it('wounds Maul, who has no Revenge to take', () => {
    const story = duel({
      attacker: { is: 'lord-maul', has: ['cheer', 'revenge'], at: [14, 10], damage: 8 },
      defender: { is, at: [10, 10], wounded: 1 },
      abilities: { cheer: active(0, { do: 'momentum', amount: 1 }) },
    }).plays('cheer', 'decline', 'attacker.1');
    expect([story.unit('attacker').wounded, story.unit('defender').defeated]).toEqual([1, true]);
  });
});
