import type { CharacterId, GameEvent, Open, UnitId } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { trailsIn } from '../src/game/trails.ts';
import { chapters } from './chapters.ts';

const open = {
  units: [{ seat: 0 }, { seat: 1 }],
  characters: [
    { unit: 0, r: 2000 },
    { unit: 1, r: 2500 },
  ],
} as unknown as Open;

const activated = (unit: number): GameEvent => ({ event: 'activated', unit: unit as UnitId, origin: 'deck' });
const moved = (character: number): GameEvent => ({
  event: 'moved',
  character: character as CharacterId,
  move: 'dash',
  from: [1, 2, 0],
  to: [3, 4, 0],
});
const trails = (...events: readonly GameEvent[]) => trailsIn(chapters([events]), open, 0);

describe('the trail of a move', () => {
  it('shows where the other side came from', () => {
    const way = [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ];
    expect(trails(activated(1), moved(1))).toEqual([{ side: 'b', r: 2500, way }]);
  });

  it('is not left by the own side', () => {
    expect(trails(activated(0), moved(0))).toEqual([]);
  });

  it('stays while the own side thinks, and goes once it has moved', () => {
    expect(trails(activated(1), moved(1), activated(0))).toHaveLength(1);
    expect(trails(activated(1), moved(1), activated(0), moved(0))).toEqual([]);
  });
});
