import type { Effect } from '@faultline/rules';
import { skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { doNothing } from '../../src/queries/language.ts';

/** The hero acts, Engaged with a foe; each friend has one token of one kind, and the plain one none. */
const story = skirmish({
  red: {
    hero: { at: [10, 10] },
    hit: { at: [2, 2], damage: 1 },
    hurt: { at: [2, 8], wounded: 1, damage: 10 },
    worn: { at: [2, 14], injured: 1, durability: 5 },
    held: { at: [2, 20], conditions: ['pinned'] },
    low: { at: [2, 26], hunker: 1 },
    plain: { at: [8, 26] },
    maul: { is: 'lord-maul', at: [14, 26] },
    firm: { at: [20, 26], has: ['firm'] },
  },
  blue: { foe: { at: [13, 10], tags: ['Droid'] } },
  activates: 'hero',
  moment: { made: ['focus'] },
  abilities: { firm: { kind: 'innate', clauses: [{ clause: 'bar', what: 'pushing' }] } },
});

const idle = (effects: readonly Effect[], told: Story = story) => {
  const bound = Object.fromEntries(
    ['hit', 'hurt', 'worn', 'held', 'low', 'plain', 'maul', 'firm', 'foe'].map((n) => [n, told.name(n)]),
  );
  return doNothing({ game: told.match.game, open: told.open }, effects, {
    unit: told.unit('hero').id,
    trigger: null,
    bound,
  });
};

const no: Effect = { do: 'shed', who: 'self', damage: 1 };
const yes: Effect = { do: 'suffer', who: 'self', amount: 1 };

describe('[R-ABIL-4] effects certainly do nothing', () => {
  it.each<[Omit<Extract<Effect, { do: 'shed' }>, 'do' | 'who'>, string]>([
    [{ damage: 1 }, 'hit hurt'],
    [{ wounded: 1 }, 'hurt'],
    [{ injured: 'all' }, 'worn'],
    [{ conditions: 1 }, 'held'],
    [{ wounded: 1, injured: 1 }, 'hurt worn'],
    [{ injured: 1, damage: 1, conditions: 1 }, 'hit hurt worn held'],
  ])('that take off %o where it is not there', (tokens, where) => {
    const busy = ['hit', 'hurt', 'worn', 'held', 'low', 'plain'].filter(
      (who) => !idle([{ do: 'shed', who: { bound: who }, ...tokens }]),
    );
    expect(busy.join(' ')).toBe(where);
  });

  const all = (effect: Effect): Effect => ({
    do: 'each',
    bind: 'x',
    from: { of: 'character', side: 'self' },
    effects: [effect],
  });

  it.each<[string, readonly Effect[], boolean]>([
    ['what nobody can do', [all(no), { do: 'if-did', effects: [yes] }], true],
    ['what somebody can', [all(yes), { do: 'if-did', effects: [yes] }], false],
    ['what nobody can do, with another way', [all(no), { do: 'if-did', effects: [no], otherwise: [yes] }], false],
    ['what nobody can do, with another idle way', [all(no), { do: 'if-did', effects: [yes], otherwise: [no] }], true],
    [
      'a climb while Engaged',
      [
        { do: 'move', who: 'self', move: 'climb' },
        { do: 'if-did', effects: [yes] },
      ],
      true,
    ],
    ['what was done before', [{ do: 'if-did', effects: [yes] }], false],
    [
      'Hunker tokens that are not there, with another idle way',
      [
        { do: 'drop-hunker', who: { bound: 'plain' }, tokens: 'all' },
        { do: 'if-did', effects: [], otherwise: [no] },
      ],
      true,
    ],
    [
      'Hunker tokens that are not there, with another way',
      [
        { do: 'drop-hunker', who: { bound: 'plain' }, tokens: 'all' },
        { do: 'if-did', effects: [no], otherwise: [yes] },
      ],
      false,
    ],
    [
      'an answer',
      [
        { do: 'check', test: { test: 'wounded', who: 'self' } },
        { do: 'if-did', effects: [yes] },
      ],
      false,
    ],
  ])('that only follow %s: %s', (_name, effects, expected) => {
    expect(idle(effects)).toBe(expected);
  });

  it('[R-CARD-40] that are damage for what comes to nothing', () => {
    const pays = (action: 'focus' | 'recover'): Effect => ({
      do: 'may',
      effects: [yes, { do: 'if-did', effects: [{ do: 'action', who: 'self', action }] }],
    });
    expect([idle([pays('focus')]), idle([pays('recover')])]).toEqual([true, false]);
  });

  it.each<[string, Effect, boolean]>([
    ['take off no Hunker token', { do: 'drop-hunker', who: { bound: 'plain' }, tokens: 'all' }, true],
    ['take off one', { do: 'drop-hunker', who: { bound: 'low' }, tokens: 'all' }, false],
    ['gain one while Engaged', { do: 'hunker', who: 'self' }, true],
    ['gain one elsewhere', { do: 'hunker', who: { bound: 'plain' } }, false],
    ['change the only stance', { do: 'change-stance', who: { bound: 'plain' } }, true],
    ['change one of two', { do: 'change-stance', who: { bound: 'maul' } }, false],
    ['push whom abilities do not move', { do: 'push', who: { bound: 'firm' }, range: 2, origin: 'self' }, true],
    ['push another', { do: 'push', who: { bound: 'plain' }, range: 2, origin: 'self' }, false],
    ['permit what comes to nothing', { do: 'may', effects: [{ do: 'hunker', who: 'self' }] }, true],
    ['permit what does not', { do: 'may', effects: [{ do: 'hunker', who: { bound: 'plain' } }] }, false],
    ['look', { do: 'check', test: { test: 'wounded', who: 'self' } }, true],
    ['make an action once more', { do: 'action', who: 'self', action: 'focus' }, true],
    ['make another', { do: 'action', who: 'self', action: 'recover' }, false],
    ['attack whom it reaches', { do: 'attack', who: 'self', types: ['melee'] }, false],
    ['attack with no kind that reaches', { do: 'attack', who: { bound: 'plain' } }, true],
    ['attack by somebody not yet chosen', { do: 'attack', who: { bound: 'nobody' } }, false],
    ['change dice outside an attack', { do: 'dice', roll: 'attack', change: { how: 'add', face: 'crit' } }, true],
    ['add dice outside an attack', { do: 'add-dice', roll: 'attack', dice: 1 }, true],
    ['wait for an attack in an activation', { do: 'next-attack', who: 'self', dice: 1 }, false],
    [
      'do for nobody',
      { do: 'each', bind: 'x', from: { of: 'unit', side: 'enemy', tag: 'Jedi' }, effects: [yes] },
      true,
    ],
    [
      'do something for somebody',
      { do: 'each', bind: 'x', from: { of: 'unit', side: 'enemy', tag: 'Droid' }, effects: [yes] },
      false,
    ],
    [
      'do nothing for somebody',
      { do: 'each', bind: 'x', from: { of: 'unit', side: 'enemy', tag: 'Droid' }, effects: [no] },
      true,
    ],
    ['suffer while Wounded', { do: 'suffer', who: { bound: 'hurt' }, amount: 1 }, true],
    ['suffer nothing', { do: 'suffer', who: 'self', amount: 0 }, true],
    ['suffer what was spent', { do: 'suffer', who: 'self', amount: { count: 'spent' } }, false],
    ['heal the unhurt', { do: 'heal', who: { bound: 'plain' } }, true],
    ['heal the hurt', { do: 'heal', who: { bound: 'hit' } }, false],
    ['halve no pool', { do: 'split-pool' }, true],
    [
      'pick among nothings',
      {
        do: 'pick',
        among: [
          { name: 'a', effects: [no] },
          { name: 'b', effects: [no] },
        ],
      },
      true,
    ],
    [
      'pick among one thing',
      {
        do: 'pick',
        among: [
          { name: 'a', effects: [no] },
          { name: 'b', effects: [yes] },
        ],
      },
      false,
    ],
    ['repeat nothing', { do: 'repeat', times: 2, effects: [no] }, true],
    ['repeat something no time', { do: 'repeat', times: 0, effects: [yes] }, true],
    ['repeat something once', { do: 'repeat', times: 1, effects: [yes] }, false],
    [
      'repeat as often as faces fell',
      { do: 'repeat', times: { count: 'faces', roll: { bound: 'r' }, face: 'crit' }, effects: [yes] },
      false,
    ],
    ['suffer', yes, false],
  ])('that only %s: %#', (_what, effect, expected) => {
    expect(idle([effect])).toBe(expected);
  });

  it.each<[string, Extract<Effect, { do: 'when' }>, boolean]>([
    ['holds, something', { do: 'when', test: { test: 'more', of: 1, than: 0 }, effects: [yes] }, false],
    ['holds, nothing', { do: 'when', test: { test: 'more', of: 1, than: 0 }, effects: [no], otherwise: [yes] }, true],
    ['holds, no effect', { do: 'when', test: { test: 'more', of: 1, than: 0 }, effects: [], otherwise: [yes] }, true],
    [
      'fails, something',
      { do: 'when', test: { test: 'more', of: 0, than: 0 }, effects: [no], otherwise: [yes] },
      false,
    ],
    ['fails, nothing said', { do: 'when', test: { test: 'more', of: 0, than: 0 }, effects: [yes] }, true],
  ])('where a test %s', (_what, effect, expected) => {
    expect(idle([effect])).toBe(expected);
  });

  it('if all of them do nothing, and there are any', () => {
    expect([idle([no, no]), idle([no, yes]), idle([yes, no]), idle([])]).toEqual([true, false, false, false]);
  });

  it('if they begin with a choice of nobody, or of nobody for whom the rest does something', () => {
    const then = (side: 'enemy' | 'other-allied', ...rest: readonly Effect[]): Effect[] => [
      { do: 'choose', bind: 'x', from: { of: 'unit', side, tag: ['Droid', 'Jedi'] } },
      ...rest,
    ];
    const shed: Effect = { do: 'shed', who: { bound: 'x' }, damage: 1 };
    expect([idle(then('other-allied', yes)), idle(then('enemy', shed)), idle(then('enemy', shed, yes))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('that wait for an attack outside any activation', () => {
    const { red, blue } = {
      red: { hero: { at: [10, 10] }, two: { at: [5, 5] } },
      blue: { foe: { at: [30, 30] } },
    } as const;
    const turn = skirmish({ red, blue });
    expect(turn.open.activation).toBeNull();
    const at = { unit: turn.unit('hero').id, trigger: null, bound: {} };
    expect(
      doNothing({ game: turn.match.game, open: turn.open }, [{ do: 'next-attack', who: 'self', dice: 1 }], at),
    ).toBe(true);
  });
});
