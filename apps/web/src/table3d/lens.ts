import type { Extent } from '../board/camera.ts';
import type { Spot } from '../board/scene.ts';
import { cross, dot, minus, type Point, plus } from './space.ts';

/**
 * How the table is looked at: at which point, from where about it, and how many pixels an inch has there.
 * Straight from above the lens is orthographic, so that everything lies on the flat board's pixels; tilted it is one of 32°.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** 0 from the south, growing to the east. */
  readonly yaw: number;
  /** A quarter turn from above. */
  readonly pitch: number;
  readonly scale: number;
}

export const ABOVE = Math.PI / 2;

/** Half the angle of the lens. */
const HALF = (16 * Math.PI) / 180;

/** From this pitch on the lens grows longer. */
const LONGER = (58 * Math.PI) / 180;

interface Lens extends Extent {
  readonly pose: Pose;
  /** One by the distance of the eye from the point looked at; 0 is orthographic. */
  readonly near: number;
  readonly right: Point;
  readonly up: Point;
  /** From the point looked at toward the eye. */
  readonly back: Point;
}

export function lensOf(pose: Pose, { width, height }: Extent): Lens {
  const { yaw, pitch, scale } = pose;
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const right: Point = [Math.cos(yaw), 0, -Math.sin(yaw)];
  const back: Point = [Math.sin(yaw) * cos, sin, Math.cos(yaw) * cos];
  const near = (perspectiveAt(pitch) * 2 * scale * Math.tan(HALF)) / Math.max(1, height);
  return { pose, width, height, near, right, back, up: cross(back, right) };
}

function perspectiveAt(pitch: number): number {
  const part = Math.min(1, Math.max(0, (ABOVE - pitch) / (ABOVE - LONGER)));
  return part * part * (3 - 2 * part);
}

/** Where a point is on the screen, and how much larger or smaller things are there than at the point looked at. */
export function project({ pose, near, right, up, back, width, height }: Lens, at: Point): Spot & { size: number } {
  const from = minus(at, [pose.x, pose.y, pose.z]);
  const size = 1 / Math.max(0.02, 1 - near * dot(from, back));
  return {
    x: width / 2 + pose.scale * size * dot(from, right),
    y: height / 2 - pose.scale * size * dot(from, up),
    size,
  };
}

export interface Ray {
  readonly from: Point;
  /** Into the picture, so long that its part along the view is one. */
  readonly along: Point;
}

/** All points that are seen at a spot of the screen. */
export function rayAt({ pose, near, right, up, back, width, height }: Lens, at: Spot): Ray {
  const [x, y] = [(at.x - width / 2) / pose.scale, (height / 2 - at.y) / pose.scale];
  const from = plus(plus([pose.x, pose.y, pose.z], right, x), up, y);
  const along = plus(plus(plus([0, 0, 0], right, near * x), up, near * y), back, -1);
  // From before everything that can be seen.
  return { from: plus(from, along, -nearest(near)), along };
}

/** How far before the point looked at something may be and still be seen. */
const nearest = (near: number): number => (near === 0 ? 60 : Math.min(60, 0.97 / near));
const FARTHEST = -140;

/** The picture as a matrix for the renderer, column by column: first the view, then the lens. */
export function matricesOf({ pose, near, right, up, back, width, height }: Lens) {
  const at: Point = [pose.x, pose.y, pose.z];
  const world = [...right, 0, ...up, 0, ...back, 0, ...at, 1];
  const [close, far] = [nearest(near), FARTHEST];
  const depth = (2 - near * (far + close)) / (far - close);
  const offset = 1 - near * far - depth * far;
  const [sx, sy] = [(2 * pose.scale) / width, (2 * pose.scale) / height];
  const lens = [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, depth, -near, 0, 0, offset, 1];
  return { world, lens };
}

export type { Lens };
