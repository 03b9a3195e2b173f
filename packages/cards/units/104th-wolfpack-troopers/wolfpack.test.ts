import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = '104th-wolfpack-troopers';
const at = [
  [8, 8],
  [8, 6],
] as const;

describe('Run and Gun', () => {
  const running = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at, ...more }, defender: { at: [30, 30] } }).plays('run-and-gun', 'attacker.1');

  it('focuses the Unit if anybody dashed', () => {
    const story = running()
      .chooses('dash', { to: [9, 8] })
      .chooses('decline');
    expect(story.offered).not.toContain('focus');
  });

  it('not if nobody did', () => {
    expect(running().plays('decline', 'decline').offered).toContain('focus');
  });

  it('[CR-COND-17] nor for the dash a Pinned character loses', () => {
    const story = running({ conditions: ['pinned'] }).plays('dash', 'decline');
    expect(story.offered).toContain('focus');
  });

  it('adds a die to the attack that follows', () => {
    const pool = (run: boolean) => {
      const story = duel({ attacker: { is, at }, defender: { at: [14, 8] } });
      if (run)
        story
          .plays('run-and-gun', 'attacker.1')
          .chooses('dash', { to: [8.5, 8] })
          .chooses('decline');
      return story.plays('combat', 'attacker.1', 'ranged').told('pool')[0];
    };
    expect([pool(false), pool(true)]).toEqual(['pool attack 6', 'pool attack 7']);
  });
});

describe('Coordinated Fire', () => {
  it('makes the target of another Republic Unit Strained', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: { wolfpack: { is, at } },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-strained@wolfpack');
    expect(story.told('condition')).toEqual(['condition defender strained']);
  });
});

describe('Pack Hunter', () => {
  const pool = (ally: Partial<Fighter>) =>
    skirmish({
      red: {
        wolfpack: {
          is,
          at: [
            [10, 10],
            [2, 2],
          ],
        },
        ally: { at: [15, 12], tags: ['Clone Trooper'], ...ally },
      },
      blue: { enemy: { at: [13, 10] } },
      activates: 'wolfpack',
    })
      .plays('combat', 'wolfpack.1', 'melee')
      .told('pool')[0];

  it('adds two dice against somebody another Clone Trooper fights too', () => {
    expect([pool({ at: [30, 30] }), pool({})]).toEqual(['pool attack 6', 'pool attack 8']);
  });

  it('not for one who is no Clone Trooper', () => expect(pool({ tags: ['Trooper'] })).toBe('pool attack 6'));

  const alone = (second: readonly [number, number]) =>
    duel({ attacker: { is, at: [[10, 10], second] } })
      .plays('combat', 'attacker.1', 'melee')
      .told('pool')[0];

  it('[R-CARD-15] counts the other one of the pack, but not the attacker itself', () => {
    expect([alone([13, 13]), alone([2, 2])]).toEqual(['pool attack 8', 'pool attack 6']);
  });
});
