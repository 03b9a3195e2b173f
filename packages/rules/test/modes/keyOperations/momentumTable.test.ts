import { library } from '@faultline/cards';
import { CONVERSIONS, MOMENTUM_ABILITIES, type MomentumWord, type TrackerChange } from '@faultline/cards/operations';
import type { Effect, OperationRole, Seat } from '@faultline/rules';
import { active } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clock, raid } from './raid.ts';

/** Every ability of a Unit that can be played which changes the tracker of the standard game, played here for either role. */

const ROLES = ['aggressor', 'sentinel'] as const satisfies readonly OperationRole[];

type Node = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

/** What a text does to the tracker, without all that stands around it; a number that is counted first is three here. */
const CHANGING: Readonly<Partial<Record<MomentumWord, (node: Node) => Effect | null>>> = {
  spends: (node) =>
    node.do === 'may' && Number(node.momentum ?? 0) > 0
      ? { do: 'may', momentum: Number(node.momentum), effects: [{ do: 'refresh', amount: 1 }] }
      : null,
  gains: ({ do: verb, amount }) => (verb === 'momentum' ? { do: 'momentum', amount: numberOf(amount) } : null),
  'moves-token': (node) =>
    node.do === 'struggle' ? ({ ...node, spaces: numberOf(node.spaces) } as unknown as Effect) : null,
  loses: ({ do: verb, amount }) =>
    verb === 'lose-momentum' ? { do: 'lose-momentum', amount: numberOf(amount) } : null,
};

const numberOf = (amount: unknown): number => (typeof amount === 'number' ? amount : 3);

/** What it comes to on the sixteen spaces, where both sides have some. */
function played(effect: Effect, role: OperationRole): TrackerChange {
  const story = raid({
    red: { saw: { at: [10, 10], has: ['deed'] } },
    abilities: { deed: active(0, effect) },
    aggressor: (role === 'aggressor' ? 0 : 1) as Seat,
    momentum: [4, 4],
    force: [0, 3],
    sides: [{ force: { ready: 0, pool: 3 } }, {}],
  }).chooses('deed');
  if (story.offered.includes('yes')) story.chooses('yes');
  if (story.offered.includes('sentinel')) story.chooses('sentinel');
  const [a, b] = clock(story).momentum;
  return a + b > 8 ? 'add-one' : a + b < 8 ? 'remove-one' : 'none';
}

interface Row {
  readonly ability: string;
  readonly word: MomentumWord;
  readonly effect: Effect;
}

const ROWS: readonly Row[] = Object.values(library.abilities).flatMap(({ id, clauses }) =>
  (MOMENTUM_ABILITIES[id] ?? []).flatMap((word): Row[] => {
    const effectOf = CHANGING[word];
    const effect = effectOf && nodesIn(clauses).flatMap((node) => effectOf(node) ?? [])[0];
    return effect ? [{ ability: id, word, effect }] : [];
  }),
);

describe('abilities that change the standard tracker, in Key Operations', () => {
  it('are all in the table, each with the effect of its script', () => {
    const rowed = Object.values(library.abilities).flatMap(({ id }) =>
      (MOMENTUM_ABILITIES[id] ?? []).filter((word) => CHANGING[word]).map((word) => `${id} ${word}`),
    );
    expect(ROWS.map(({ ability, word }) => `${ability} ${word}`)).toEqual(rowed);
    expect(ROWS.length).toBeGreaterThan(5);
  });

  it.each(ROWS)('[KO-ABL-06, KO-ABL-07, KO-R-45] $ability: $word', ({ word, effect }) => {
    expect(ROLES.map((role) => played(effect, role))).toEqual(ROLES.map((role) => CONVERSIONS[word].changes[role]));
  });
});
