import type { Clause, Effect } from '@faultline/rules';
import {
  active,
  duel,
  FAR,
  identity,
  innate,
  type MadeUp,
  path,
  reactive,
  SELF,
  type Skirmish,
  skirmish,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const standing = (...clauses: readonly Clause[]): MadeUp => ({ kind: 'identity', clauses });
const gain = (condition: 'pinned' | 'exposed' | 'strained'): Effect => ({ do: 'gain', who: 'self', condition });
const PAIR = [
  [10, 10],
  [12, 12],
] as const;

describe('rulings on card texts', () => {
  it('[R-CARD-4] of two conditions the controller of the ability chooses, not the one who gains it', () => {
    const one = { bound: 'e' };
    const curse = active(
      0,
      { do: 'choose', bind: 'e', from: { of: 'character', side: 'enemy' } },
      {
        do: 'pick',
        among: [
          { name: 'pinned', effects: [{ do: 'gain', who: one, condition: 'pinned' }] },
          { name: 'exposed', effects: [{ do: 'gain', who: one, condition: 'exposed' }] },
        ],
      },
    );
    const story = duel({ attacker: { has: ['curse'] }, abilities: { curse } }).chooses('curse');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['pinned', 'exposed']]);
    expect(story.chooses('exposed').unit('defender').conditions).toEqual(['exposed']);
  });

  it('[R-CARD-6] another kind of move in place of a dash is chosen for each character by itself', () => {
    const story = skirmish({
      red: { pair: { at: PAIR, has: ['sprint', 'drill'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'pair',
      abilities: {
        sprint: active(0, {
          do: 'each',
          bind: 'c',
          from: SELF,
          effects: [{ do: 'move', who: { bound: 'c' }, move: 'dash' }],
        }),
        drill: standing({ clause: 'swap', move: 'dash', into: 'advance' }),
      },
    }).plays('sprint', 'pair.1');
    expect(story.offered).toEqual(['dash', 'advance', 'decline']);
    story.chooses('advance', { to: [10, 14] });
    expect(story.offered).toEqual(['dash', 'advance', 'decline']);
    story.chooses('dash', { to: [14, 12] });
    expect(story.told('moved').map((line) => line.split(' ').slice(1, 3))).toEqual([
      ['pair.1', 'advance'],
      ['pair.2', 'dash'],
    ]);
  });

  it('[R-CARD-18] one exchange for damage may follow another, and each kind has its lowest price', () => {
    const story = duel({
      attacker: { has: ['sprint', 'far', 'farther'] },
      defender: { at: [30, 30] },
      abilities: {
        sprint: active(0, { do: 'move', who: 'self', move: 'dash' }),
        far: standing({ clause: 'swap', move: 'dash', into: 'reposition', suffers: 4 }),
        farther: {
          kind: 'innate',
          clauses: [
            { clause: 'swap', move: 'dash', into: 'advance', suffers: 1 },
            { clause: 'swap', move: 'advance', into: 'reposition', suffers: 2 },
          ],
        },
      },
    }).plays('sprint');
    const suffers = story.open.decision?.options.map((option) => [option.id, option.suffers ?? 0]);
    expect(suffers).toEqual([
      ['dash', 0],
      ['reposition', 3],
      ['advance', 1],
      ['decline', 0],
    ]);
    expect(story.chooses('reposition', { to: [12, 10] }).told('suffered')).toEqual([
      'suffered attacker 1',
      'suffered attacker 2',
    ]);
  });

  it('[R-CARD-7] a condition refused for damage inside a tree: suffered at once, the pool is as it was', () => {
    const refuse = innate(
      { on: 'condition.gaining', to: SELF },
      { do: 'may', effects: [{ do: 'instead' }, { do: 'suffer', who: 'self', amount: 1 }] },
    );
    const story = duel({
      attacker: { tree: path(['pinned'], ['damage']) },
      defender: { has: ['refuse'] },
      attackDice: 'cc',
      abilities: { refuse },
    }).plays('combat', 'melee', 'n1', 'yes');
    expect([story.unit('defender').damage, story.open.decision?.about]).toEqual([1, { successes: 1, pool: 0 }]);
    expect(story.chooses('n2').unit('defender')).toMatchObject({ damage: 2, conditions: [] });
  });

  it('[R-CARD-8] a price in a condition the Unit already has is not paid, and costs one damage', () => {
    const price = active(0, gain('exposed'), { do: 'if-did', effects: [gain('pinned')] });
    const after = (conditions: readonly string[]) =>
      duel({ attacker: { has: ['price'], conditions }, abilities: { price } })
        .chooses('price')
        .unit('attacker');
    expect(after([])).toMatchObject({ conditions: ['exposed', 'pinned'], damage: 0 });
    expect(after(['exposed'])).toMatchObject({ conditions: ['exposed'], damage: 1 });
  });

  it('[R-CARD-10] an extra for a wound comes at its moment, right after the ordinary Momentum', () => {
    const bounty = identity({ on: 'wounded.now', by: SELF }, { do: 'struggle', spaces: 1 });
    const story = duel({
      attacker: { has: ['bounty'] },
      defender: { stamina: 1 },
      attackDice: 'c',
      abilities: { bounty },
      score: { card: 'steal-the-secret-plans' },
    }).plays('combat', 'melee', 'n1');
    expect(story.told('wounded', 'momentum', 'token', 'attack-resolved').map((line) => line.split(' ')[0])).toEqual([
      'wounded',
      'momentum',
      'token',
      'attack-resolved',
    ]);
  });

  it('[R-CARD-13] a stance changed by an ability leaves the flip of the activation', () => {
    const turnabout = reactive(
      0,
      { on: 'action.made', action: 'focus', by: SELF },
      { do: 'change-stance', who: 'self' },
    );
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [5, 5], has: ['turnabout'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'maul',
      abilities: { turnabout },
    }).plays('focus', 'turnabout@maul');
    expect([story.unit('maul').stance, story.offered.includes('flip')]).toEqual([1, true]);
  });

  it('[R-CARD-14] Hunker tokens kept while Engaged are lost the moment the Unit that lets them is Defeated', () => {
    const hold = standing({ clause: 'permit', what: 'hunker-while-engaged', for: { of: 'unit', side: 'allied' } });
    const story = skirmish({
      red: { leader: { at: [30, 30], has: ['hold', 'fall'] }, guard: { at: [10, 10], hunker: 2 } },
      blue: { enemy: { at: [13, 10] } },
      activates: 'leader',
      abilities: { hold, fall: active(0, { do: 'defeat', who: 'self' }) },
    });
    expect(story.unit('guard').hunker).toBe(2);
    expect(story.chooses('fall').unit('guard').hunker).toBe(0);
  });

  it('[R-ATK-8] what cannot be applied to a defender who has left the battlefield is skipped', () => {
    const vanish = innate({ on: 'attack.modifying', to: SELF, roll: 'defense' }, { do: 'defeat', who: 'self' });
    const story = duel({
      attacker: { tree: path(['pinned', 'shove'], ['damage']) },
      defender: { has: ['vanish'] },
      blue: { other: { at: [30, 30] } },
      attackDice: 'cc',
      abilities: { vanish },
    }).plays('combat', 'melee', 'n1');
    while (story.asked !== 'red DP-23') story.chooses(story.offered.at(-1) ?? '');
    expect(story.told('suffered', 'condition', 'pushed')).toEqual([]);
    expect(story.told('attack-resolved')).toEqual(['attack-resolved attacker.1 defender.1 0']);
  });

  it('[R-COVER-6] Cover that is ignored is none, and the tokens stay', () => {
    const shot = (has: readonly string[]) =>
      duel({
        attacker: { has },
        defender: { at: FAR, hunker: 2 },
        abilities: { scope: standing({ clause: 'pierce', cover: 'all' }) },
      }).plays('combat', 'ranged');
    expect([shot(['scope']), shot([])].map((story) => story.told('pool')[1])).toEqual([
      'pool defense 2',
      'pool defense 4',
    ]);
    expect(shot(['scope']).unit('defender').hunker).toBe(2);
  });

  it('[R-COVER-6] Cover that is lost to one card is not lost again to another', () => {
    const pierce = standing({ clause: 'pierce', cover: 1 });
    const story = duel({
      attacker: { has: ['scope', 'barrel'] },
      defender: { at: FAR, hunker: 1 },
      abilities: { scope: pierce, barrel: pierce },
    }).plays('combat', 'ranged');
    expect(story.told('pool')[1]).toBe('pool defense 2');
  });
});

describe('what cards permit and forbid', () => {
  it('[CR-GEN-09] a climb while Engaged', () => {
    const kinds = (has: readonly string[]) =>
      duel({
        attacker: { has },
        abilities: { hook: standing({ clause: 'permit', what: 'climb-while-engaged' }) },
      }).chooses('move').offered;
    expect([kinds(['hook']), kinds([])]).toEqual([
      ['dash', 'climb', 'decline'],
      ['dash', 'decline'],
    ]);
  });

  it('[CR-GEN-10] no reserve for an order card', () => {
    const asked = (has: readonly string[]) =>
      skirmish({
        red: { hero: { at: [5, 5], has }, friend: { at: [10, 5] } },
        blue: { enemy: { at: [30, 30] } },
        sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
        abilities: { proud: standing({ clause: 'bar', what: 'reserving' }) },
      }).asked;
    expect([asked(['proud']), asked([])]).toEqual(['red DP-23', 'red DP-16']);
  });

  it('[CR-GEN-10] no push by an ability, but one by an attack', () => {
    const push = active(
      0,
      { do: 'choose', bind: 'e', from: { of: 'character', side: 'enemy' } },
      { do: 'push', who: { bound: 'e' }, range: 1, origin: 'self' },
      { do: 'gain', who: 'self', condition: 'exposed' },
    );
    const story = duel({
      attacker: { has: ['push'], tree: path(['shove']) },
      defender: { has: ['rooted'] },
      attackDice: 'c',
      abilities: { push, rooted: standing({ clause: 'bar', what: 'pushing' }) },
    }).chooses('push');
    expect([story.asked, story.told('pushed')]).toEqual(['red DP-23', []]);
    expect(story.plays('combat', 'melee', 'n1').asked).toBe('red DP-47');
  });

  it('[CR-GEN-10] no target for one kind of attack', () => {
    const hidden = standing({
      clause: 'forbid',
      targeting: { by: { of: 'character', side: 'enemy' }, target: SELF, attackType: 'ranged' },
    });
    const kinds = (at: readonly [number, number]) =>
      duel({ defender: { at, has: ['hidden'] }, abilities: { hidden } }).chooses('combat').offered;
    expect([kinds([13, 10]), kinds(FAR).includes('ranged')]).toEqual([['melee', 'decline'], false]);
  });
});

describe('control', () => {
  const objectives = (control: 0 | 1 | null = null) => [{ key: 'C', at: [10 * 2540, 10 * 2540, 0] as const, control }];
  const end = (red: readonly string[], blue: readonly string[], more: Partial<Parameters<typeof skirmish>[0]> = {}) =>
    skirmish({
      red: { hero: { at: [10, 11], has: red } },
      blue: { enemy: { at: [10, 8], has: blue } },
      activates: 'hero',
      objectives: objectives(),
      abilities: {
        mandate: standing({ clause: 'control', rule: 'wins-ties' }),
        lock: standing({ clause: 'control', rule: 'keeps' }),
      },
      ...more,
    }).chooses('end').open.objectives[0]?.control;

  it('[CR-GEN-09] a tie is won by the player whose card says so; where both say so it stays a tie', () => {
    expect([end([], []), end(['mandate'], []), end([], ['mandate']), end(['mandate'], ['mandate'])]).toEqual([
      null,
      0,
      1,
      null,
    ]);
  });

  it('[CR-GEN-10] a Control token that cannot be lost stays, against numbers and against effects', () => {
    const outnumbered = {
      red: { pair: { at: PAIR.map(([x, y]) => [x, y - 1] as const) } },
      activates: 'pair',
      objectives: objectives(1),
    };
    expect([end([], ['lock'], outnumbered), end([], [], outnumbered)]).toEqual([1, 0]);
    const strip = active(
      0,
      { do: 'choose', bind: 'o', from: { of: 'objective' } },
      { do: 'control', of: { bound: 'o' }, by: 'nobody' },
    );
    const story = skirmish({
      red: { hero: { at: [30, 30], has: ['strip'] } },
      blue: { enemy: { at: [10, 8], has: ['lock'] } },
      activates: 'hero',
      objectives: objectives(1),
      abilities: { strip, lock: standing({ clause: 'control', rule: 'keeps' }) },
    });
    expect(story.offered).not.toContain('strip');
  });

  describe('a tie over an objective', () => {
    const pray = innate(
      { on: 'control.determining', tie: true, objective: { of: 'objective', contestedByAll: 'self' } },
      { do: 'may', force: 1, effects: [{ do: 'control', of: 'event-objective', by: 'nobody' }] },
    );
    const ended = (red: Skirmish['red'], enemy: readonly [number, number]) =>
      skirmish({
        red,
        blue: { enemy: { at: enemy } },
        activates: 'hero',
        objectives: objectives(1),
        abilities: { pray },
      }).chooses('end');

    it('can be answered before control is determined', () => {
      const story = ended({ hero: { at: [10, 11], has: ['pray'] } }, [10, 8]);
      expect(story.asked).toBe('red DP-57');
      expect(story.chooses('yes').open.objectives[0]?.control).toBeNull();
    });

    it('is none where one side has more', () => {
      expect(ended({ hero: { at: [10, 11], has: ['pray'] } }, [30, 30]).asked).not.toBe('red DP-57');
    });

    it('of others is not answered by who does not contest it', () => {
      const red = { hero: { at: [30, 4], has: ['pray'] }, friend: { at: [10, 11] } } as const;
      expect(ended(red, [10, 8]).asked).not.toBe('red DP-57');
    });
  });
});
