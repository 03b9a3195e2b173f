// A legal move at random, found forward: lay a tool, take a place that touches it, keep what can rest.

import type { Battlefield, Solid } from './battlefield.ts';
import { fraction, type Random, randomInDisc, stepFrom } from './random.ts';
import { type Move, type Placement, whyNotMove } from './move.ts';
import { heightsAt } from './rest.ts';
import { armLength, firstArmBlocked, type Point, secondArmBlocked, type Tool, toolObstacles } from './tool.ts';

/** null if nothing was found in so many tries. */
export function sampleMove(field: Battlefield, move: Move, random: Random, tries = 64): Placement | null {
  const solids = toolObstacles(field, move.mover, move.kind);
  for (let i = 0; i < tries; i++) {
    const tool = randomTool(field, move, solids, random);
    if (tool === null) continue;
    const placement = randomEnd(field, move, tool, random);
    if (whyNotMove(field, move, placement) === null) return placement;
  }
  return null;
}

function randomTool(field: Battlefield, move: Move, solids: readonly Solid[], random: Random): Tool | null {
  const { mover, kind } = move;
  const arm = armLength(field.constants, kind);
  const u = randomInDisc(random);
  const p1 = stepFrom(mover, u, mover.r + arm);
  if (firstArmBlocked(field.constants, solids, mover, p1) !== null) return null;
  const v = randomInDisc(random);
  const forward = u.x * v.x + u.y * v.y >= 0 ? 1 : -1;
  const p2 = stepFrom(p1, { x: v.x * forward, y: v.y * forward }, arm);
  return secondArmBlocked(field.constants, solids, p1, p2) === null ? { p1, p2 } : null;
}

function randomEnd(field: Battlefield, move: Move, { p1, p2 }: Tool, random: Random): Placement {
  const { mover } = move;
  const s = fraction(random);
  const onFirst = random() % 2 === 0;
  const [from, to]: [Point, Point] = onFirst ? [mover, p1] : [p1, p2];
  const beside = randomInDisc(random);
  const reach = mover.r + field.constants.toolWidth / 2;
  const end = {
    x: Math.round(from.x + (to.x - from.x) * s + beside.x * reach),
    y: Math.round(from.y + (to.y - from.y) * s + beside.y * reach),
  };
  const heights = heightsAt(field, end.x, end.y);
  return { p1, p2, end, z: heights[random() % heights.length] as number };
}
