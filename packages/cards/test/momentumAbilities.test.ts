import { readFileSync } from 'node:fs';
import { library, wholeLibrary } from '@faultline/cards';
import { CONVERSIONS, MOMENTUM_ABILITIES, type MomentumWord } from '@faultline/cards/operations';
import type { Ability } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import survey from '../survey.json' with { type: 'json' };

type Node = Readonly<Record<string, unknown>>;

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

/** What the nodes of a script do about Momentum, the Struggle token or Struggles. */
const WORDS: readonly (readonly [MomentumWord, (node: Node) => boolean])[] = [
  ['spends', (node) => node.do === 'may' && Number(node.momentum ?? 0) > 0],
  ['gains', (node) => node.do === 'momentum'],
  ['moves-token', (node) => node.do === 'struggle'],
  ['loses', (node) => node.do === 'lose-momentum'],
  ['answers-a-gain', (node) => node.on === 'momentum.gained' || node.on === 'momentum.resolved'],
  ['wound-without-momentum', (node) => node.on === 'momentum.gaining'],
  ['compares-momentum', (node) => node.count === 'momentum'],
  ['answers-a-struggle', (node) => node.on === 'struggle.claimed'],
  ['before-the-first-card', (node) => node.on === 'setup.struggle'],
];

const wordsOf = ({ clauses }: Pick<Ability, 'clauses'>): string[] => {
  const nodes = nodesIn(clauses);
  return WORDS.filter(([, holds]) => nodes.some(holds)).map(([word]) => word);
};

const unrowed = (abilities: readonly Ability[]): string[] =>
  abilities
    .filter((ability) => wordsOf(ability).join() !== [...(MOMENTUM_ABILITIES[ability.id] ?? [])].sort(inOrder).join())
    .map(({ id }) => id);

const inOrder = (a: string, b: string): number =>
  WORDS.findIndex(([word]) => word === a) - WORDS.findIndex(([word]) => word === b);

describe('abilities that speak of Momentum in Key Operations', () => {
  it('have a row for every unit that can be played, and it says what the script does', () => {
    expect(Object.values(library.units).length).toBeGreaterThan(12);
    expect(unrowed(Object.values(library.abilities))).toEqual([]);
  });

  it('fail for a new ability without its row', () => {
    const gaining: Ability = {
      id: 'made-up',
      name: 'Made Up',
      kind: 'innate',
      clauses: [{ clause: 'on', event: { on: 'wounded' }, effects: [{ do: 'momentum', amount: 1 }] }],
    };
    expect(unrowed([gaining])).toEqual(['made-up']);
  });

  it('fail for a price in Momentum, for its loss, and for a comparison too', () => {
    const of = (clauses: Ability['clauses']) => wordsOf({ clauses });
    expect(of([{ clause: 'use', effects: [{ do: 'may', momentum: 1, effects: [] }] }])).toEqual(['spends']);
    expect(of([{ clause: 'use', effects: [{ do: 'lose-momentum', amount: 1 }] }])).toEqual(['loses']);
    expect(
      of([
        {
          clause: 'on',
          event: { on: 'momentum.gained', player: 'opponent' },
          where: { test: 'more', of: { count: 'momentum', of: 'opponent' }, than: { count: 'momentum', of: 'own' } },
          effects: [],
        },
      ]),
    ).toEqual(['answers-a-gain', 'compares-momentum']);
  });

  it('stand on the card of a unit', async () => {
    const printed = Object.values((await wholeLibrary()).units).flatMap(({ abilities }) => abilities);
    expect(Object.keys(MOMENTUM_ABILITIES).filter((id) => !printed.includes(id))).toEqual([]);
  });

  it('have a row before they are scripted, as far as the survey knows what they wait for', () => {
    const waits: Readonly<Record<string, MomentumWord>> = {
      afterOpponentGainsMomentum: 'answers-a-gain',
      afterEffectGivesMomentum: 'answers-a-gain',
      beforeOpponentGainsMomentum: 'wound-without-momentum',
      whenOpponentClaimsStruggle: 'answers-a-struggle',
      setupBeforeMission: 'before-the-first-card',
    };
    const known = Object.entries(survey as Readonly<Record<string, { readonly classes: readonly string[] }>>).flatMap(
      ([id, { classes }]) => classes.flatMap((name) => (waits[name] ? [[id, waits[name]] as const] : [])),
    );
    expect(known.length).toBeGreaterThan(5);
    expect(known.filter(([id, word]) => !MOMENTUM_ABILITIES[id]?.includes(word))).toEqual([]);
  });
});

describe('what they come to', () => {
  it('is for spending the contrary of what it is for gaining, role for role', () => {
    const { spends, gains } = CONVERSIONS;
    expect(spends.changes).toEqual({ aggressor: 'add-one', sentinel: 'remove-one' });
    expect(gains.changes).toEqual({ aggressor: 'remove-one', sentinel: 'add-one' });
  });

  it('names rules of the ledger', () => {
    const ledger = readFileSync(new URL('../../../docs/rules/key-operations.md', import.meta.url), 'utf8');
    const rules = Object.values(CONVERSIONS).flatMap((conversion) => conversion.rules);
    expect(rules.filter((rule) => !ledger.includes(`| ${rule} |`))).toEqual([]);
  });
});
