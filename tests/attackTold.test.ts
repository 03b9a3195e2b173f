import { library } from '@faultline/cards';
import type { GameEvent } from '@faultline/rules';
import { newestAttack } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { playGame } from '../apps/cli/src/simulate/playing.ts';
import { seat } from '../apps/cli/src/simulate/seating.ts';
import { teamsOfSeed } from '../apps/cli/src/simulate/teams.ts';

it('[CR-ATK-17, CR-ATK-21, CR-DMG-01] the events of an attack tell its dice behind step 6 and its Damage Pool', () => {
  const told: unknown[] = [];
  const lain: unknown[] = [];
  for (const seed of ['told 1', 'told 2', 'told 3', 'told 4', 'told 5', 'told 6', 'told 7']) {
    const events: GameEvent[] = [];
    playGame(seat(seed, teamsOfSeed(library, seed), true), 300, (happened, open) => {
      events.push(...happened);
      const record = open.doing.findLast(({ attack }) => attack)?.attack;
      if (open.frames.at(-1)?.at !== 'attack.tree' || !record) return;
      const attack = newestAttack(events);
      const { rolls, pool } = record;
      told.push([attack?.faces?.attack.toSorted(), attack?.faces?.defense.toSorted(), attack?.pool]);
      lain.push([rolls.attack.faces.toSorted(), rolls.defense.faces.toSorted(), pool]);
    });
  }
  expect(told.length).toBeGreaterThan(50);
  expect(told).toEqual(lain);
});
