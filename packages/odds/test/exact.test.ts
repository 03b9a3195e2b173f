import {
  type Chart,
  type ChartEntry,
  type ComingChange,
  CONDITIONS,
  type DiceChange,
  type DieKind,
  type Face,
  type Forecast,
  type Icon,
  type TreeOption,
  type TreePath,
} from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOfForecast, PLAIN_DEFENDER, plainForecast } from '../src/index.ts';
import { bestExpected, counted, mostDamage } from './bruteForce.ts';

const ATTACK_ENTRIES: readonly ChartEntry[] = [
  'crit',
  'strike',
  'damage',
  'strike>crit',
  'block>failure',
  'shove',
  'failure>strike',
  'pinned',
];
const DEFENSE_ENTRIES: readonly ChartEntry[] = [
  'block',
  'crit>strike',
  'strike>failure',
  'crit>failure',
  'heal',
  'damage',
];

const charts = (entries: readonly ChartEntry[]): fc.Arbitrary<Chart> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.array(fc.constantFrom(...entries), { maxLength: 3 }), { minLength: 1, maxLength: 2 }),
    )
    .map(([width, rows]) => ({
      name: 'chart',
      rows: rows.map((results, i) => ({
        min: 1 + i * width,
        max: i === rows.length - 1 ? null : (i + 1) * width,
        results,
      })),
    }));

const changes = (roll: DieKind): fc.Arbitrary<ComingChange> => {
  const faces: readonly Face[] =
    roll === 'attack' ? ['crit', 'strike', 'expertise', 'failure'] : ['block', 'expertise', 'failure'];
  const face = fc.constantFrom(...faces);
  return fc
    .oneof(
      face.map((shown) => ({ how: 'add' as const, face: shown })),
      face.map((shown) => ({ how: 'remove' as const, face: shown })),
      fc.tuple(face, face).map(([shown, to]) => ({ how: 'turn' as const, face: shown, to })),
      fc
        .tuple(face, fc.integer({ min: 1, max: 2 }))
        .map(([shown, most]) => ({ how: 'reroll' as const, face: shown, most })),
    )
    .map((change) => ({ roll, change, by: roll, from: 'change' }));
};

const icons: readonly Icon[] = ['damage', 'damage', 'shove', 'heal', 'jump', ...CONDITIONS];

/** Three columns of one or two options, joined to the right and up and down as chance will. */
const trees = fc
  .tuple(
    fc.array(fc.array(fc.array(fc.constantFrom(...icons), { maxLength: 2 }), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.infiniteStream(fc.boolean()),
  )
  .map(([columns, coins]) => {
    const toss = (): boolean => coins.next().value === true;
    const options: TreeOption[] = columns.flatMap((column, c) =>
      column.map((effects, r) => ({ id: `n${c}${r}`, column: c, row: r, start: c === 0, effects })),
    );
    const paths = options.flatMap((from) =>
      options.flatMap((to): TreePath[] => {
        if (to.column > from.column && (to.row === from.row || toss()))
          return [{ from: from.id, to: to.id, both: false }];
        return to.column === from.column && to.row > from.row && toss()
          ? [{ from: from.id, to: to.id, both: true }]
          : [];
      }),
    );
    return { options, paths };
  });

const pool = (dice: number) => ({ dice, sources: [] });

const attacks: fc.Arbitrary<Forecast> = fc
  .record({
    attackDice: fc.integer({ min: 0, max: 3 }),
    defenseDice: fc.integer({ min: 0, max: 3 }),
    attackChart: fc.option(charts(ATTACK_ENTRIES)),
    defenseChart: charts(DEFENSE_ENTRIES),
    disarmed: fc.boolean(),
    exposed: fc.boolean(),
    protection: fc.boolean(),
    pooled: fc.constantFrom(0, 0, 1, 2),
    held: fc.subarray([...CONDITIONS]),
    immune: fc.subarray([...CONDITIONS], { maxLength: 1 }),
    tree: trees,
    changes: fc.oneof(
      { weight: 2, arbitrary: fc.constant<ComingChange[]>([]) },
      {
        weight: 1,
        arbitrary: fc.array(fc.oneof(changes('attack'), changes('defense')), { minLength: 1, maxLength: 2 }),
      },
    ),
  })
  .map(({ attackDice, defenseDice, attackChart, defenseChart, held, immune, protection, ...rest }) =>
    plainForecast(attackDice, defenseDice, {
      ...rest,
      charts: { attack: attackChart, defense: defenseChart },
      defender: { ...PLAIN_DEFENDER, held, immune, protection, toWound: 3 },
    }),
  );

const sum = (chances: readonly number[]): number => chances.reduce((all, p) => all + p, 0);

describe('exact odds', () => {
  it('are those of counting every sequence of faces, order of entries and way through the tree', () => {
    fc.assert(
      fc.property(attacks, (attack) => {
        const odds = oddsOfForecast(attack);
        const truth = counted(attack);
        const suffered = new Map<number, number>();
        for (const [key, chance] of truth) {
          const [successes = 0, chart = 0] = key.split('/').map(Number);
          expect(odds.joint[successes]?.[chart] ?? 0).toBeCloseTo(chance, 12);
          const walked = mostDamage(attack.tree, attack.defender.held, attack.defender.immune, successes);
          const damage = Math.max(0, attack.pooled + chart + walked - (attack.defender.protection ? 1 : 0));
          suffered.set(damage, (suffered.get(damage) ?? 0) + chance);
        }
        for (const [damage, chance] of suffered) expect(odds.damage[damage] ?? 0).toBeCloseTo(chance, 12);
        expect(Math.abs(sum(odds.successes) - 1)).toBeLessThan(1e-12);
        expect(Math.abs(sum(odds.damage) - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 1000, seed: 1 },
    );
  }, 120_000);

  it('put a change of any dice to the best use of its owner', () => {
    const kinds = fc.constantFrom<DieKind>('attack', 'defense');
    const ways = fc.constantFrom<DiceChange>(
      { how: 'reroll', face: 'any', most: 1 },
      { how: 'reroll', face: 'any', most: 2 },
      { how: 'remove', face: 'any' },
      { how: 'turn', face: 'any', to: 'failure' },
      { how: 'turn', face: 'any', to: 'expertise' },
    );
    const small = fc.integer({ min: 0, max: 2 }).map(pool);
    fc.assert(
      fc.property(attacks, small, small, kinds, kinds, ways, (attack, mine, theirs, roll, by, change) => {
        const changes = [{ roll, by, change, from: 'change' }];
        const chosen = { ...attack, attack: mine, defense: theirs, disarmed: false, exposed: false, changes };
        const { joint } = oddsOfForecast(chosen);
        const expected = joint.flatMap((line, s) => line.map((chance, d) => chance * (s + d)));
        expect(sum(expected)).toBeCloseTo(bestExpected(chosen), 10);
      }),
      { numRuns: 300, seed: 2 },
    );
  }, 60_000);
});
