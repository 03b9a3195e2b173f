import type { Effect } from '@faultline/rules';
import {
  type Duel,
  duel,
  type Fighter,
  innate,
  path,
  reactive,
  SELF,
  standing,
  type Story,
  TWO,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { half } from '../../src/attack/split.ts';

it('[CR-DMG-01] damage of options is only collected while options are chosen', () => {
  const story = duel({ attackDice: 'ss' }).plays('combat', 'melee', 'n1');
  expect(story.open.decision?.about).toMatchObject({ pool: 1 });
  expect(story.unit('defender').damage).toBe(0);
});

it('[CR-DMG-03, CR-DMG-05, R-DMG-4] the whole pool is suffered at once by the defender’s Unit', () => {
  const story = duel({ attacker: { chart: ['damage'] }, attackDice: 'sse' }).plays('combat', 'melee', 'n1', 'n2');
  expect(story.told('suffered')).toEqual(['suffered defender 3']);
  expect(story.unit('defender').damage).toBe(3);
});

it('[CR-DMG-04, R-DMG-3, DP-50] what changes the pool answers before it is suffered, attacker first', () => {
  const answer = (by: 'by' | 'to') => reactive(0, { on: 'attack.suffering', [by]: SELF }, { do: 'refresh', amount: 1 });
  const story = duel({
    attacker: { has: ['press'] },
    defender: { has: ['endure'] },
    abilities: { press: answer('by'), endure: answer('to') },
    attackDice: 's',
  }).plays('combat', 'melee', 'n1');
  expect([story.asked, story.offered]).toEqual(['red DP-50', ['press@attacker', 'pass']]);
  story.chooses('pass');
  expect([story.asked, story.offered, story.unit('defender').damage]).toEqual([
    'blue DP-50',
    ['endure@defender', 'pass'],
    0,
  ]);
});

it('[CR-DMG-06] damage belongs to the Unit, whichever character was hit', () => {
  const pair = {
    at: [
      [13, 10],
      [10, 13],
    ],
  } as const;
  const story = duel({
    attacker: { at: TWO },
    defender: pair,
    attackDice: 'sfffs',
  });
  story.plays('combat', 'attacker.1', 'melee', 'defender.1', 'n1', 'melee', 'defender.2', 'n1');
  expect(story.unit('defender').damage).toBe(2);
});

it('[CR-DMG-08] every attack has a pool of its own', () => {
  const story = duel({
    attacker: { at: TWO },
    attackDice: 'sfffs',
  }).plays('combat', 'attacker.1', 'melee', 'n1', 'melee');
  expect(story.open.decision?.about).toEqual({ successes: 1, pool: 0 });
});

describe('[R-WND-8] damage says by which kind of attack it comes', () => {
  const kinds = (story: Story) =>
    story.match.eventsSince().flatMap((event) => (event.event === 'suffered' ? [event.cause.attackType] : []));

  it.each([
    ['melee', [13, 10]],
    ['ranged', [17, 10]],
  ] as const)('of the pool by a %s one', (type, at) => {
    expect(kinds(duel({ defender: { at }, attackDice: 's' }).plays('combat', type, 'n1'))).toEqual([type]);
  });

  it('of a defense chart beside the pool by none', () => {
    expect(kinds(duel({ defender: { armour: ['damage'] }, defenseDice: 'e' }).plays('combat', 'melee'))).toEqual([
      null,
    ]);
  });
});

it('[R-DMG-1] all damage is placed, also beyond the Stamina', () => {
  const story = duel({ defender: { stamina: 2 }, attackDice: 'ssss' }).plays('combat', 'melee', 'n1', 'n2', 'n3', 'n4');
  expect(story.unit('defender')).toMatchObject({ damage: 4, wounded: 1 });
});

it('[R-DMG-2, CR-WND-04] a pool against a Wounded Unit is discarded', () => {
  const story = duel({ defender: { damage: 10, wounded: 1 }, attackDice: 's' }).plays('combat', 'melee', 'n1');
  expect(story.told('suffered')).toEqual([]);
  expect(story.unit('defender')).toMatchObject({ damage: 10, wounded: 1 });
});

it('[CR-KEY-06, R-KEY-5] Protection takes one damage out of the pool, however many sources', () => {
  const story = duel({
    defender: { has: ['shield', 'helmet'] },
    abilities: { shield: standing({ name: 'protection' }), helmet: standing({ name: 'protection' }) },
    attackDice: 'sss',
  }).plays('combat', 'melee', 'n1', 'n2', 'n3');
  expect(story.unit('defender').damage).toBe(2);
  expect(story.told('withstood')).toEqual(['withstood defender.1 protection shield,helmet']);
});

it('[CR-WND-04] nothing is told of the Protection of a Wounded Unit, which suffers nothing anyway', () => {
  const story = duel({
    defender: { has: ['shield'], damage: 10, wounded: 1 },
    abilities: { shield: standing({ name: 'protection' }) },
    attackDice: 's',
  }).plays('combat', 'melee', 'n1');
  expect(story.told('withstood')).toEqual([]);
});

it('[CR-KEY-07] Protection does nothing to an empty pool', () => {
  const story = duel({
    attacker: { tree: path(['pinned']) },
    defender: { has: ['shield'], damage: 3 },
    abilities: { shield: standing({ name: 'protection' }) },
    attackDice: 's',
  }).plays('combat', 'melee', 'n1');
  expect(story.unit('defender').damage).toBe(3);
});

describe('a split pool', () => {
  const fast = reactive(0, { on: 'attack.suffering', to: SELF }, { do: 'split-pool' });
  const tree = (damage: number) => path(Array.from({ length: damage }, () => 'damage' as const));
  const splitting = (damage: number, more: Duel = {}) =>
    duel({
      attackDice: 's',
      abilities: { fast },
      ...more,
      attacker: { tree: tree(damage), ...more.attacker },
      defender: { has: ['fast'], ...more.defender },
    }).plays('combat', 'melee', 'n1', 'fast@defender');

  it.each([
    [7, 4],
    [1, 1],
    [6, 3],
    [0, 0],
  ])('[CR-GEN-11] half of %i is %i', (whole, part) => expect(half(whole)).toBe(part));

  it('[CR-GEN-12] gives the attacker what is left over from the rounded half', () => {
    expect(splitting(7).told('suffered')).toEqual(['suffered defender 4', 'suffered attacker 3']);
    expect(splitting(2).told('suffered')).toEqual(['suffered defender 1', 'suffered attacker 1']);
  });

  it('[R-ABIL-4, CR-GEN-11] is not offered where one damage would stay with the defender', () => {
    const story = duel({
      attackDice: 's',
      abilities: { fast },
      attacker: { tree: tree(1) },
      defender: { has: ['fast'] },
    }).plays('combat', 'melee', 'n1');
    expect([story.offered.includes('fast@defender'), story.unit('defender').damage]).toEqual([false, 1]);
  });

  it('[R-CARD-12, DP-50] the defender chooses whether Protection comes first', () => {
    const guarded = () =>
      splitting(6, {
        defender: { has: ['fast', 'shell'] },
        abilities: { fast, shell: standing({ name: 'protection' }) },
      });
    expect([guarded().asked, guarded().offered]).toEqual(['blue DP-50', ['split', 'protection']]);
    expect(guarded().chooses('split').told('suffered')).toEqual(['suffered defender 2', 'suffered attacker 3']);
    expect(guarded().chooses('protection').told('suffered')).toEqual(['suffered defender 3', 'suffered attacker 2']);
    expect(guarded().chooses('protection').told('withstood')).toEqual(['withstood defender.1 protection shell']);
  });

  it('[R-ABIL-8] has happened if there was a damage to split', () => {
    const note: Effect = { do: 'if-did', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] };
    // R-ABIL-4: with nothing beside it that happens it would not be offered where there is none.
    const hurt: Effect = { do: 'suffer', who: 'attacker', amount: 1 };
    const abilities = {
      fast: reactive(0, { on: 'attack.suffering', to: SELF }, hurt, { do: 'split-pool' }, note),
      shell: standing({ name: 'protection' }),
    };
    const exposed = (story: Story) => story.unit('defender').conditions.includes('exposed');
    const guarded = splitting(1, { defender: { has: ['fast', 'shell'] }, abilities });
    expect([exposed(splitting(1, { abilities })), exposed(guarded.chooses('protection'))]).toEqual([true, false]);
  });

  it('[R-WND-4] with both Units Wounded by it the wound of the attacker’s Unit counts first', () => {
    const story = splitting(7, { attacker: { damage: 8 }, defender: { has: ['fast'], damage: 8 } });
    expect(story.told('wounded')).toEqual(['wounded attacker', 'wounded defender']);
    expect(story.told('momentum').slice(0, 2)).toEqual(['momentum blue 7', 'momentum red 7']);
  });

  it('[R-CARD-16] is no longer there for step 9, but counts as what the attack did', () => {
    expect(splitting(7).told('suffered', 'attack-resolved')).toEqual([
      'suffered defender 4',
      'suffered attacker 3',
      'attack-resolved attacker.1 defender.1 4',
    ]);
  });

  it('[R-CARD-16] is not split where something else is suffered in its place', () => {
    const aside = innate({ on: 'attack.suffering', to: SELF }, { do: 'instead' }, { do: 'refresh', amount: 1 });
    const story = duel({
      attacker: { tree: tree(7) },
      defender: { has: ['aside', 'fast'] },
      abilities: { fast, aside },
      attackDice: 's',
      force: [3, 1],
    }).plays('combat', 'melee', 'n1', 'aside@defender', 'fast@defender');
    expect(story.told('suffered', 'pool-split')).toEqual([]);
  });
});

describe('a pool that is split by a Unit made Strained in the same attack', () => {
  /** The tree makes the defender Strained, then fills the pool; of it the defender’s half is four. */
  const strained = (attacker: Partial<Fighter>, defender: Partial<Fighter>, abilities: Duel['abilities'] = {}) =>
    duel({
      attacker: {
        tree: path(
          ['strained'],
          Array.from({ length: 7 }, () => 'damage' as const),
        ),
        ...attacker,
      },
      defender: { ...defender, has: ['fast'] },
      abilities: { fast: reactive(0, { on: 'attack.suffering', to: SELF }, { do: 'split-pool' }), ...abilities },
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2', 'fast@defender');

  const proud = innate({ on: 'wounded', by: SELF }, { do: 'gain', who: 'self', condition: 'exposed' });

  it('[R-CARD-16, CR-COND-09] is suffered before Strained strikes', () => {
    expect(strained({}, { stamina: 20 }).told('suffered')).toEqual([
      'suffered defender 4',
      'suffered attacker 3',
      'suffered defender 3',
    ]);
  });

  it('[R-CARD-16, R-WND-7] wounds, where either would, as damage of the attack: the attacker is the wounder', () => {
    const story = strained({ has: ['proud'] }, { damage: 7 }, { proud });
    expect(story.told('ability')).toEqual(['ability defender fast 0', 'ability attacker proud 0']);
    expect(story.unit('defender')).toMatchObject({ damage: 11, wounded: 1, conditions: [] });
  });

  it('[R-CARD-16, R-WND-7] wounds nobody’s, where only Strained’s three are enough', () => {
    const story = strained({ has: ['proud'] }, { damage: 5 }, { proud });
    expect(story.told('ability', 'wounded')).toEqual(['ability defender fast 0', 'wounded defender']);
  });

  it('[R-CARD-16, R-WND-4] both fall at one moment, so the Momentum for the attacker’s Unit comes first', () => {
    const story = strained({ damage: 8 }, { damage: 7 });
    expect(story.told('momentum').slice(0, 2)).toEqual(['momentum blue 7', 'momentum red 7']);
  });

  it('[R-CARD-16, R-WND-3] what answers the attacker’s wound waits for the ability, not for the attack', () => {
    const wail = innate({ on: 'wounded', to: SELF }, { do: 'refresh', amount: 1 });
    const story = strained({ damage: 8, has: ['wail'] }, {}, { wail });
    expect(story.told('ability', 'attack-resolved')).toEqual([
      'ability defender fast 0',
      'ability attacker wail 0',
      'attack-resolved attacker.1 defender.1 4',
    ]);
  });
});
