import type { Condition } from '@faultline/rules';
import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'snowtroopers';

describe('Forced March', () => {
  const starting = (conditions: readonly Condition[]) =>
    skirmish({
      red: { unit: { is, at: PAIR, conditions } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] takes a condition off for a damage', () => {
    const story = starting(['exposed']).chooses('yes');
    expect(story.unit('unit')).toMatchObject({ damage: 1, conditions: [] });
  });

  it('or does not', () => {
    expect(starting(['exposed']).chooses('no').unit('unit')).toMatchObject({ damage: 0, conditions: ['exposed'] });
  });

  it('takes off one of several, as they choose', () => {
    const story = starting(['exposed', 'disarmed']).plays('yes', 'disarmed');
    expect(story.unit('unit').conditions).toEqual(['exposed']);
  });

  it('[R-ABIL-4] asks nothing without a condition', () => expect(starting([]).asked).toBe('red DP-23'));

  it('is paid beside Boss, whose Breaking Things is no business of theirs', () => {
    const story = skirmish({
      red: { unit: { is, at: PAIR, conditions: ['pinned'] }, boss: { is: 'rc-1138-boss', at: [20, 20] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      moment: { phase: 'start' },
    }).chooses('yes');
    expect(story.told('suffered')).toEqual(['suffered unit 1']);
  });
});

describe('Assault Tactics', () => {
  it('[R-ABIL-7] lets each dash, and focus for a damage', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: [30, 30] } });
    story.plays('assault-tactics', 'attacker.1', 'decline', 'decline', 'yes');
    expect([story.told('suffered'), story.offered.includes('focus')]).toEqual([['suffered attacker 1'], false]);
  });
});

describe('Extreme Conditions Training', () => {
  const struck = (more: Partial<Fighter>, icon: 'exposed' | 'pinned' = 'exposed') =>
    duel({
      attacker: { tree: path([icon]) },
      defender: {
        is,
        at: [
          [17, 10],
          [33, 33],
        ],
        ...more,
      },
      attackDice: 'sccc',
      defenseDice: 'ffffff',
    })
      .plays('combat', 'ranged', 'n1')
      .unit('defender').conditions;

  it('[CR-KEY-01] keeps Exposed from them while they have a Hunker token', () => {
    expect([struck({ hunker: 1 }), struck({})]).toEqual([[], ['exposed']]);
  });

  it('keeps nothing else from them', () => expect(struck({ hunker: 1 }, 'pinned')).toEqual(['pinned']));

  it('keeps them from the Exposed of Enfeeble', () => {
    const story = duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { brother: { is: 'fifth-brother', at: [17, 17] } },
      defender: {
        is,
        at: [
          [17, 10],
          [33, 33],
        ],
        hunker: 1,
      },
    }).plays('combat', 'ranged');
    expect(story.offered).not.toContain('enfeeble@brother');
  });
});

describe('Only Imperial Stormtroopers Are So Precise', () => {
  it('[CR-KEY-04] is Sharpshooter 1', () => {
    const pool = (...before: readonly string[]) =>
      duel({ attacker: { is, at: PAIR }, defender: { at: [17, 10] } })
        .plays(...before, 'combat', 'attacker.1', 'ranged')
        .told('pool')[0];
    expect([pool(), pool('focus')]).toEqual(['pool attack 6', 'pool attack 8']);
  });
});
