import type { Effect, RuleEffect } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { type Depot, deed, lying } from './depot.ts';

const W: Effect = { do: 'choose', bind: 'spot', from: { of: 'objective', within: { range: 2, from: 'self' } } };
const spot = { bound: 'spot' } as const;
const roll = (dice: number): Effect => ({ do: 'roll', bind: 'roll', die: 'attack', dice });

describe('the marker of a track', () => {
  const step = (spaces: number, toward = 'full'): Effect => ({ do: 'step', tracker: 'power', toward, spaces });
  const reached = {
    by: 'aggressor',
    clauses: [
      {
        clause: 'on',
        event: { on: 'track.reached', tracker: 'power', spaces: ['humming'] },
        effects: [{ do: 'cover', tracker: 'noise', with: { next: 1 } }],
      },
    ],
  } as const;

  it('starts where its card says and goes toward a space, no further', () => {
    expect(lying(deed([step(2)])).markers).toEqual({ power: 2 });
    expect(lying(deed([step(9)])).markers).toEqual({ power: 5 });
    expect(lying(deed([step(9), step(2, 'off')])).markers).toEqual({ power: 3 });
  });

  it('[KO-R-69] counts every named space that it enters or passes', () => {
    const story = deed([step(5)], { rules: { reached } });
    expect([lying(story).covered, story.told('marker', 'rule')]).toEqual([
      { noise: [0, 1] },
      [
        'marker power 1 red',
        'marker power 2 red',
        'rule reached',
        'marker power 3 red',
        'marker power 4 red',
        'rule reached',
        'marker power 5 red',
      ],
    ]);
  });

  it('goes one space for each result that is its own', () => {
    const story = deed([roll(5), { do: 'step-each', roll: 'roll' }], { attackDice: 'sccsf' });
    expect(lying(story).markers).toEqual({ strikes: 2, crits: 1 });
  });
});

describe('a die that is turned to the mark of an objective', () => {
  const turn: readonly Effect[] = [
    W,
    roll(2),
    { do: 'turn-die', roll: 'roll', to: { markOf: spot } },
    { do: 'step-each', roll: 'roll' },
  ];

  it('is one of the player’s choice, or none', () => {
    const story = deed(turn, { attackDice: 'cf' });
    expect(story.offered).toEqual(['crit', 'failure', 'no']);
    expect(lying(story.chooses('failure')).markers).toEqual({ strikes: 1, crits: 1 });
    expect(lying(deed(turn, { attackDice: 'cf' }).chooses('no')).markers).toEqual({ crits: 1 });
  });

  it('is not asked for where the mark is no result, or all show it', () => {
    expect(lying(deed(turn, { attackDice: 'ss' })).markers).toEqual({ strikes: 2 });
    const atE = { red: { saw: { at: [20, 12], has: ['deed'] } }, attackDice: 'cf' } as Depot;
    expect(lying(deed(turn, atE)).markers).toEqual({ crits: 1 });
  });
});

describe('Damage tokens on an objective', () => {
  const load = (tokens: number | 'none'): Effect => ({ do: 'load', of: spot, tokens });
  const opens: readonly RuleEffect[] = [
    { do: 'load', of: 'event-objective', tokens: 'none' },
    { do: 'turn-over', of: 'event-objective', active: false },
  ];
  const ruin = {
    by: 'sentinel',
    clauses: [
      { clause: 'on', event: { on: 'tracker.full', objective: { of: 'objective', tokens: 3 } }, effects: opens },
    ],
  } as const;

  it('lie there until they are taken off', () => {
    expect(lying(deed([W, load(2), load(1)])).loads).toEqual({ W: 3 });
    expect(lying(deed([W, load(2), load('none')])).loads).toEqual({ W: 0 });
  });

  it('[KO-R-64] call the rule that waits for so many of them', () => {
    const story = deed([W, load(4)], { rules: { ruin } });
    expect(story.told('loaded', 'turned')).toEqual(['loaded W 4 red', 'loaded W 0 blue', 'turned W blue']);
    expect(deed([W, load(2)], { rules: { ruin } }).told('rule')).toEqual([]);
  });
});

describe('an objective that is turned over', () => {
  it('[KO-TURN-17] is nobody’s', () => {
    const held = { objectives: [{ key: 'W', at: [25400, 25400, 0], control: 0 }] } as Depot;
    const { objectives } = deed([W, { do: 'turn-over', of: spot, active: false }], held).open;
    expect(objectives.map(({ active, control }) => [active, control])).toEqual([[false, null]]);
  });
});

describe('what an operation makes of a Unit', () => {
  const asleep: Effect = { do: 'state', who: 'self', state: 'asleep' };
  const awake: Effect = { ...asleep, ends: true };

  it('begins and ends', () => {
    const story = deed([asleep]);
    expect([lying(story).states, story.told('state')]).toEqual([[{ unit: 0, state: 'asleep' }], ['state saw asleep']]);
    expect(lying(deed([asleep, awake])).states).toEqual([]);
  });

  it('is what selectors ask for', () => {
    const pin = (from: object): RuleEffect => ({
      do: 'each',
      bind: 'u',
      from: { of: 'unit', side: 'any', ...from },
      effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
    });
    const pinned = (from: object): string[] => deed([asleep, pin(from) as Effect]).told('condition');
    expect(pinned({ state: 'asleep' })).toEqual(['condition saw pinned']);
    expect(pinned({ without: 'asleep' })).toEqual(['condition jyn pinned']);
  });
});
