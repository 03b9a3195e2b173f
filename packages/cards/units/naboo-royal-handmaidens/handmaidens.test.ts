import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { roof } from '../../test/roof.ts';

const is = 'naboo-royal-handmaidens';
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Expose Flank', () => {
  const climbing = () =>
    duel({ attacker: { is, at }, defender: { at: [33, 33] }, game: roof, force: [9, 0] }).plays(
      'expose-flank',
      'attacker.1',
    );

  it('[CR-KEY-04] focuses them with Sharpshooter 1 if one ended higher than it began', () => {
    const story = climbing()
      .chooses('climb', { to: [10, 12, 3.2] })
      .plays('decline');
    expect([story.offered.includes('focus'), story.told('keyword').join().includes('sharpshooter')]).toEqual([
      false,
      true,
    ]);
  });

  it('gives nothing for a climb on the ground, or for none', () => {
    const level = climbing()
      .chooses('climb', { to: [9, 10] })
      .plays('decline');
    expect([level.offered.includes('focus'), level.told('keyword')]).toEqual([true, []]);
    expect(climbing().plays('decline', 'decline').offered).toContain('focus');
  });

  it('is no way out for those whom Weequay fight, who have an Exit Strategy themselves', () => {
    const story = duel({
      attacker: { is, at },
      defender: {
        is: 'weequay-pirates',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      force: [9, 0],
    }).plays('expose-flank', 'attacker.1');
    expect(story.told('moved')).toEqual([]);
    expect(story.offered).toEqual(['climb', 'decline']);
  });
});

describe('Coordinated Fire', () => {
  it('Disarms the target of another of the Republic within Range 5', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: {
        maids: {
          is,
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-disarmed@maids');
    expect(story.told('condition')[0]).toBe('condition defender disarmed');
  });
});

describe('Intercede', () => {
  const targets = (maids: Partial<Fighter> = {}, queen: Partial<Fighter> = {}) =>
    duel({
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
        ...maids,
      },
      blue: { queen: { at: [10, 13], ...queen } },
    }).plays('combat', 'melee').offered;

  it('[CR-GEN-10] keeps whoever fights them from their Primaries and Secondaries', () => {
    expect(targets()).not.toContain('queen.1');
    expect(targets({}, { rank: 'secondary' })).not.toContain('queen.1');
  });

  it('not from Supporting Units, nor while they are Wounded, nor whom they do not fight', () => {
    expect(targets({}, { rank: 'supporting' })).toContain('queen.1');
    expect(targets({ wounded: 1 })).toContain('queen.1');
    expect(
      duel({
        defender: {
          is,
          at: [
            [30, 30],
            [33, 30],
          ],
        },
        blue: { queen: { at: [13, 10] } },
      }).plays('combat', 'melee').offered,
    ).not.toContain('defender.1');
  });

  it('keeps Maul from the Queen, and him from his Revenge on her', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      blue: { queen: { is: 'queen-padme-amidala', at: [10, 13] } },
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(story.told('attack')).toEqual(['attack attacker.1 defender.1 melee']);
  });
});
