import { active, duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'mandalorian-super-commandos';

describe('Jet Pack', () => {
  it('lets each of them jump', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [2, 2],
        ],
      },
      defender: { at: [30, 30] },
    }).plays('jet-pack', 'attacker.1');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('No Mercy', () => {
  const leaving = (enemy: Partial<Fighter> = {}, commandos: Partial<Fighter> = {}) =>
    duel({
      attacker: { has: ['leap'], ...enemy },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
        ...commandos,
      },
      abilities: { leap: active(0, { do: 'move', who: 'self', move: 'jump' }) },
    });

  it('hurts whoever dashes out of Engagement with them', () => {
    const story = leaving()
      .chooses('move')
      .chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });

  it('not whoever stays Engaged with one of them', () => {
    expect(
      leaving()
        .chooses('move')
        .chooses('dash', { to: [10, 11] })
        .told('suffered'),
    ).toEqual([]);
  });

  it('not whoever jumps away, nor whoever was not Engaged', () => {
    expect(
      leaving()
        .chooses('leap')
        .chooses('jump', { to: [7, 10] })
        .told('suffered'),
    ).toEqual([]);
    const free = leaving({ at: [3, 10] })
      .chooses('move')
      .chooses('advance', { to: [5, 10] });
    expect(free.told('suffered')).toEqual([]);
  });

  it('[CR-ENG-08] hurts also where they are Wounded and do not hold their enemy', () => {
    const story = leaving({}, { wounded: 1 })
      .chooses('move')
      .chooses('advance', { to: [5, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });

  it('[R-COND-11] comes before Strained strikes', () => {
    const story = leaving({ conditions: ['strained'] })
      .chooses('move')
      .chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2', 'suffered attacker 3']);
  });

  it('[CR-WND-01, R-ACT-6] may wound, which ends the activation', () => {
    const story = leaving({ stamina: 2 })
      .chooses('move')
      .chooses('dash', { to: [7, 10] });
    expect(story.told('wounded', 'activation-ended')).toEqual(['wounded attacker', 'activation-ended attacker']);
  });

  it('is answered once for each Unit that was left', () => {
    const at = (y: number) =>
      [
        [13, y],
        [30, 20 + y],
      ] as const;
    const story = skirmish({
      red: { enemy: { at: [10, 10] } },
      blue: { some: { is, at: at(10) }, others: { is, at: at(8) } },
      activates: 'enemy',
    }).chooses('move');
    story.chooses('dash', { to: [7, 10] });
    expect(story.asked).toBe('blue DP-56');
    expect(story.chooses('no-mercy@others').unit('enemy').damage).toBe(4);
  });
});

describe('Victory or Death!', () => {
  const pool = (before: readonly string[], type: 'melee' | 'ranged' = 'melee') =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [2, 2],
        ],
      },
      defender: { at: type === 'melee' ? [13, 10] : FAR },
    })
      .plays(...before, 'combat', 'attacker.1', type)
      .told('pool')[0];

  it('[CR-KEY-03] is one die more in a Melee attack after Focus', () => {
    expect(pool(['focus'])).toBe('pool attack 8');
  });

  it('not without Focus, nor in a Ranged attack', () => {
    expect([pool([]), pool(['focus'], 'ranged')]).toEqual(['pool attack 6', 'pool attack 6']);
  });
});
