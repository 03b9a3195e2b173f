import type { Effect } from '@faultline/rules';
import { active, duel, FAR, path, reactive, SELF, skirmish, TWO } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const strained = { conditions: ['strained'] };
const refresh: Effect = { do: 'refresh', amount: 1 };

describe('what makes it strike', () => {
  it.each(['advance', 'dash', 'climb'] as const)('[CR-COND-05, CR-COND-09] a %s, after the move', (move) => {
    const story = duel({ attacker: strained, defender: { at: FAR } })
      .plays('move')
      .chooses(move, { to: [9, 10] });
    expect(story.told('moved', 'suffered').map((line) => line.split(' ')[0])).toEqual(['moved', 'suffered']);
    expect(story.unit('attacker').damage).toBe(3);
  });

  it('[CR-COND-05] a jump', () => {
    const story = duel({
      attacker: { ...strained, has: ['leap'] },
      abilities: { leap: active(0, { do: 'move', who: 'self', move: 'jump' }) },
    })
      .chooses('leap')
      .chooses('jump', { to: [9, 10] });
    expect(story.unit('attacker').damage).toBe(3);
  });

  it.each(['focus', 'recover'] as const)('[CR-COND-06] the action %s', (action) => {
    const story = duel({ attacker: strained }).plays(...(action === 'recover' ? ['recover', 'decline'] : ['focus']));
    expect(story.told('suffered')).toEqual(['suffered attacker 3']);
  });

  it('[CR-COND-07, R-COND-1] an attack that an ally’s ability granted, when that attack is over', () => {
    const story = duel({
      attacker: { has: ['order'] },
      red: { friend: { at: [13, 13], ...strained } },
      abilities: {
        order: active(
          0,
          { do: 'choose', bind: 'ally', from: { of: 'character', side: 'other-allied' } },
          { do: 'attack', who: { bound: 'ally' } },
          { do: 'refresh', amount: 1 },
        ),
      },
      force: [3, 3],
    }).plays('order', 'melee');
    expect(story.told('suffered')).toEqual(['suffered friend 3']);
  });

  it('[CR-COND-08] an Active ability', () => {
    const story = duel({ attacker: { ...strained, has: ['rest'] }, abilities: { rest: active(0, refresh) } });
    expect(story.chooses('rest').unit('attacker').damage).toBe(3);
  });

  it('[CR-COND-08] a Reactive ability', () => {
    const story = duel({ defender: { ...strained, has: ['riposte'] } }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2', 'suffered defender 3']);
  });

  it('[CR-COND-08] not an Innate ability', () => {
    const story = duel({
      defender: { ...strained, has: ['pride'] },
      abilities: {
        pride: {
          kind: 'innate',
          clauses: [{ clause: 'on', event: { on: 'attack.resolved', to: SELF }, effects: [refresh] }],
        },
      },
    }).plays('combat', 'melee');
    expect(story.unit('defender')).toMatchObject({ damage: 0, conditions: ['strained'] });
  });

  it('[CR-PUSH-19] not a push', () => {
    const story = duel({ attacker: { tree: path(['shove']) }, defender: strained, attackDice: 's' });
    story.plays('combat', 'melee', 'n1').chooses('push', { direction: [1, 0] });
    expect(story.unit('defender').damage).toBe(0);
  });
});

describe('how often', () => {
  it('[CR-COND-10, R-COND-1] once: the jump inside the attack strikes, and the attack and the action no more', () => {
    const story = duel({ attacker: { ...strained, tree: path(['jump'], ['damage']) }, attackDice: 'ss' });
    story.plays('combat', 'melee', 'n1').chooses('jump', { to: [9, 10] });
    expect(story.unit('attacker')).toMatchObject({ damage: 3, conditions: [] });
    story.chooses('n2');
    expect(story.told('suffered')).toEqual(['suffered attacker 3', 'suffered defender 1']);
  });

  it('[R-COND-3] not for a Strained gained while the thing was going on', () => {
    const story = duel({ defender: { armour: ['strained'] }, defenseDice: 'e' }).plays('combat', 'melee');
    expect(story.unit('attacker')).toMatchObject({ damage: 0, conditions: ['strained'] });
  });

  it('[R-COND-3] nor for one that was lost and gained again inside it', () => {
    const story = duel({
      attacker: { ...strained, tree: path(['jump']) },
      defender: { armour: ['strained'] },
      attackDice: 's',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'n1');
    story.chooses('jump', { to: [9, 10] });
    expect(story.unit('attacker')).toMatchObject({ damage: 3, conditions: ['strained'] });
  });

  it('[R-COND-11] an answer to the same event may heal it first', () => {
    const story = duel({
      attacker: strained,
      red: { medic: { at: [9, 12], has: ['mend'] } },
      abilities: { mend: reactive(0, { on: 'attack.resolved' }, { do: 'heal', who: 'self' }) },
    }).plays('combat', 'melee', 'mend@medic', 'attacker:strained');
    expect(story.unit('attacker').damage).toBe(0);
  });
});

describe('X-04: a Strained Unit of two', () => {
  const clones = (damage: number) =>
    skirmish({
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: TWO,
          damage,
          ...strained,
        },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
    })
      .plays('move', 'clones.1')
      .chooses('advance', { to: [10, 12] });

  it('[X-04, R-COND-1] is hurt after the first advance; the second may still move', () => {
    const story = clones(4);
    expect(story.unit('clones')).toMatchObject({ damage: 7, conditions: [] });
    expect(story.asked).toBe('red DP-29');
  });

  it('[X-04, R-COND-2] Wounded by it, the second does not move and the activation ends', () => {
    const story = clones(5);
    expect(story.unit('clones')).toMatchObject({ damage: 8, wounded: 1 });
    expect(story.told('momentum')[0]).toBe('momentum blue 7');
    expect(story.told('moved')).toHaveLength(1);
    expect(story.told('activation-ended')).toEqual(['activation-ended clones']);
  });
});
