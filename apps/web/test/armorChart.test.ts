import { library } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { describe, expect, it } from 'vitest';
import { armorChart } from '../src/attack/modes/keyOperations/armorChart.ts';
import type { Game } from '../src/game/game.ts';

const game = {
  view: { open: { score: { mode: 'key-operations', operation: 'trigger-a-chain-reaction' } } },
  playing: { cards: withOperations(library, OPERATIONS) },
  cast: { target: () => 'Kernschild' },
} as unknown as Game;

describe('the chart of an Armored Target', () => {
  it('[KO-ARM-01] is called by its own name in the language of the page', () => {
    const { name, rows } = armorChart(game, 'core-shield@W') ?? {};
    expect([name, rows?.length]).toEqual(['Kernschild', 2]);
  });
});
