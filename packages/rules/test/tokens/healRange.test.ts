import type { Clause } from '@faultline/rules';
import { duel, type MadeUp, path } from '@faultline/testkit';
import { expect, it } from 'vitest';

const clause: Clause = { clause: 'heal-range', range: 3, attackType: 'melee', inCombatAction: true };
const far: MadeUp = { kind: 'innate', clauses: [clause] };
const NEAR = [10, 14] as const;
const FARTHER = [10, 16.5] as const;

const healing = (has: readonly string[], at: readonly [number, number], type: 'melee' | 'ranged' = 'melee') =>
  duel({
    attacker: { has, tree: path(['heal']) },
    red: { friend: { at, damage: 2 } },
    defender: { at: type === 'melee' ? [13, 10] : [17, 10] },
    attackDice: 's',
    abilities: { far },
  })
    .plays('combat', type, 'n1')
    .offered.includes('friend:damage');

it('[CR-EFF-08] a heal of the tree reaches Range 2', () => {
  expect([healing([], NEAR), healing([], FARTHER)]).toEqual([true, false]);
});

it('[CR-EFF-08] and farther where a card says so, in the attacks that it speaks of', () => {
  expect([healing(['far'], FARTHER), healing(['far'], FARTHER, 'ranged')]).toEqual([true, false]);
});
