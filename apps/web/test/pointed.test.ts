import { expect, it } from 'vitest';
import type { Scene } from '../src/board/scene.ts';
import type { Game } from '../src/game/game.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { pointedAction } from '../src/table/pointedAction.ts';
import { signal } from '../src/ui/signal.ts';

/** Somebody at (0, 0) who could attack somebody at (9, 9); the rules found the line from the other end. */
const game = {
  view: {
    open: {
      activation: { unit: 0 },
      units: [{ seat: 0, slot: 1, characters: [0] }],
      characters: [{ onTable: true, number: 1 }],
    },
  },
  moment: {},
  playing: { table: { parts: [] } },
  port: {
    attacks: async () => [{ target: 'b1.1', odds: { wound: null } }],
    prospect: async () => ({
      enemies: [
        { name: 'b1.1', line: { ax: 9, ay: 9, bx: 0, by: 0 }, range: 3, blockedBy: null, seen: true, cover: null },
      ],
    }),
  },
} as unknown as Game;

it('draws the line of an attack from whoever would make it', async () => {
  const drawn = await pointedAction(game, 'combat', { attack: {} } as Messages);
  const planned = signal({ sights: [] });
  const scene = { planned, bases: [{ name: 'a1.1', x: 0, y: 0 }] } as unknown as Scene;
  const [sight] = drawn(scene).planned.now().sights;
  expect(sight).toMatchObject({ name: 'b1.1', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } });
});
