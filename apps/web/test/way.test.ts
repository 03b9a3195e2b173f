import { REPUBLIC, SHADOW } from '@faultline/cards';
import type { Match, Place } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { withTools } from '../src/engine/laidTools.ts';
import { wayAlong } from '../src/game/way.ts';
import type { Moved } from '../src/port/moved.ts';
import { playInNode } from './browser/played.ts';

const FROM: Place = [0, 0, 0];
const tool = { pivot: [100, 0], end: [100, 100] } as const;
const corners = (to: Place, laid?: typeof tool) => wayAlong(FROM, to, laid).map(({ x, y }) => [x, y]);

describe('the way of a move', () => {
  it('goes round the pivot of the tool', () => {
    expect(corners([90, 80, 0], tool)).toEqual([
      [0, 0],
      [100, 0],
      [90, 80],
    ]);
  });

  it('[CR-MOVE-24] does not go to a pivot that was not reached', () => {
    expect(corners([60, 10, 0], tool)).toEqual([
      [0, 0],
      [60, 10],
    ]);
  });

  it('is straight where nobody knows the tool', () => {
    expect(corners([90, 80, 0])).toHaveLength(2);
  });
});

/** A game up to its first move through an ingress point. */
function played(): Match {
  let match: Match | null = null;
  playInNode('restless', 'ways', [REPUBLIC.mission, SHADOW.mission], (_, playing) => {
    match = playing;
    return playing.story.at(-1)?.events.some(({ event }) => event === 'ingress') ? 'stop' : 'on';
  });
  return match as unknown as Match;
}

describe('the worker', () => {
  it('tells every move with the tool that was laid for it, after a question about an ingress point too', () => {
    const { story, entries } = played();
    const told = story.flatMap(({ events }, version) => withTools(events, entries, version));
    const moves = told.filter((event): event is Moved => event.event === 'moved');
    const chosen = entries.flatMap((entry) => (entry.do === 'answer' && entry.answer.tool ? [entry.answer] : []));
    expect(told.some(({ event }) => event === 'ingress')).toBe(true);
    expect(moves.map(({ to, tool }) => ({ to, tool }))).toEqual(chosen.map(({ to, tool }) => ({ to, tool })));
  });
});
