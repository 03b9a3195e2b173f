import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'chewie';

describe('Wookiee Loyalty', () => {
  const starting = (ally: Partial<Fighter> = {}, chewie: Partial<Fighter> = {}) =>
    skirmish({
      red: { chewie: { is, at: [10, 10], damage: 2, ...chewie }, ally: { at: [18, 10], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'chewie',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06, R-MOVE-5] lets him dash toward a Primary character, who gains a Hunker token if he comes near', () => {
    const story = starting();
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.tries('dash', { to: [8, 10] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [12, 10] });
    expect([story.unit('ally').hunker, story.offered]).toEqual([1, ['chewie:damage', 'decline']]);
  });

  it('gives nothing where he stayed, or is still out of Range 3', () => {
    expect(
      starting({ at: [13, 10] })
        .chooses('decline')
        .unit('ally').hunker,
    ).toBe(0);
    expect(
      starting({ at: [30, 10] })
        .chooses('dash', { to: [12, 10] })
        .unit('ally').hunker,
    ).toBe(0);
  });

  it('[R-ABIL-4] asks nothing without a Primary character', () => {
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = skirmish({
      red: { chewie: { is, at: [10, 10] }, ally: { at: [3, 10] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'chewie',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered chewie 2']);
  });
});

describe('It’s Not Wise to Upset a Wookiee', () => {
  const upset = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at: [15, 10], ...more }, attackDice: 'csefs', force: [9, 9] });

  it('deals a damage for each crit and strike of five dice', () => {
    expect(upset().plays('its-not-wise-to-upset-a-wookiee').told('suffered')).toEqual(['suffered defender 3']);
  });

  it('[R-ABIL-4] is not offered with no enemy within Range 3', () => {
    expect(upset({ at: [30, 30] }).offered).not.toContain('its-not-wise-to-upset-a-wookiee');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = upset({ is: 'lord-maul', damage: 10 }).plays('its-not-wise-to-upset-a-wookiee');
    expect([story.unit('defender').wounded, story.told('attack')]).toEqual([1, []]);
  });
});

describe('Bodyguard', () => {
  it('[CR-COVER-01] is Cover 1 for a Primary or Secondary within Range 2', () => {
    const pool = (at: readonly [number, number], rank: 'secondary' | 'supporting' = 'secondary') =>
      duel({ defender: { at: FAR, rank }, blue: { chewie: { is, at } }, force: [0, 0] })
        .plays('combat', 'ranged')
        .told('pool')[1];
    expect(pool([21, 11])).toBe('pool defense 3');
    expect([pool([30, 30]), pool([21, 11], 'supporting')]).toEqual(['pool defense 2', 'pool defense 2']);
  });
});

describe('Intimidating Presence', () => {
  const changes = (defender: Partial<Fighter>, chewie: Partial<Fighter> = {}) =>
    duel({
      defender: { tags: ['Rebel Alliance'], ...defender },
      blue: { chewie: { is, at: [15, 12], ...chewie } },
      force: [0, 0],
    })
      .plays('combat', 'melee')
      .told('dice');

  it('adds an expertise to the defense of Rebels within Range 2', () => {
    expect(changes({})).toEqual(['dice defense add  expertise']);
  });

  it('not for others, not farther away, not with him Wounded', () => {
    expect(changes({ tags: ['Scout'] })).toEqual([]);
    expect(changes({}, { at: [30, 30] })).toEqual([]);
    expect(changes({}, { wounded: 1 })).toEqual([]);
  });

  it('stands beside the expertise of Many Qualities', () => {
    const story = duel({
      defender: { tags: ['Rebel Alliance'] },
      blue: { chewie: { is, at: [15, 12] }, ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [15, 8] } },
      force: [0, 0],
    }).plays('combat', 'melee');
    while (story.asked.startsWith('blue')) story.chooses(story.offered[0] ?? '');
    expect(story.told('dice')).toHaveLength(2);
  });
});
