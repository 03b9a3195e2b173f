import type { Effect } from '@faultline/rules';
import { ACTIONS } from '@faultline/rules';
import { action, active, duel, type Duel, FAR, innate, reactive, SELF, tactic, TWO } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };
const start = { phase: 'start' } as const;

/** A Unit of two, its enemy far away. */
const pair = (more: Duel = {}) =>
  duel({
    ...more,
    attacker: {
      at: TWO,
      ...more.attacker,
    },
    defender: { at: [30, 30], ...more.defender },
  });

describe('the start of the activation', () => {
  it('[CR-ACT-01, CR-ACT-02] a Wounded Unit becomes Injured and loses its damage', () => {
    const story = duel({ attacker: { wounded: 1, damage: 12 }, moment: start });
    expect(story.unit('attacker')).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  });

  it('[CR-ACT-03, R-ACT-9, DP-19] and must shed one condition of its player’s choice', () => {
    const story = duel({ attacker: { wounded: 1, damage: 10, conditions: ['pinned', 'exposed'] }, moment: start });
    expect([story.asked, story.offered]).toEqual(['red DP-19', ['exposed', 'pinned']]);
    expect(story.chooses('exposed').unit('attacker').conditions).toEqual(['pinned']);
  });

  it('[G-18] Bo-Katan: eight damage, Pinned, Exposed and a Wounded token', () => {
    const story = duel({
      attacker: {
        is: 'bo-katan-kryze',
        at: [10, 10],
        has: [],
        damage: 8,
        wounded: 1,
        conditions: ['pinned', 'exposed'],
      },
      moment: start,
    }).chooses('pinned');
    expect(story.unit('attacker')).toMatchObject({ damage: 0, wounded: 0, injured: 1, conditions: ['exposed'] });
  });

  it('[CR-ACT-04] an unwounded Unit keeps damage and conditions', () => {
    const story = duel({ attacker: { damage: 3, conditions: ['pinned'] }, moment: start });
    expect(story.unit('attacker')).toMatchObject({ damage: 3, injured: 0, conditions: ['pinned'] });
  });

  it('[CR-ACT-05] its Hunker tokens go', () => {
    expect(duel({ attacker: { hunker: 2 }, defender: { at: FAR }, moment: start }).unit('attacker').hunker).toBe(0);
  });

  it('[CR-ACT-06, R-ACT-10] Tactics of this Unit come before all other effects of the start', () => {
    const story = duel({
      attacker: { has: ['warm', 'plan'] },
      red: { friend: { at: [5, 5], has: ['scheme'] } },
      moment: start,
      abilities: {
        warm: innate({ on: 'activation.start' }, note),
        plan: tactic({ on: 'activation.tactics', to: SELF }, note),
        scheme: tactic({ on: 'activation.tactics', to: SELF }, note),
      },
    });
    expect(story.told('ability')).toEqual(['ability attacker plan 0', 'ability attacker warm 0']);
  });

  it('[DP-20] several Tactics are put in order', () => {
    const plan = tactic({ on: 'activation.tactics', to: SELF }, note);
    const story = duel({ attacker: { has: ['plan', 'drill'] }, moment: start, abilities: { plan, drill: plan } });
    expect([story.asked, story.offered]).toEqual(['red DP-20', ['plan@attacker', 'drill@attacker']]);
  });
});

describe('actions', () => {
  it('[CR-ACT-10] there are six', () => {
    const story = duel({ attacker: { has: ['drill'] }, abilities: { drill: action(0, note) } });
    expect(story.offered).toEqual(['move', 'focus', 'combat', 'ability', 'recover', 'take-cover', 'end']);
    expect([...ACTIONS]).toEqual(story.offered.slice(0, -1));
  });

  it('[CR-ACT-09] one or none is legal too', () => {
    expect(duel().offered).toContain('end');
    expect(duel().chooses('focus').offered).toContain('end');
  });

  it('[CR-ACT-11] each kind once in an activation', () => {
    expect(duel().chooses('focus').offered).not.toContain('focus');
  });

  it('[CR-ACT-12, R-ACT-12, DP-29] Move: advance, dash or climb, no jump', () => {
    const story = duel({ defender: { at: FAR } }).chooses('move');
    expect([story.asked, story.offered]).toEqual(['red DP-29', ['advance', 'dash', 'climb', 'decline']]);
  });

  it('[CR-ACT-13, CR-ACT-30] each character in its own way, as far from the other as it likes', () => {
    const story = pair()
      .plays('move', 'attacker.1')
      .chooses('advance', { to: [5, 8] })
      .chooses('climb', { to: [15, 13] });
    expect(story.told('moved').map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
      'attacker.1 advance',
      'attacker.2 climb',
    ]);
  });

  it('[CR-ACT-14, CR-ACT-15] Focus: one more die for the next attack of each character, and only that', () => {
    const story = duel({
      attacker: { at: TWO, has: ['again'] },
      abilities: {
        again: active(0, { do: 'choose', bind: 'one', from: SELF }, { do: 'attack', who: { bound: 'one' }, dice: 4 }),
      },
    }).plays('focus', 'combat', 'attacker.1', 'melee', 'melee', 'again', 'attacker.1', 'melee');
    expect(story.told('pool').filter((line) => line.startsWith('pool attack'))).toEqual([
      'pool attack 5',
      'pool attack 5',
      'pool attack 4',
    ]);
  });

  it('[CR-ACT-17] Combat: one attack for each character', () => {
    const story = duel({
      attacker: { at: TWO },
    }).plays('combat', 'attacker.2', 'melee', 'melee');
    expect(story.told('attack').map((line) => line.split(' ')[1])).toEqual(['attacker.2', 'attacker.1']);
  });

  it('[CR-ACT-19] Recover: a heal for each character', () => {
    const story = pair({ attacker: { damage: 5 } }).plays(
      'recover',
      'attacker.1',
      'attacker:damage',
      'attacker:damage',
    );
    expect(story.unit('attacker').damage).toBe(3);
  });

  it('[CR-ACT-20, CR-ACT-21, DP-32] Take Cover: each may be pushed Range 1; one Hunker token for the Unit', () => {
    const story = pair().plays('take-cover', 'attacker.1');
    expect([story.asked, story.offered]).toEqual(['red DP-32', ['push', 'decline']]);
    story.chooses('push', { direction: [-1, 0] }).chooses('decline');
    expect([story.character('attacker.1').x, story.unit('attacker').hunker]).toEqual([9 * 2540, 1]);
  });

  it('[R-ACT-4] the push of Take Cover goes in any direction', () => {
    const story = duel()
      .chooses('take-cover')
      .chooses('push', { direction: [0.6, 1] });
    expect(story.character('attacker').y).toBeGreaterThan(10 * 2540);
  });

  it('[R-ACT-5, CR-COVER-11] Take Cover while Engaged: the push is made, no token is gained', () => {
    const story = duel()
      .chooses('take-cover')
      .chooses('push', { direction: [0, 1] });
    expect(story.told('pushed')).toHaveLength(1);
    expect(story.told('hunker')).toEqual([]);
  });

  it('[R-ACT-5] pushed out of the Engagement first, the token is gained', () => {
    const story = duel({ defender: { at: [14, 10] } })
      .chooses('take-cover')
      .chooses('push', { direction: [-1, 0] });
    expect(story.unit('attacker').hunker).toBe(1);
  });
});

describe('characters of one action', () => {
  it('[CR-ACT-23, CR-ACT-24, DP-28] go one after another in their player’s order, each to the end', () => {
    const story = duel({
      attacker: { at: TWO },
      attackDice: 'sfffs',
    }).chooses('combat');
    expect([story.asked, story.offered]).toEqual(['red DP-28', ['attacker.1', 'attacker.2']]);
    story.plays('attacker.2', 'melee', 'n1', 'melee', 'n1');
    expect(story.told('attack', 'attack-resolved').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'attack attacker.2',
      'attack-resolved attacker.2',
      'attack attacker.1',
      'attack-resolved attacker.1',
    ]);
  });

  it('[CR-ACT-25, CR-ACT-26, G-06] the action is made once, when each has moved or declined', () => {
    const cheer = innate({ on: 'action.made', by: SELF, action: 'move' }, note);
    const story = pair({ attacker: { has: ['cheer'] }, abilities: { cheer } }).plays('move', 'attacker.1');
    story.chooses('advance', { to: [10, 12] });
    expect(story.told('ability')).toEqual([]);
    expect(story.chooses('decline').told('ability')).toEqual(['ability attacker cheer 0']);
  });

  it('[R-ACT-8] an action that everybody declines is made', () => {
    const cheer = innate({ on: 'action.made', action: 'move' }, note);
    const story = duel({ attacker: { has: ['cheer'] }, abilities: { cheer } }).plays('move', 'decline');
    expect(story.told('ability')).toEqual(['ability attacker cheer 0']);
    expect(story.offered).not.toContain('move');
  });
});

describe('an activation cut short', () => {
  const trap = reactive(0, { on: 'moved' }, { do: 'suffer', who: 'mover', amount: 9 });
  const cheer = innate({ on: 'action.made', action: 'move' }, note);

  it('[CR-ACT-27, R-ACT-6] Wounded in its activation, a Unit does nothing more; the end-of-activation effects follow', () => {
    const story = duel({
      attacker: { damage: 8, conditions: ['strained'], has: ['rest', 'sigh'] },
      abilities: { rest: active(0, note), sigh: innate({ on: 'activation.end' }, note) },
    }).chooses('focus');
    expect(story.unit('attacker').wounded).toBe(1);
    expect(story.told('ability', 'activation-ended')).toEqual(['ability attacker sigh 0', 'activation-ended attacker']);
  });

  it('[R-ACT-13] an action cut short with somebody’s part undone was not made', () => {
    const story = pair({
      attacker: { damage: 1, has: ['cheer'] },
      defender: { has: ['trap'] },
      abilities: { trap, cheer },
    });
    story
      .plays('move', 'attacker.1')
      .chooses('dash', { to: [10, 11] })
      .chooses('trap@defender');
    expect(story.told('moved')).toHaveLength(1);
    expect(story.told('ability')).toEqual(['ability defender trap 0']);
  });

  it('[R-ACT-13] but it was if the last part was being made', () => {
    const story = pair({
      attacker: { damage: 1, has: ['cheer'] },
      defender: { has: ['trap'] },
      abilities: { trap, cheer },
    });
    story
      .plays('move', 'attacker.1', 'decline')
      .chooses('dash', { to: [13, 13] })
      .chooses('trap@defender');
    expect(story.told('ability')).toEqual(['ability defender trap 0', 'ability attacker cheer 0']);
  });

  it('[CR-ACT-27] it stays cut when the token is taken off again', () => {
    const story = duel({
      attacker: { damage: 8, conditions: ['strained'] },
      defender: { has: ['watch'] },
      abilities: { watch: reactive(0, { on: 'wounded.now' }, note) },
    }).chooses('focus');
    const set = [{ unit: 'a1', wounded: 0, damage: 0 }];
    story.checked.send({ do: 'correct', by: 'arbiter', consent: null, why: 'saved', set });
    expect(story.unit('attacker')).toMatchObject({ wounded: 0, damage: 0 });
    expect(story.chooses('pass').told('activation-ended')).toEqual(['activation-ended attacker']);
  });
});

describe('a granted action', () => {
  const grants = (kind: 'focus' | 'move') => active(0, { do: 'action', who: 'self', action: kind });
  const granting = () =>
    duel({ attacker: { has: ['drill'] }, defender: { at: [30, 30] }, abilities: { drill: grants('focus') } });

  it('[CR-ACT-22] uses up none of the two', () => {
    const story = granting().chooses('drill');
    expect(story.told('action')).toEqual(['action attacker focus']);
    expect(story.open.activation).toMatchObject({ left: 2, made: ['focus'] });
    expect(story.plays('recover', 'take-cover', 'decline').offered).toEqual(['end']);
  });

  it('[R-ACT-1] is not chosen again in the same activation', () => {
    expect(granting().chooses('drill').offered).not.toContain('focus');
  });

  it('[R-ACT-1] nor granted when it was chosen before', () => {
    const drill = active(0, note, { do: 'action', who: 'self', action: 'focus' });
    const story = duel({ attacker: { has: ['drill'] }, defender: { at: [30, 30] }, abilities: { drill } });
    expect(story.plays('focus', 'drill').told('action')).toEqual(['action attacker focus']);
  });

  it('[R-ABIL-4] so an ability that does nothing else is not offered then', () => {
    expect(granting().offered).toContain('drill');
    expect(granting().chooses('focus').offered).not.toContain('drill');
  });

  it('[R-ACT-2] of another Unit counts for the activation it is made in', () => {
    const order = active(
      0,
      { do: 'choose', bind: 'friend', from: { of: 'character', side: 'other-allied' } },
      { do: 'action', who: { bound: 'friend' }, action: 'recover' },
    );
    const story = duel({
      attacker: { has: ['order'] },
      red: { friend: { at: [5, 5], damage: 3 } },
      defender: { at: [30, 30] },
      abilities: { order },
    }).plays('order', 'friend:damage');
    expect(story.told('action')).toEqual(['action friend recover']);
    expect(story.offered).not.toContain('recover');
    expect(story.open.activation?.left).toBe(2);
  });
});
