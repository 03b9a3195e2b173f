import type { Answer, Place, Vector } from '@faultline/rules';
import type { Spot } from '../board/scene.ts';

/** The corners of a way along a movement tool: round its pivot where somebody came to its second arm. */
export function wayAlong(from: Place, to: Place, tool: Answer['tool']): readonly Spot[] {
  const ends = [spotOf(from), spotOf(to)] as const;
  if (!tool || distance(to, from, tool.pivot) <= distance(to, tool.pivot, tool.end)) return ends;
  return [ends[0], spotOf(tool.pivot), ends[1]];
}

type Point = Place | Vector;

const spotOf = ([x, y]: Point): Spot => ({ x, y });

/** From a point to the line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const kept = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - kept * dx, y - ay - kept * dy);
}
