import type { Effect, Selector } from '@faultline/rules';
import { active, duel, ENEMY, FAR, identity, innate, reactive, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };
const made = { on: 'action.made' } as const;
const resolved = { on: 'attack.resolved' } as const;
const far: Selector = { of: 'character', side: 'enemy', within: { range: 5, from: 'self' } };

describe('who answers first', () => {
  it('[CR-TIME-01, DP-55] outside an attack the active player, then the other', () => {
    const story = duel({
      attacker: { has: ['cheer'] },
      defender: { has: ['jeer'] },
      abilities: { cheer: reactive(0, made, note), jeer: reactive(0, made, note) },
    }).chooses('focus');
    expect([story.asked, story.offered]).toEqual(['red DP-55', ['cheer@attacker', 'pass']]);
    expect([story.chooses('pass').asked, story.offered]).toEqual(['blue DP-55', ['jeer@defender', 'pass']]);
  });

  it('[DP-55] what nobody waits for is no part of the question', () => {
    const story = duel({
      attackDice: 'c',
      defender: { stamina: 1, has: ['grit'] },
      abilities: { grit: reactive(0, { on: 'wounded', to: SELF }, { do: 'momentum', amount: 1 }) },
    }).plays('combat', 'melee', 'n1');
    expect([story.asked, story.open.decision?.about]).toEqual(['blue DP-55', { event: 'wounded' }]);
  });

  it('[CR-TIME-02] effects that nobody chooses follow the same order', () => {
    const story = duel({
      attacker: { has: ['pride'] },
      defender: { has: ['envy'] },
      abilities: { envy: innate(made, note), pride: innate(made, note) },
    }).chooses('focus');
    expect(story.told('ability')).toEqual(['ability attacker pride 0', 'ability defender envy 0']);
  });

  it('[CR-TIME-04, R-ABIL-3, R-TIME-1] in an attack the attacker, also when it is not the active player', () => {
    const story = duel({
      attacker: { has: ['parry'] },
      defender: { has: ['strikeBack', 'gloat'] },
      abilities: {
        strikeBack: reactive(0, { ...made, action: 'focus' }, { do: 'attack', who: 'self' }),
        gloat: innate({ ...resolved, by: SELF }, note),
        parry: innate({ ...resolved, to: SELF }, note),
      },
    }).plays('focus', 'strikeBack@defender', 'melee');
    expect(story.told('ability').slice(1)).toEqual(['ability defender gloat 0', 'ability attacker parry 0']);
  });

  it('[CR-TIME-06, DP-56, SD-MIS-03] several effects of one player are put in order by that player, and none is skipped', () => {
    const story = duel({
      defender: { has: ['envy', 'spite'] },
      abilities: { envy: innate(made, note), spite: innate(made, note) },
    }).chooses('focus');
    expect([story.asked, story.offered]).toEqual(['blue DP-56', ['envy@defender', 'spite@defender']]);
    story.chooses('spite@defender');
    expect(story.told('ability')).toEqual(['ability defender spite 0', 'ability defender envy 0']);
  });
});

describe('how often', () => {
  it('[CR-ABIL-06, G-05] a player uses one Reactive for an event', () => {
    const story = duel({
      attacker: { has: ['hitAndRun', 'doublePayout'] },
      abilities: {
        hitAndRun: reactive(
          1,
          { ...resolved, by: SELF, inCombatAction: true },
          { do: 'move', who: 'self', move: 'reposition' },
        ),
        doublePayout: reactive(
          1,
          { ...resolved, by: SELF, inCombatAction: true },
          { do: 'attack', who: 'self', dice: 5 },
        ),
      },
    }).plays('combat', 'melee');
    expect(story.offered).toEqual(['hitAndRun@attacker', 'doublePayout@attacker', 'pass']);
    story.plays('hitAndRun@attacker', 'decline');
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-ABIL-07] the other player has one for the same event', () => {
    const story = duel({
      attacker: { has: ['cheer'] },
      defender: { has: ['jeer'] },
      abilities: { cheer: reactive(0, made, note), jeer: reactive(0, made, note) },
    }).plays('focus', 'cheer@attacker', 'jeer@defender');
    expect(story.told('ability')).toHaveLength(2);
  });

  it('[CR-ABIL-08, R-TIME-2] who passes is not asked again for the event', () => {
    const story = duel({
      attacker: { has: ['cheer'] },
      defender: { has: ['jeer'] },
      abilities: { cheer: reactive(0, made, note), jeer: reactive(0, made, note) },
    }).plays('focus', 'pass', 'jeer@defender');
    expect(story.asked).toBe('red DP-23');
    expect(story.told('ability')).toEqual(['ability defender jeer 0']);
  });

  it('[CR-ABIL-11] an Identity ability does not use up the Reactive', () => {
    const story = duel({
      attacker: { has: ['destiny', 'cheer'] },
      abilities: { destiny: identity(made, note), cheer: reactive(0, made, note) },
    }).chooses('focus');
    expect(story.offered).toEqual(['destiny@attacker', 'cheer@attacker']);
    expect(story.plays('destiny@attacker', 'cheer@attacker').told('ability')).toHaveLength(2);
  });

  it('[R-ABIL-1] two Units Wounded by one effect are two events with a Reactive each', () => {
    const story = duel({
      attacker: { has: ['storm', 'exult', 'feast'] },
      defender: { damage: 9 },
      blue: { other: { at: [16, 16], damage: 9 } },
      abilities: {
        storm: active(0, {
          do: 'each',
          bind: 'enemy',
          from: ENEMY,
          effects: [{ do: 'suffer', who: { bound: 'enemy' }, amount: 1 }],
        }),
        exult: reactive(0, { on: 'wounded' }, note),
        feast: reactive(0, { on: 'wounded' }, note),
      },
    }).plays('storm', 'defender.1');
    story.chooses('exult@attacker');
    expect(story.offered).toEqual(['feast@attacker', 'pass']);
    expect(story.chooses('feast@attacker').asked).toBe('red DP-23');
  });

  it('[R-ABIL-1] an effect that nobody chooses answers each of them, whatever its first answer changed', () => {
    const story = duel({
      attacker: { has: ['storm', 'scatter'] },
      defender: { damage: 9, at: [21, 10] },
      blue: { other: { at: [10, 21], damage: 9 } },
      abilities: {
        storm: active(0, {
          do: 'each',
          bind: 'enemy',
          from: ENEMY,
          effects: [{ do: 'suffer', who: { bound: 'enemy' }, amount: 1 }],
        }),
        scatter: innate({ on: 'wounded', to: far }, { do: 'push', who: 'event-unit', range: 1, origin: 'self' }),
      },
    }).plays('storm', 'defender.1', 'scatter@attacker');
    story.chooses('push', { direction: [1, 0] });
    expect(story.open.decision?.about).toEqual({ character: 'b2.1' });
  });
});

it('[R-CARD-11] damage to each of several: one event for each, every wound checked at once', () => {
  const hit: Effect = { do: 'suffer', who: { bound: 'enemy' }, amount: 1 };
  const story = duel({
    attacker: { has: ['storm'] },
    defender: { damage: 9 },
    blue: { other: { at: [16, 16], damage: 9 } },
    abilities: { storm: active(0, { do: 'each', bind: 'enemy', from: ENEMY, effects: [hit] }) },
  }).plays('storm', 'other.1');
  expect(story.told('suffered', 'wounded')).toEqual([
    'suffered other 1',
    'wounded other',
    'suffered defender 1',
    'wounded defender',
  ]);
});

describe('inside each other', () => {
  it('[R-ABIL-2, R-TIME-3] what a Reactive causes is answered before the rest of its window', () => {
    const story = duel({
      attacker: { has: ['cheer'] },
      defender: { has: ['jeer', 'mock'] },
      abilities: {
        cheer: reactive(0, made, note),
        mock: reactive(0, { on: 'ability.used', by: ENEMY }, note),
        jeer: reactive(0, made, note),
      },
    }).plays('focus', 'cheer@attacker');
    expect(story.offered).toEqual(['mock@defender', 'pass']);
    expect(story.chooses('mock@defender').offered).toEqual(['jeer@defender', 'pass']);
  });

  it('[R-TIME-4, DP-57] a Unit is Wounded before anybody may go on', () => {
    const story = duel({
      attacker: { has: ['cheer', 'storm'] },
      defender: { damage: 9 },
      abilities: {
        storm: active(
          0,
          { do: 'choose', bind: 'enemy', from: ENEMY },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
          { do: 'may', effects: [note] },
        ),
      },
    }).chooses('storm');
    expect([story.asked, story.unit('defender').wounded]).toEqual(['red DP-57', 1]);
  });

  it('[CR-GEN-13] what follows an attack waits for its last step', () => {
    const story = duel({
      defender: { has: ['riposte'], armour: ['jump'] },
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect(story.asked).toBe('blue DP-52');
    expect(story.chooses('decline').offered).toEqual(['riposte@defender', 'pass']);
  });
});

describe('ranges in a trigger', () => {
  it('[R-CARD-5] are measured when the event happens, not when it is answered', () => {
    const near: Selector = { of: 'character', side: 'enemy', within: { range: 2, from: 'self' } };
    const story = duel({
      attacker: { has: ['exult'] },
      defender: { damage: 9, armour: ['jump'] },
      abilities: { exult: reactive(0, { on: 'wounded', to: near }, note) },
      attackDice: 's',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'n1');
    story.chooses('jump', { to: [17, 10] });
    expect(story.offered).toEqual(['exult@attacker', 'pass']);
  });

  it('[R-CARD-5] who comes into range only afterwards was not in it', () => {
    const near: Selector = { of: 'character', side: 'enemy', within: { range: 2, from: 'self' } };
    const story = duel({
      attacker: { has: ['exult'] },
      defender: { at: FAR, damage: 9, armour: ['jump'] },
      abilities: { exult: reactive(0, { on: 'wounded', to: near }, note) },
      attackDice: 's',
      defenseDice: 'e',
    }).plays('combat', 'ranged', 'n1');
    story.chooses('jump', { to: [13, 10] });
    expect(story.asked).toBe('red DP-23');
  });

  it('[R-CARD-5] conditions behind the permission are read when the ability is used', () => {
    const story = duel({
      attacker: { has: ['exult'] },
      defender: { damage: 9, armour: ['jump'] },
      abilities: {
        exult: {
          kind: 'reactive',
          cost: 0,
          clauses: [
            {
              clause: 'on',
              event: { on: 'wounded' },
              where: { test: 'near', who: 'event-unit', range: 2, of: 'self' },
              effects: [note],
            },
          ],
        },
      },
      attackDice: 's',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'n1');
    story.chooses('jump', { to: [17, 10] });
    expect(story.asked).toBe('red DP-23');
  });
});

it('[CR-TIME-04] parts of both players’ abilities that wait for the end of an attack: the attacker’s first', () => {
  const later = (amount: number) =>
    reactive(0, { on: 'attack.targeted' }, { do: 'after-attack', effects: [{ do: 'suffer', who: 'self', amount }] });
  const story = duel({
    attacker: { has: ['mine'] },
    defender: { has: ['theirs'] },
    abilities: { mine: later(1), theirs: later(2) },
  });
  story.plays('combat', 'melee', 'mine@attacker', 'theirs@defender');
  while (story.offered.includes('pass')) story.chooses('pass');
  expect(story.told('suffered')).toEqual(['suffered attacker 1', 'suffered defender 2']);
});
