import type { Correction, Entry } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const objective = (key: string) => ({ key, at: [60000, 60000, 0] as const, active: true, control: null });

const table = (more: Partial<Parameters<typeof skirmish>[0]> = {}) =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] }, crew: { at: [14, 10] } },
    blue: { rex: { is: 'cc-7567-captain-rex', at: [20, 20] } },
    activates: 'maul',
    objectives: [objective('A')],
    ...more,
  });

const correction = (...set: readonly Correction[]): Entry => ({
  do: 'correct',
  by: 'arbiter',
  consent: null,
  why: 'miscounted',
  set,
});

const corrected = (correct: Correction, told = table()) => {
  const sent = told.checked.send(correction(correct));
  if ('refused' in sent) throw new Error(JSON.stringify(sent.refused));
  return told;
};

const refusal = (correct: unknown, told = table()) => {
  const sent = told.checked.send(correction(correct as Correction));
  return 'refused' in sent ? sent.refused.reasons.map(({ rule, facts }) => [rule, facts]) : 'taken';
};

describe('a correction that names what is not there is refused', () => {
  it.each([
    ['a Unit', { unit: 'a9', damage: 1 }, { unknownUnit: 'a9' }],
    ['a count below zero', { unit: 'a1', damage: -1 }, { unit: 'a1', notACount: 'damage' }],
    ['a count beyond all', { unit: 'a1', hunker: 100 }, { unit: 'a1', notACount: 'hunker' }],
    ['a condition', { unit: 'a1', conditions: ['pinned', 'dizzy'] }, { unknownCondition: 'dizzy' }],
    ['a stance', { unit: 'a1', stance: 'none' }, { unknownStance: 'none' }],
    ['a character', { character: 'a1.2', at: [1, 1, 0] }, { unknownCharacter: 'a1.2' }],
    ['an objective', { objective: 'Z', active: true }, { unknownObjective: 'Z' }],
    ['a card', { seat: 0, card: 'b1', zone: 'discard' }, { unknownCard: 'b1' }],
    ['a score', { score: { points: 3 } }, { unknownField: 'points' }],
  ])('%s', (_what, correct, facts) => {
    expect(refusal(correct)).toEqual([['DP-59', facts]]);
  });

  it('[CR-FORCE-04] more Force than the pool holds', () => {
    expect(refusal({ seat: 0, force: 4 })).toEqual([['CR-FORCE-04', { force: 4 }]]);
  });

  it.each([
    ['the Shatterpoint card', 'shatterpoint', 'CR-ORDER-12'],
    ['a second card', 'a2', 'CR-ORDER-08'],
  ])('%s in reserve', (_what, card, rule) => {
    const told = table({ sides: [{ deck: ['a2', 'shatterpoint'], discard: [], reserve: 'a1' }, {}] });
    expect(refusal({ seat: 0, card, zone: 'reserve' }, told)[0]?.[0]).toBe(rule);
  });

  it.each([[9], [-9], [0.5], ['3'], [null]])('[CR-STRUG-01] the token on space %s', (token) => {
    expect(refusal({ score: { token } })).toEqual([['CR-STRUG-01', { token: String(token) }]]);
  });

  it.each([[[1]], [[1, 2, 3]], [[9, 0]], [[0, -1]], [3], ['11']])('[CR-STRUG-12] Momentum of %j', (momentum) => {
    expect(refusal({ score: { momentum } })).toEqual([['CR-STRUG-12', { momentum: String(momentum) }]]);
  });

  it.each([
    [8, [1, 0]],
    [5, [4, 0]],
    [-8, [0, 1]],
    [-5, [0, 4]],
  ])('[CR-STRUG-06] the token on space %i, on Momentum of %j', (token, momentum) => {
    expect(refusal({ score: { token, momentum } })).toEqual([
      ['CR-STRUG-06', { token, momentum: momentum.join(', ') }],
    ]);
  });
});

describe('a correction is taken', () => {
  it.each([
    [4, [4, 0]],
    [-4, [0, 4]],
    [8, [0, 8]],
    [-8, [8, 0]],
  ])('[CR-STRUG-01] with the token on space %i, just off Momentum of %j', (token, momentum) => {
    const told = table();
    expect(refusal({ score: { token, momentum } }, told)).toBe('taken');
    expect(told.open.score).toMatchObject({ token, momentum });
  });

  it('[CR-STRUG-06] only where the token left as it lies is off the new Momentum', () => {
    const told = corrected({ score: { token: 7 } });
    expect(refusal({ score: { momentum: [2, 0] } }, told)).toMatchObject([['CR-STRUG-06', { token: 7 }]]);
    expect(corrected({ score: { momentum: [1, 0] } }, told).open.score).toMatchObject({ token: 7, momentum: [1, 0] });
  });

  it('of all the Force there is, and of none', () => {
    expect(corrected({ seat: 0, force: 3 }).open.seats[0].forceReady).toBe(3);
    expect(corrected({ seat: 1, force: 0 }).open.seats[1].forceReady).toBe(0);
  });

  it('of one thing, and leaves what it does not name', () => {
    const told = corrected({ unit: 'a1', damage: 2, hunker: 1 });
    expect(corrected({ unit: 'a1', injured: 1 }, told).unit('maul')).toMatchObject({
      damage: 2,
      hunker: 1,
      injured: 1,
      wounded: 0,
    });
  });

  it('of stance and used abilities', () => {
    const told = corrected({ unit: 'a1', used: ['force-speed'] });
    const stances = told.match.game.library.units['lord-maul']?.stances ?? [];
    const second = corrected({ unit: 'a1', stance: stances[1]?.id ?? '' }, told);
    expect(second.unit('maul')).toMatchObject({ stance: 1, used: ['force-speed'] });
    expect(corrected({ unit: 'a1', stance: stances[0]?.id ?? '' }, second).unit('maul').stance).toBe(0);
  });

  it('of conditions, in the order of the rules and each once', () => {
    const told = corrected({ unit: 'a1', conditions: ['pinned', 'strained', 'pinned'] });
    expect(told.unit('maul').conditions).toEqual(['strained', 'pinned']);
    expect(corrected({ unit: 'a1', conditions: [] }, told).unit('maul').conditions).toEqual([]);
  });

  it('of an objective: active, control, priority', () => {
    const told = corrected({ objective: 'A', active: false, control: 1, priority: true });
    expect(told.open.objectives[0]).toMatchObject({ active: false, control: 1, priority: true });
    expect(corrected({ objective: 'A', control: null }, told).open.objectives[0]).toMatchObject({
      active: false,
      control: null,
      priority: true,
    });
  });

  it('of damage, which nobody dealt', () => {
    expect(corrected({ unit: 'a1', damage: 2 }).unit('maul').hurtBy).toMatchObject({ by: 'correction', unit: null });
    expect(corrected({ unit: 'a1', hunker: 1 }).unit('maul').hurtBy).toBeNull();
  });

  it('of a card in reserve that lies there already', () => {
    const told = table({ sides: [{ deck: ['a2', 'shatterpoint'], discard: [], reserve: 'a1' }, {}] });
    expect(corrected({ seat: 0, card: 'a1', zone: 'reserve' }, told).open.seats[0].reserve).toBe('a1');
  });

  it('and told: by whom, of what, why', () => {
    const told = table();
    told.checked.send(
      correction(
        { unit: 'a1', damage: 1 },
        { character: 'a1.1', at: [70000, 30000, 0] },
        { objective: 'A', active: true },
        { seat: 0, card: 'a2', zone: 'discard' },
        { seat: 0, force: 1 },
        { score: { token: 1 } },
      ),
    );
    expect(told.match.eventsSince().find(({ event }) => event === 'corrected')).toMatchObject({
      by: 'arbiter',
      what: 'a1, a1.1, A, a2, force, score',
      why: 'miscounted',
    });
  });
});
