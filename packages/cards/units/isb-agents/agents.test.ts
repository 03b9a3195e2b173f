import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'isb-agents';
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Assault Tactics', () => {
  it('lets each dash, and focus for a damage', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [33, 33] } }).plays(
      'assault-tactics',
      'attacker.1',
      'decline',
      'decline',
    );
    expect(story.plays('yes').unit('attacker').damage).toBe(1);
    expect(story.offered).not.toContain('focus');
  });
});

describe('Imperial Detention', () => {
  it('hurts whoever dashes out of Engagement with them', () => {
    const story = duel({
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
    })
      .plays('move')
      .chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Brutal Suppression', () => {
  it('[CR-KEY-03] is one die more in a Melee attack after Focus', () => {
    const story = duel({ attacker: { is, at } }).plays('focus', 'combat', 'attacker.1', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});
