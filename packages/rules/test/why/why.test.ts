import {
  type Ability,
  type Reason,
  tableOf,
  viewFor,
  whyNotOffered,
  whyNotPass,
  whyNotReserve,
  whyNotTarget,
  whyPools,
  whyPrice,
  whyReach,
} from '@faultline/rules';
import { action, active, type Duel, duel, FAR, reactive, skirmish, standing, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck, inches } from '../movement/board.ts';

const at = (story: Story, who: 0 | 1 | 'public' = 'public') => ({
  game: story.match.game,
  open: viewFor(story.match.state, who).open,
});
const told = (reasons: readonly Reason[]) => reasons.map(({ rule, source }) => (source ? `${rule} ${source}` : rule));
const note = { do: 'refresh', amount: 1 } as const;

describe('every die of a pool has its reason', () => {
  const thinks = (story: Story, attackType: 'melee' | 'ranged', dice?: number) =>
    whyPools(at(story), {
      attacker: story.character('attacker').id,
      target: story.character('defender').id,
      attackType,
      ...(dice === undefined ? {} : { dice }),
    });

  it('[CR-ATK-09, CR-ACT-14, CR-KEY-03] the stat, the Focus die and Impact with the ability that gives it', () => {
    const story = duel({
      attacker: { attack: 5, has: ['hard'] },
      abilities: { hard: standing({ name: 'impact', value: 2 }) },
    }).chooses('focus');
    expect(thinks(story, 'melee').attack).toEqual({
      dice: 8,
      parts: [
        { dice: 5, rule: 'CR-ATK-09', source: 'plain', facts: {} },
        { dice: 1, rule: 'CR-ACT-14', source: 'focus', facts: {} },
        { dice: 2, rule: 'CR-KEY-03', source: 'hard', facts: {} },
      ],
    });
  });

  it('[CR-COVER-06, CR-COVER-07, CR-COVER-01] Cover by token, terrain part and ability', () => {
    const wall = { ...deck('wall', [15.5, 10], 1.5), bottom: 0, walkable: false };
    const footprint = [inches(15.5, 8, 15.8, 8, 15.8, 12, 15.5, 12)];
    const story = duel({
      defender: { at: FAR, hunker: 1, has: ['shelter'] },
      abilities: { shelter: standing({ name: 'cover', value: 2 }) },
      game: { table: tableOf('walled', [{ ...wall, footprint }]) },
    });
    const { defense } = thinks(story, 'ranged');
    expect([defense.dice, told(defense.parts)]).toEqual([
      6,
      ['CR-ATK-11 plain', 'CR-COVER-07 hunker', 'CR-COVER-06 terrain', 'CR-COVER-01 shelter'],
    ]);
    expect(defense.parts[2]?.facts).toEqual({ part: 'wall' });
  });

  it('[R-ATK-2] an effect that names a number, and the same pools as the attack itself forms', () => {
    const flurry = active(0, { do: 'attack', who: 'self', dice: 3 });
    const story = duel({ attacker: { has: ['flurry'] }, abilities: { flurry } });
    const { attack, defense } = thinks(story, 'melee', 3);
    expect(told(attack.parts)).toEqual(['R-ATK-2 effect']);
    story.plays('flurry', 'melee');
    expect(story.told('pool')).toEqual([`pool attack ${attack.dice}`, `pool defense ${defense.dice}`]);
  });
});

describe('every part of a price has its reason', () => {
  const price = (ability: Ability['cost'], tokens: object, force: readonly [number, number] = [3, 3]) => {
    const rest = active(ability ?? 0, note);
    const story = duel({ attacker: { has: ['rest'], durability: 5, ...tokens }, abilities: { rest }, force });
    const record = story.match.game.library.abilities.rest as Ability;
    return whyPrice(at(story), story.unit('attacker'), record);
  };

  it('[CR-ABIL-12, CR-ABIL-16, CR-ABIL-17] printed, zero included, and one for each token', () => {
    expect(price(0, { injured: 2 })).toEqual({
      price: 2,
      parts: [
        { force: 0, rule: 'CR-ABIL-12', source: 'rest', facts: {} },
        { force: 2, rule: 'CR-ABIL-16', source: 'injured', facts: {} },
      ],
      means: [{ open: true, rule: 'CR-ABIL-14', source: 'force', facts: { price: 2, ready: 3 } }],
    });
  });

  it('[CR-ABIL-12] a part that adds nothing is left out, but not the printed one', () => {
    expect(told(price(2, {}).parts)).toEqual(['CR-ABIL-12 rest']);
    expect(told(price(0, {}).parts)).toEqual(['CR-ABIL-12 rest']);
  });

  it('[CR-ABIL-15] what cannot be paid says how much is there', () => {
    expect(price(2, {}, [1, 3]).means).toEqual([
      { open: false, rule: 'CR-ABIL-14', source: 'force', facts: { price: 2, ready: 1 } },
    ]);
  });
});

describe('how far a move reaches', () => {
  const reach = (story: Story, kind: 'advance' | 'dash' | 'climb', to: readonly [number, number]) =>
    whyReach(at(story), story.character('attacker').id, kind, [...inches(...to), 0] as never);

  it('[CR-MOVE-01, CR-MOVE-05] the tool laid, its length, and how far the base is from it', () => {
    const story = duel({ defender: { at: [30, 30] } });
    const near = reach(story, 'advance', [14, 10]);
    expect([near.reasons, near.length]).toEqual([[], { rule: 'CR-MOVE-01', facts: { tool: 15000 } }]);
    const far = reach(story, 'advance', [20, 10]);
    expect(far.reasons).toMatchObject([{ rule: 'CR-MOVE-05', facts: { distance: 25400 - 15000 - 2000 } }]);
    expect(far.tool).toEqual({ pivot: [34900, 25400], end: [42400, 25400] });
  });

  it('[CR-MOVE-14, CR-MOVE-15] who holds the character', () => {
    const told14 = reach(duel(), 'advance', [9, 10]).reasons;
    expect(told14).toEqual([{ rule: 'CR-MOVE-14', facts: { engagedWith: 'b1.1' } }]);
    expect(reach(duel(), 'climb', [9, 10]).reasons).toMatchObject([{ rule: 'CR-MOVE-15' }]);
  });

  it('[CR-COND-17] that it is Pinned', () => {
    const story = duel({ attacker: { conditions: ['pinned'] }, defender: { at: [30, 30] } });
    expect(told(reach(story, 'dash', [9, 10]).reasons)).toEqual(['CR-COND-17 pinned']);
  });
});

describe('what is not offered in the own activation', () => {
  const why = (option: string, more: Duel = {}, ...played: readonly string[]) =>
    told(whyNotOffered(at(duel(more).plays(...played)), option));
  const drill = action(0, note);

  it('[CR-ACT-11] an action made before', () => expect(why('focus', {}, 'focus')).toEqual(['CR-ACT-11']));

  it('[CR-ACT-09] a third action', () => {
    const far = { defender: { at: [30, 30] } } as const;
    expect(why('move', far, 'focus', 'recover')).toEqual(['CR-ACT-09']);
  });

  it('[CR-ABIL-19] an ability used this Turn', () => {
    const more = { attacker: { has: ['rest'] }, abilities: { rest: active(0, note) } };
    expect(why('rest', more, 'rest')).toEqual(['CR-ABIL-19 rest']);
  });

  it('[CR-ABIL-15] one that is too dear', () => {
    const story = duel({ attacker: { has: ['rest'] }, abilities: { rest: active(2, note) }, force: [1, 0] });
    expect(whyNotOffered(at(story), 'rest')).toEqual([
      { rule: 'CR-ABIL-15', facts: { price: 2, ready: 1 }, source: 'rest' },
    ]);
  });

  it('[R-ABIL-4] one that finds nobody', () => {
    const near = { of: 'character', side: 'enemy', within: { range: 1, from: 'self' } } as const;
    const zap = active(
      0,
      { do: 'choose', bind: 'one', from: near },
      { do: 'suffer', who: { bound: 'one' }, amount: 1 },
    );
    const more = { attacker: { has: ['zap'] }, defender: { at: FAR }, abilities: { zap } };
    expect(why('zap', more)).toEqual(['R-ABIL-4 zap']);
  });

  it('[CR-ACT-18] the Ability action without an ability for it', () => {
    expect(why('ability')).toEqual(['CR-ACT-18']);
    const used = { attacker: { has: ['drill'], used: ['drill'] }, abilities: { drill } };
    expect(why('ability', used)).toEqual(['CR-ABIL-19 drill']);
  });

  it('[CR-STANCE-04, CR-STANCE-07] a second flip, or one of a single-sided card', () => {
    const maul = { attacker: { is: 'lord-maul', at: [10, 10], has: [] } } as const;
    expect([why('flip', maul, 'flip'), why('flip')]).toEqual([['CR-STANCE-04'], ['CR-STANCE-07']]);
  });

  it('[R-ACT-12] a jump', () => expect(why('jump')).toEqual(['R-ACT-12']));

  it('[DP-23] something nobody knows is answered with what is offered', () => {
    expect(whyNotOffered(at(duel()), 'dance')).toMatchObject([{ rule: 'DP-23', facts: { option: 'dance' } }]);
  });

  it('nothing stands against what is offered', () => expect(why('combat')).toEqual([]));
});

describe('what is not offered elsewhere', () => {
  it('[CR-MOVE-15] a climb beside an enemy, [CR-ACT-12] a jump in a Move action', () => {
    const story = duel().chooses('move');
    expect(whyNotOffered(at(story), 'climb')).toEqual([{ rule: 'CR-MOVE-15', facts: { engagedWith: 'b1.1' } }]);
    expect(whyNotOffered(at(story), 'jump')).toMatchObject([{ rule: 'CR-ACT-12' }]);
  });

  it('[CR-ENG-07, CR-ATK-03] a kind of attack: who holds the attacker, or what stands against every enemy', () => {
    const held = duel({ blue: { far: { at: FAR } } }).chooses('combat');
    expect(told(whyNotOffered(at(held), 'ranged'))).toEqual(['CR-ENG-07']);
    const apart = duel({ defender: { at: FAR } }).chooses('combat');
    expect(told(whyNotOffered(at(apart), 'melee'))).toEqual(['CR-ATK-03 b1.1']);
  });

  it('[CR-ATK-03] a target at another Elevation says so', () => {
    const table = tableOf('deck', [deck('deck', [13, 13], 3.2)]);
    const story = duel({
      defender: { at: [12, 13, 3.2] },
      blue: { one: { at: [10, 7] }, other: { at: [13, 9] } },
      game: { table },
    }).plays('combat', 'melee');
    expect(whyNotOffered(at(story), 'b1.1')).toMatchObject([
      { rule: 'CR-ATK-03', facts: { holds: true, sameElevation: false, blockedBy: null } },
    ]);
  });

  it('[CR-TREE-01, CR-TREE-03, CR-TREE-05] options of the Combat Tree', () => {
    const story = duel({ attackDice: 'sss' }).plays('combat', 'melee');
    expect(told(whyNotOffered(at(story), 'n3'))).toEqual(['CR-TREE-01']);
    story.chooses('n1');
    expect(told(whyNotOffered(at(story), 'n3'))).toEqual(['CR-TREE-03']);
    expect(told(whyNotOffered(at(story), 'n1'))).toEqual(['CR-TREE-05']);
  });

  it('[CR-ABIL-05, CR-ABIL-06] Reactives: not for this event, or one was used', () => {
    const made = { on: 'action.made' } as const;
    const story = duel({
      attacker: { has: ['cheer', 'gloat', 'mourn'] },
      defender: { has: ['jeer', 'sulk'] },
      abilities: {
        cheer: reactive(0, made, note),
        gloat: reactive(0, made, note),
        mourn: reactive(0, { on: 'wounded' }, note),
        jeer: reactive(0, made, note),
        sulk: reactive(9, made, note),
      },
    }).chooses('focus');
    expect(told(whyNotOffered(at(story), 'mourn@a1'))).toEqual(['CR-ABIL-05']);
    story.chooses('cheer@attacker');
    expect(told(whyNotOffered(at(story), 'gloat@a1'))).toEqual(['CR-ABIL-06']);
    expect(told(whyNotOffered(at(story), 'sulk@b1'))).toEqual(['CR-ABIL-15 sulk']);
  });
});

describe('order cards', () => {
  const table = (side: object, force: readonly [number, number] = [3, 3]) =>
    skirmish({
      red: { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [side, {}],
      force,
    });
  const reserve = (story: Story, card: string) => whyNotReserve(at(story), card).map(({ rule }) => rule);

  it('[CR-FORCE-03, CR-ORDER-08] why a card cannot go into reserve', () => {
    const full = table({ deck: ['a1', 'a2'], reserve: 'a3', force: { ready: 0, pool: 3 } });
    expect(reserve(full, 'a1')).toEqual(['CR-FORCE-03', 'CR-ORDER-08']);
    expect(reserve(table({ deck: ['a1', 'a2', 'a3'] }), 'a1')).toEqual([]);
  });

  it('[CR-ORDER-12, R-ORDER-1] the Shatterpoint Card, and the last card', () => {
    expect(reserve(table({ deck: ['a1', 'a2', 'shatterpoint'] }), 'shatterpoint')).toEqual(['CR-ORDER-12']);
    expect(reserve(table({ deck: ['a1'] }), 'a1')).toEqual(['R-ORDER-1']);
  });

  it('[CR-FORCE-03, R-ORDER-2] why a Shatterpoint Card cannot be passed', () => {
    const story = table({ deck: ['shatterpoint'], discard: ['a1'], reserve: 'a3', force: { ready: 0, pool: 3 } });
    expect(whyNotPass(at(story.chooses('reveal')))).toEqual([
      { rule: 'CR-FORCE-03', facts: { cost: 1, ready: 0 } },
      { rule: 'R-ORDER-2', facts: { reserve: 'a3' } },
    ]);
  });
});

it('[CR-GEN-10] a card that forbids a target is named', () => {
  const by = { of: 'character', side: 'enemy', engagedWith: 'self' } as const;
  const target = { of: 'character', side: 'other-allied' } as const;
  const story = duel({
    blue: { guard: { at: [10, 7], has: ['intercede'] } },
    abilities: { intercede: { kind: 'innate', clauses: [{ clause: 'forbid', targeting: { by, target } }] } },
  });
  const [attacker, defender] = [story.character('attacker'), story.character('defender')];
  expect(whyNotTarget(at(story), attacker, defender, 'melee')).toEqual([
    { rule: 'CR-GEN-10', facts: { ability: 'intercede' }, source: 'intercede' },
  ]);
});
