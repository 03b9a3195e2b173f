import { library } from '@faultline/cards';
import type { Ability, Selector } from '@faultline/rules';

/** Abilities that worked examples of the rules need and no scripted card has yet; cards of a file may name them. */

const SELF: Selector = { of: 'character', side: 'self' };
const ENEMY: Selector = { of: 'character', side: 'enemy' };

/** After an attack of a character of this Unit in a Combat action. */
const afterCombat = { on: 'attack.resolved', by: SELF, inCombatAction: true } as const;

const ALL: readonly Ability[] = [
  {
    id: 'intercede',
    name: 'Intercede',
    kind: 'innate',
    clauses: [
      {
        clause: 'forbid',
        targeting: {
          by: { ...ENEMY, engagedWith: 'self' },
          target: { of: 'character', side: 'allied', rank: ['primary', 'secondary'] },
        },
        where: { test: 'not', that: { test: 'wounded', who: 'self' } },
      },
    ],
  },
  {
    id: 'hit-and-run',
    name: 'Hit and Run',
    kind: 'reactive',
    cost: 1,
    clauses: [{ clause: 'on', event: afterCombat, effects: [{ do: 'move', who: 'self', move: 'reposition' }] }],
  },
  {
    id: 'double-the-contract-double-the-payout',
    name: 'Double the Contract, Double the Payout',
    kind: 'reactive',
    cost: 1,
    clauses: [
      {
        clause: 'on',
        event: afterCombat,
        effects: [
          { do: 'choose', bind: 'other', from: { ...ENEMY, besides: 'target' } },
          { do: 'attack', who: 'self', dice: 5, target: { bound: 'other' } },
        ],
      },
    ],
  },
  {
    id: 'capture-wire',
    name: 'Capture Wire',
    kind: 'active',
    cost: 1,
    clauses: [
      {
        clause: 'use',
        effects: [
          { do: 'choose', bind: 'own', from: SELF },
          { do: 'choose', bind: 'caught', from: { ...ENEMY, within: { range: 3, from: { bound: 'own' } } } },
          { do: 'pull', who: { bound: 'caught' }, range: 2, origin: { bound: 'own' } },
          { do: 'gain', who: { bound: 'caught' }, condition: 'pinned' },
        ],
      },
    ],
  },
  {
    id: 'a-steady-hand',
    name: 'A Steady Hand',
    kind: 'active',
    cost: 0,
    clauses: [
      {
        clause: 'use',
        effects: [{ do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' }],
      },
    ],
  },
];

/** A card's own script takes the place of the example's. */
export const EXAMPLES: readonly Ability[] = ALL.filter(({ id }) => library.abilities[id] === undefined);
