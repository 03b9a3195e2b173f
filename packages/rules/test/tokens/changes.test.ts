import { causeOf, type CharacterId, copyState, type Condition, StepMachine, type UnitId } from '@faultline/rules';
import { type Duel, duel, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import {
  defeat,
  gainCondition,
  gainHunker,
  healOne,
  isDone,
  loseCondition,
  loseHunker,
  setPosition,
  refreshForce,
  shedInjured,
  shedTokens,
  spendForce,
  suffer,
} from '../../src/tokens/changes.ts';

const HERO = 0 as UnitId;
const CAUSE = causeOf({ by: 'rule', name: 'test' });

/** The hero alone in its activation, an enemy far off; what a hand does is told by the machine's events. */
function table(hero: Partial<Fighter> = {}, more: Duel = {}): StepMachine {
  const { match } = duel({ defender: { at: [30, 30] }, ...more, attacker: hero });
  return new StepMachine(match.game, copyState(match.state), true);
}

const heroOf = (g: StepMachine) => g.open.units[HERO];

describe('damage', () => {
  it.each<[string, number, Partial<Fighter>, number]>([
    ['one', 1, {}, 1],
    ['several', 3, {}, 3],
    ['none', 0, {}, 0],
    ['less than none', -1, {}, 0],
  ])('[CR-DMG-05] %s is suffered', (_what, amount, hero, suffered) => {
    const g = table({ damage: 2, ...hero });
    expect([suffer(g, HERO, amount, CAUSE), heroOf(g)?.damage]).toEqual([suffered, 2 + suffered]);
    expect([g.events.length, g.unsettled]).toEqual(suffered > 0 ? [1, true] : [0, false]);
  });

  it.each<[string, Duel]>([
    ['Wounded', { defender: { at: [30, 30], wounded: 1, damage: 10 } }],
    ['Defeated', { defender: { at: [30, 30], defeated: true } }],
  ])('[CR-WND-04] a %s Unit suffers none', (_what, more) => {
    const g = table({}, more);
    const before = g.open.units[1]?.damage;
    expect([suffer(g, 1 as UnitId, 1, CAUSE), g.open.units[1]?.damage, g.events]).toEqual([0, before, []]);
  });

  it('[CR-EFF-07] one is healed, and no condition with it', () => {
    const g = table({ damage: 3, conditions: ['pinned'] });
    healOne(g, HERO, 'damage');
    expect(heroOf(g)).toMatchObject({ damage: 2, conditions: ['pinned'] });
  });

  it('[CR-EFF-07] or one condition, and no damage with it', () => {
    const g = table({ damage: 3, conditions: ['pinned', 'exposed'] });
    healOne(g, HERO, 'pinned');
    expect(heroOf(g)).toMatchObject({ damage: 3, conditions: ['exposed'] });
    expect(g.events.map(({ event }) => event)).toEqual(['condition', 'healed']);
  });

  it.each([
    [0, 0, false],
    [1, 0, true],
    [0, 1, true],
    [1, 2, true],
  ])('%i Wounded tokens and %i damage are taken off: %s', (wounded, damage, happened) => {
    const g = table({}, { red: { friend: { at: [5, 5], wounded: 2, damage: 10 } } });
    const friend = g.open.units.find((u) => u.wounded > 0)?.id as UnitId;
    expect(shedTokens(g, friend, wounded, damage)).toBe(happened);
    expect(g.open.units[friend]).toMatchObject({ wounded: 2 - wounded, damage: 10 - damage });
    expect(g.events.length).toBe(happened ? 1 : 0);
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
  ])('%i Injured tokens are taken off: %s', (tokens, happened) => {
    const g = table({ injured: 2, durability: 5 });
    expect([shedInjured(g, HERO, tokens), heroOf(g)?.injured]).toEqual([happened, 2 - tokens]);
    expect(g.events).toMatchObject(happened ? [{ event: 'injured', tokens: 2 - tokens }] : []);
  });

  it.each([
    [1, false],
    [2, true],
    [3, true],
  ])('[CR-WND-09] %i Injured tokens are enough for Durability 2: %s', (injured, enough) => {
    expect(isDone(table({ injured, durability: 2 }), HERO)).toBe(enough);
  });
});

describe('conditions', () => {
  it('lie beside those that are there', () => {
    const g = table({ conditions: ['pinned'] });
    gainCondition(g, HERO, 'exposed', CAUSE);
    expect(heroOf(g)?.conditions).toEqual(['pinned', 'exposed']);
    expect(g.events).toMatchObject([{ event: 'condition', condition: 'exposed', gained: true }]);
  });

  it.each<[Condition, string[], number]>([
    ['pinned', ['exposed', 'strained'], 1],
    ['disarmed', ['pinned', 'exposed', 'strained'], 0],
  ])('only one that is there is lost, and no other: %s', (condition, left, told) => {
    const g = table({ conditions: ['pinned', 'exposed', 'strained'] });
    loseCondition(g, HERO, condition);
    expect([heroOf(g)?.conditions, g.events.length]).toEqual([left, told]);
    expect(g.events).toMatchObject(told > 0 ? [{ event: 'condition', condition, gained: false }] : []);
  });

  it('[R-COND-3] with Strained what the Unit has begun strains no more; what others have begun does', () => {
    const resolution = (g: StepMachine) => g.open.resolutions.map(({ unit, strained }) => [unit, strained]);
    const g = table({ conditions: ['strained', 'pinned'] });
    const [begun] = g.open.resolutions;
    if (begun) g.open.resolutions = [HERO, 1 as UnitId].map((unit) => ({ ...begun, unit, strained: true }));
    loseCondition(g, HERO, 'pinned');
    expect(resolution(g)).toEqual([
      [0, true],
      [1, true],
    ]);
    loseCondition(g, HERO, 'strained');
    expect(resolution(g)).toEqual([
      [0, false],
      [1, true],
    ]);
  });
});

describe('Hunker tokens', () => {
  it.each<[string, Duel, boolean]>([
    ['is gained', {}, true],
    ['is not gained while Engaged', { defender: { at: [13, 10] } }, false],
  ])('[CR-COVER-11] one %s', (_what, more, gained) => {
    const g = table({ hunker: 0 }, more);
    expect([gainHunker(g, HERO, 'test'), heroOf(g)?.hunker]).toEqual([gained, gained ? 1 : 0]);
    expect([g.events.length, g.unsettled]).toEqual(gained ? [1, true] : [0, false]);
  });

  it('none is gained by a Defeated Unit', () => {
    expect(gainHunker(table({}, { defender: { at: [30, 30], defeated: true } }), 1 as UnitId, 'test')).toBe(false);
  });

  it.each<[number, number | undefined, number]>([
    [3, undefined, 3],
    [3, 1, 1],
    [3, 3, 3],
    [3, 5, 3],
    [3, 0, 0],
    [0, undefined, 0],
  ])('of %i, %o are taken off: %i', (held, tokens, lost) => {
    const g = table({ hunker: held });
    expect([loseHunker(g, HERO, 'test', tokens), heroOf(g)?.hunker]).toEqual([lost, held - lost]);
    expect(g.events).toMatchObject(lost > 0 ? [{ event: 'hunker', tokens: held - lost }] : []);
  });
});

describe('Force', () => {
  const side = (ready: number, pool = 3) => table({}, { sides: [{ force: { ready, pool } }, {}] });

  it.each([
    [3, 0, 3, 0],
    [3, 1, 2, 1],
    [3, 3, 0, 1],
  ])('[CR-FORCE-01] of %i, %i are spent', (ready, amount, left, told) => {
    const g = side(ready);
    spendForce(g, 0, amount);
    expect([g.open.seats[0].forceReady, g.open.seats[1].forceReady]).toEqual([left, 3]);
    expect(g.events).toMatchObject(told > 0 ? [{ event: 'force', seat: 0, ready: left }] : []);
  });

  it('[CR-FORCE-01] not more than is Ready', () => {
    expect(() => spendForce(side(1), 0, 2)).toThrow('Seat 0 cannot spend 2 Force.');
  });

  it.each([
    [1, 1, 2, true],
    [1, 2, 3, true],
    [1, 5, 3, true],
    [3, 1, 3, false],
    [1, 0, 1, false],
  ])('[CR-FORCE-04] from %i of 3, %i are refreshed: %i, %s', (ready, amount, then, happened) => {
    const g = side(ready);
    expect([refreshForce(g, 0, amount), g.open.seats[0].forceReady]).toEqual([happened, then]);
    expect(g.events).toMatchObject(happened ? [{ event: 'force', ready: then }] : []);
  });
});

describe('a Unit that is Defeated', () => {
  const red = { friend: { at: [5, 5] }, other: { at: [5, 10] } } as const;
  const fallen = (side: object, who = HERO) => {
    const g = table({}, { red, sides: [side, {}] });
    defeat(g, who);
    return g;
  };

  it('[CR-WND-11] leaves the table, and nobody else does', () => {
    const g = fallen({ deck: ['a2', 'a3'], discard: ['a1'] });
    expect(g.open.characters.map((c) => c.onTable)).toEqual([false, true, true, true]);
    expect(g.open.units.map((u) => u.defeated)).toEqual([true, false, false, false]);
    expect([g.unsettled, g.events]).toMatchObject([true, [{ event: 'defeated', unit: HERO }]]);
  });

  it.each([
    [0, true],
    [1, false],
  ])('[CR-ACT-27] is cut short in its own activation: Unit %i, %s', (who, cut) => {
    expect(fallen({ deck: ['a2', 'a3'], discard: ['a1'] }, who as UnitId).open.activation?.cut).toBe(cut);
  });

  it.each([
    ['discard', { deck: ['a3'], discard: ['a2', 'a1'] }, { deck: ['a3'], discard: ['a2'], removed: ['a1'] }],
    ['reserve', { deck: ['a3'], discard: ['a2'], reserve: 'a1' }, { discard: ['a2'], reserve: null, removed: ['a1'] }],
    ['deck', { deck: ['a1', 'a3'], discard: ['a2'] }, { deck: ['a1', 'a3'], discard: ['a2'], removed: [] }],
    ['another’s reserve', { deck: ['a3'], discard: ['a1'], reserve: 'a2' }, { discard: [], reserve: 'a2' }],
  ])('[CR-ORDER-27, CR-ORDER-28] its card and no other leaves, but for the deck: %s', (_zone, side, then) => {
    expect(fallen(side).open.seats[0]).toMatchObject(then);
  });

  it('[CR-ORDER-27] also a card that is turned up', () => {
    const g = table({}, { red, sides: [{ deck: ['a3'] }, {}] });
    Object.assign(g.open.seats[0], { revealed: ['a1', 'a2'], discard: [] });
    defeat(g, HERO);
    expect(g.open.seats[0]).toMatchObject({ revealed: ['a2'], removed: ['a1'] });
  });
});

it('a character that is put somewhere stands there, and what follows from it is looked at', () => {
  const g = table();
  g.open.characters = g.open.characters.map((c) => ({ ...c, onTable: false }));
  setPosition(g, 0 as CharacterId, [100, 200, 300]);
  expect(g.open.characters).toMatchObject([{ x: 100, y: 200, z: 300, onTable: true }, { onTable: false }]);
  expect(g.unsettled).toBe(true);
});
