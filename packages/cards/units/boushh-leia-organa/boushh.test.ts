import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'boushh-leia-organa';
const INCH = 2540;

describe('Fan Out', () => {
  it('[CR-ACT-06] lets her or another Spy reposition', () => {
    const story = skirmish({
      red: { boushh: { is, at: [10, 10] }, spy: { at: [30, 5], tags: ['Spy'] }, other: { at: [5, 5] } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'boushh',
      moment: { phase: 'start' },
    });
    expect(story.offered).toEqual(['boushh.1', 'spy.1']);
    expect(story.plays('spy.1').offered).toEqual(['reposition', 'decline']);
  });
});

describe('Low Blow', () => {
  it('[CR-PUSH-18] pushes an enemy she fights Range 2 away, then herself as far toward it', () => {
    const story = duel({ attacker: { is } }).plays('low-blow');
    story.chooses('push', { direction: [1, 0] });
    const pushed = story.character('defender').x;
    expect(pushed).toBeGreaterThan(13 * INCH);
    story.chooses('pull', { direction: [1, 0] });
    expect(story.character('attacker').x).toBeGreaterThan(10 * INCH);
  });

  it('then lets her focus', () => {
    const story = duel({ attacker: { is } })
      .plays('low-blow')
      .chooses('push', { direction: [1, 0] })
      .chooses('pull', { direction: [1, 0] });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.plays('yes').offered).not.toContain('focus');
  });

  it('[R-ABIL-4] is not offered in no fight', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('low-blow');
  });

  it('cannot push Dark Troopers, who are Immovable', () => {
    const story = duel({
      attacker: { is },
      defender: {
        is: 'dark-troopers',
        at: [
          [13, 10],
          [30, 30],
        ],
      },
    });
    story.plays('low-blow');
    expect(story.offered).not.toContain('push');
  });
});

describe('Fearless and Inventive', () => {
  const option = 'fearless-and-inventive@attacker';
  const scene = (other: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, blue: { other: { at: [10, 13], ...other } }, force: [9, 0] });
  const struck = (other: Partial<Fighter> = {}) => scene(other).plays('combat', 'melee', 'defender.1');

  it('adds two dice for each further enemy in the fight', () => {
    expect(struck().plays(option).told('pool')[0]).toBe('pool attack 8');
    const pair = struck({
      at: [
        [10, 13],
        [7, 10],
      ],
    });
    expect(pair.plays(option).told('pool')[0]).toBe('pool attack 10');
  });

  it('[R-ABIL-4] is not offered for the target alone, for Wounded enemies, or in Ranged attacks', () => {
    const offered = (other: Partial<Fighter>) => struck(other).offered;
    expect(duel({ attacker: { is }, force: [9, 0] }).plays('combat', 'melee').offered).not.toContain(option);
    expect(offered({ wounded: 1 })).not.toContain(option);
  });

  it('counts Maul among them, who may take his Revenge for blows at himself alone', () => {
    const story = struck({ is: 'lord-maul' });
    expect(story.plays(option).told('pool')[0]).toBe('pool attack 8');
  });
});

describe('I Want Fifty Thousand, No Less', () => {
  const wounding = (force: number, more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, ...more },
      attackDice: 's',
      force: [0, force],
      score: { momentum: [3, 3], token: 0 },
    }).plays('combat', 'melee', 'n1');
  const gains = (story: ReturnType<typeof wounding>) => story.told('momentum').filter((line) => line.includes('red'));

  it('[R-CARD-10] is a Momentum more for a Primary she Wounds, unless the other player spends a Force', () => {
    const story = wounding(1);
    expect([story.asked, story.offered]).toEqual(['blue DP-57', ['yes', 'no']]);
    expect(gains(story.plays('no'))).toHaveLength(2);
    const paid = wounding(1).plays('yes');
    expect([gains(paid).length, paid.open.seats[1].forceReady]).toEqual([1, 0]);
  });

  it('[CR-STRUG-15] asks nobody who has no Force', () => {
    expect(gains(wounding(0))).toHaveLength(2);
  });

  it('not for others', () => {
    expect(gains(wounding(1, { rank: 'secondary' }))).toHaveLength(1);
  });

  it('comes beside the Momentum of Ezra’s This Helmet is Property of Ezra Bridger, which is for Supporting Units', () => {
    const story = duel({
      attacker: { is },
      red: { ezra: { is: 'ezra-bridger-spectre-6', at: [30, 5] } },
      defender: { stamina: 4, damage: 3, rank: 'supporting' },
      attackDice: 's',
      force: [0, 1],
      score: { momentum: [3, 3], token: 0 },
    }).plays('combat', 'melee', 'n1');
    expect(gains(story)).toHaveLength(1);
  });
});
