import type { Camera, Extent, Rims } from '../board/camera.ts';
import { pixelOf } from '../board/camera.ts';
import type { Box } from '../board/scene.ts';
import { ABOVE, lensOf, type Pose, project } from './lens.ts';
import { INCH, inSpace, type Point } from './space.ts';

const degrees = (angle: number): number => (angle * Math.PI) / 180;

/** From the table it is looked at like this. */
const TABLE_PITCH = degrees(45);
/** Over a shoulder. */
const SHOULDER_PITCH = degrees(29);
/** Never below the table, and never along it. */
const LOWEST = degrees(12);

/** From above, with everything on the pixels of the flat board. */
export function abovePose(camera: Camera, extent: Extent, size: number, flipped: boolean): Pose {
  const side = size / 100;
  const way = flipped ? -1 : 1;
  return {
    x: (way * (camera.x - side / 2)) / 25.4,
    y: 0,
    z: (way * (camera.y - side / 2)) / 25.4,
    yaw: flipped ? Math.PI : 0,
    pitch: ABOVE,
    scale: 25.4 / pixelOf(camera, extent, side),
  };
}

/** What lies over the picture at its rims, in pixels. */
export interface Margins extends Rims {
  readonly top: number;
}

const NONE: Margins = { top: 0, bottom: 0, left: 0, right: 0 };

/** The whole table, from one of its sides. */
export function tablePose(extent: Extent, size: number, yaw: number, margins = NONE): Pose {
  const half = size / 2 / INCH;
  const corners = [-half, half].flatMap((x) => [-half, half].map((z): Point => [x, 0, z]));
  return fitting({ x: 0, y: 0, z: 0, yaw, pitch: TABLE_PITCH, scale: 10 }, corners, extent, margins);
}

/** No nearer than so that so many inches fit beside each other. */
const NEAREST = 13;

/** A part of the table, as near as it can be read. */
export function boxPose(box: Box, extent: Extent, size: number, pose: Pose, margins = NONE): Pose {
  const most = Math.min(extent.width, extent.height) / NEAREST;
  const corners = [box.west, box.east].flatMap((x) =>
    [box.south, box.north].flatMap((y) => [inSpace(size, { x, y }), inSpace(size, { x, y }, 4 * INCH)]),
  );
  return fitting(pose, corners, extent, margins, most);
}

/** Pixels between whoever acts and what lies over the lower rim: there is room for a name. */
const NAME = 56;

/** Half the angle of the lens, as the part of its length. */
const OPEN = Math.tan(degrees(16));

interface Over {
  /** Past what is faced, in radians. */
  readonly turn?: number;
  /** How far away the eye is, in inches. */
  readonly away?: number;
  /** How much higher in the picture it stands, in pixels: from a deck others are lower. */
  readonly lifted?: number;
}

/** Over the shoulder of a figure, toward the middle of what it could face: it stands above what lies over the lower rim. */
export function shoulderPose(
  at: Point,
  toward: Point,
  extent: Extent,
  { bottom } = NONE,
  { turn = 0, away = NEAR_BY, lifted = 0 }: Over = {},
): Pose {
  const yaw = Math.atan2(at[0] - toward[0], at[2] - toward[2]) + turn;
  const scale = Math.max(24, extent.height / (2 * away * OPEN));
  const [sin, cos] = [Math.sin(SHOULDER_PITCH), Math.cos(SHOULDER_PITCH)];
  const low = (extent.height / 2 - bottom - NAME - lifted) / scale;
  // What is nearer than the point looked at lies lower still.
  const ahead = (low - RAISED * cos) / (sin + (2 * low * cos * scale * OPEN) / extent.height);
  return {
    x: at[0] - Math.sin(yaw) * ahead,
    y: at[1] + RAISED,
    z: at[2] - Math.cos(yaw) * ahead,
    yaw,
    pitch: SHOULDER_PITCH,
    scale,
  };
}

const NEAR_BY = 20;

/** How high above the ground the point looked at is. */
const RAISED = 0.6;

/** So much of the picture a whole table may fill. */
const FILLED = 0.98;

/** The same view so near and so far to the side that all these points are in the picture. */
function fitting(
  first: Pose,
  points: readonly Point[],
  extent: Extent,
  { top, bottom, left, right }: Margins,
  most = Number.POSITIVE_INFINITY,
): Pose {
  const room = {
    width: Math.max(60, extent.width - left - right),
    height: Math.max(60, extent.height - top - bottom),
  };
  let pose = first;
  // What is nearer grows more: a few rounds settle it.
  for (let round = 0; round < 12; round += 1) {
    const lens = lensOf(pose, extent);
    const seen = points.map((point) => project(lens, point));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [upper, lower] = [Math.min(...ys), Math.max(...ys)];
    const grown = FILLED * Math.min(room.width / (east - west || 1), room.height / (lower - upper || 1));
    const dx = ((west + east) / 2 - (left + room.width / 2)) / pose.scale;
    const dy = ((upper + lower) / 2 - (top + room.height / 2)) / pose.scale / Math.max(0.3, Math.sin(pose.pitch));
    pose = { ...shifted(pose, 0.8 * dx, 0.8 * dy), scale: Math.min(most, pose.scale * grown ** 0.7) };
  }
  return pose;
}

/** The point looked at moved along the table, as the screen has it: to the right, and toward the viewer. */
export const shifted = (pose: Pose, right: number, near: number): Pose => ({
  ...pose,
  x: pose.x + Math.cos(pose.yaw) * right + Math.sin(pose.yaw) * near,
  z: pose.z - Math.sin(pose.yaw) * right + Math.cos(pose.yaw) * near,
});

/** Where an eye may be. */
export function kept(pose: Pose, extent: Extent, size: number): Pose {
  const half = size / 2 / INCH;
  const smallest = (0.5 * Math.min(extent.width, extent.height)) / (2 * half);
  const within = (at: number): number => Math.min(half, Math.max(-half, at));
  return {
    ...pose,
    x: within(pose.x),
    y: Math.max(0, pose.y),
    z: within(pose.z),
    pitch: Math.min(ABOVE, Math.max(LOWEST, pose.pitch)),
    scale: Math.min(220, Math.max(smallest, pose.scale)),
  };
}

/** The same direction by whole turns, so that a glide takes the shorter way. */
export const nearestTurn = (yaw: number, from: number): number =>
  yaw + 2 * Math.PI * Math.round((from - yaw) / (2 * Math.PI));
