import type { SceneThing, ThingBody } from '../board/scene.ts';
import { light, mixed } from './colour.ts';
import { FILLED, type Detail, THROUGH } from './figures.ts';
import type { Lens } from './lens.ts';
import type { Palette } from './palette.ts';
import { type Cell, picture, type Soup, soup, turned } from './soup.ts';
import { INCH, inSpace, type Point, plus } from './space.ts';

/** What a mode has on the table besides objectives, as far as it has a body. */
export const bodiesIn = (things: readonly SceneThing[]): readonly ThingBody[] =>
  things.flatMap(({ body }) => body ?? []);

/** Its picture, by name. */
export const thingKey = ({ kind, side, sign, outline, load }: ThingBody): string =>
  `thing ${kind} ${side} ${sign} ${outline} ${load}`;

/** How thick something is: a mark is drawn on the disc of its objective. */
const THICK = { mark: 0, token: 0.12, piece: 0.22 } as const;

/** How far its picture goes beyond it: rays and damage lie round a mark. */
export const PICTURED = { mark: 1.7, token: 1.05, piece: 1.05 } as const;

/** Tokens and pieces, as coins. */
export function coinsOf(things: readonly SceneThing[], size: number, palette: Palette, { corners }: Detail): Soup {
  const coins = soup();
  for (const { kind, side, r, z, ...spot } of bodiesIn(things)) {
    if (kind === 'mark') continue;
    const [radius, height] = [r / INCH, THICK[kind]];
    const rings = [
      [radius, 0],
      [radius, height],
      [0, height],
    ] as const;
    const colour = light(mixed(side ? palette[side] : palette.text, palette.body, 0.5));
    turned(coins, inSpace(size, spot, z), rings, colour, corners);
  }
  return coins;
}

interface Pictured {
  /** On the discs of objectives. */
  readonly marks: Soup;
  readonly seen: Soup;
  /** Those that show through terrain. */
  readonly hidden: Soup;
}

/** What they show, the right way up for whoever looks. */
export function thingFaces(
  things: readonly SceneThing[],
  size: number,
  { pose: { yaw } }: Lens,
  cells: (key: string) => Cell | null,
): Pictured {
  const [marks, seen, hidden] = [soup(), soup(), soup()];
  for (const body of bodiesIn(things)) {
    const { kind, r, z } = body;
    const cell = cells(thingKey(body));
    if (!cell) continue;
    const reach = (r / INCH) * PICTURED[kind] * FILLED;
    const middle = plus(inSpace(size, body, z), [0, THICK[kind] + 0.03, 0]);
    const right: Point = [reach * Math.cos(yaw), 0, -reach * Math.sin(yaw)];
    const north: Point = [-reach * Math.sin(yaw), 0, -reach * Math.cos(yaw)];
    if (kind === 'mark') picture(marks, middle, right, north, cell);
    else {
      picture(seen, middle, right, north, cell);
      picture(hidden, middle, right, north, cell, [1, 1, 1, THROUGH.standing]);
    }
  }
  return { marks, seen, hidden };
}
