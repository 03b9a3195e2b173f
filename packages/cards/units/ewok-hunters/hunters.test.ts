import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ewok-hunters';
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Stealthy Approach', () => {
  const dashing = () =>
    duel({ attacker: { is, at }, defender: { at: [33, 33] } }).plays('stealthy-approach', 'attacker.1');

  it('lets each dash, then the Unit takes cover or focuses', () => {
    const story = dashing()
      .chooses('dash', { to: [12, 10] })
      .plays('decline');
    expect(story.offered).toEqual(['hunker', 'focus', 'no']);
    expect(story.plays('hunker').unit('attacker').hunker).toBe(1);
  });

  it('also where nobody dashed, and neither where its player likes', () => {
    const story = dashing().plays('decline', 'decline', 'no');
    expect([story.unit('attacker').hunker, story.offered.includes('focus')]).toEqual([0, true]);
  });

  it('takes one of them from Super Commandos, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: { is, at },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('stealthy-approach', 'attacker.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Coordinated Fire', () => {
  it('[CR-COND-17] Pins the target of another Ewok', () => {
    const story = duel({
      attacker: { tags: ['Ewok'] },
      red: {
        hunters: {
          is,
          at: [
            [12, 13],
            [12, 17],
          ],
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-pinned-ewok@hunters');
    expect(story.told('condition')[0]).toBe('condition defender pinned');
  });
});

describe('Forest Dwellers', () => {
  const ending = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at, ...more }, defender: { at: [33, 33] } }).plays('end');

  it('lets them gain a Hunker token at the end of their activation', () => {
    expect(ending().offered).toEqual(['yes', 'no']);
    expect(ending().plays('yes').unit('attacker').hunker).toBe(1);
  });

  it('not of the activation of others, nor in a fight', () => {
    const other = duel({ red: { hunters: { is, at } }, defender: { at: [33, 33] } }).plays('end');
    expect(other.unit('hunters').hunker).toBe(0);
    expect(other.offered).not.toContain('yes');
    const fighting = duel({ attacker: { is, at } }).plays('end');
    expect(fighting.offered).not.toContain('yes');
  });

  it('gives a token that Del Meeko’s and Crosshair’s Trick Shot takes off', () => {
    const story = skirmish({
      red: { crosshair: { is: 'crosshair', at: [10, 10] } },
      blue: {
        hunters: {
          is,
          at: [
            [17, 10],
            [33, 5],
          ],
          hunker: 1,
        },
      },
      activates: 'crosshair',
      moment: { phase: 'start' },
    });
    expect(story.unit('hunters').hunker).toBe(0);
  });
});

describe('Strength in Numbers', () => {
  const pool = (red: Readonly<Record<string, Fighter>>, type: string) =>
    duel({ attacker: { is, at }, red }).plays('combat', 'attacker.1', type).told('pool')[0];

  it('[R-CARD-28] adds two dice against somebody an Ewok fights, be it the attacker', () => {
    expect(pool({}, 'melee')).toBe('pool attack 7');
  });

  const shooting = (ally: Partial<Fighter>) =>
    duel({
      attacker: { is, at },
      red: { ally: { at: [20, 10], tags: ['Ewok'], ...ally } },
      defender: { at: FAR },
    })
      .plays('combat', 'attacker.1', 'ranged')
      .told('pool')[0];

  it('not where none does, or only a Wounded one', () => {
    expect(shooting({})).toBe('pool attack 8');
    expect(shooting({ tags: ['Jedi'] })).toBe('pool attack 6');
    expect(shooting({ wounded: 1 })).toBe('pool attack 6');
  });

  it('adds its dice beside those of the Wolfpack, whose Pack Hunter counts clones alone', () => {
    const story = duel({
      attacker: { is: '104th-wolfpack-troopers', at },
      red: {
        hunters: {
          is,
          at: [
            [13, 13],
            [33, 5],
          ],
        },
      },
    }).plays('combat', 'attacker.1', 'melee');
    expect(story.told('pool')[0]).not.toBe('pool attack 8');
  });
});
