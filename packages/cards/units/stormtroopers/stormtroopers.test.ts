import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'stormtroopers';

describe('Assault Tactics', () => {
  const dashed = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at: PAIR, ...more }, defender: { at: [30, 30] } }).plays('assault-tactics', 'attacker.1');

  it('[R-ABIL-7] lets each of them dash', () => {
    const story = dashed()
      .chooses('dash', { to: [12, 10] })
      .chooses('dash', { to: [12, 13] });
    expect(story.told('moved')).toHaveLength(2);
  });

  it('lets them focus for a damage, though nobody moved', () => {
    const story = dashed().plays('decline', 'decline', 'yes');
    expect([story.told('suffered'), story.offered.includes('focus')]).toEqual([['suffered attacker 1'], false]);
  });

  it('does not without it', () => {
    const story = dashed().plays('decline', 'decline', 'no');
    expect([story.told('suffered'), story.offered.includes('focus')]).toEqual([[], true]);
  });

  it('takes one of them from Super Commandos, whose No Mercy hurts them', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is, at: PAIR }, defender: { is: 'mandalorian-super-commandos', at } });
    story.plays('assault-tactics', 'attacker.1').chooses('dash', { to: [7.5, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('For the Empire!', () => {
  const shouting = (defender: Partial<Fighter> = {}, red: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [30, 2],
        ] as const,
      },
      red,
      defender,
      force: [9, 0],
    });

  it('[CR-ABIL-02, CR-PUSH-18] pushes an enemy they fight Range 2 away, as their Ability action', () => {
    const story = shouting()
      .plays('ability')
      .chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(16 * 2540);
    expect(story.unit('attacker').conditions).toEqual(['exposed']);
    expect(story.offered).not.toContain('ability');
  });

  it('away from any ally it fights', () => {
    const story = shouting({}, { ally: { at: [13, 13] } }).plays('ability');
    expect(story.offered).toEqual(['attacker.1', 'ally.1']);
  });

  it('[R-ABIL-4] is not offered where they fight nobody', () => {
    expect(shouting({ at: FAR }).offered).not.toContain('ability');
  });

  it('pushes clones whom Brothers in Arms keeps only from a Shove', () => {
    const at = [
      [13, 10],
      [30, 30],
    ] as const;
    expect(shouting({ is: '501st-clone-troopers', at, hunker: 1 }).plays('ability').offered).toContain('push');
  });
});

describe('Only Imperial Stormtroopers Are So Precise', () => {
  it('[CR-KEY-04] is Sharpshooter 1', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: FAR } }).plays(
      'focus',
      'combat',
      'attacker.1',
      'ranged',
    );
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });
});
