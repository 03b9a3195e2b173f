import type { Ghost, Planned, Scene, SceneObjective, Spot } from '../board/scene.ts';
import { light } from './colour.ts';
import { edgesOf, heightAt, long, trianglesOf } from './outlines.ts';
import type { Palette } from './palette.ts';
import { type Colour, quad, rod, type Soup, soup, triangle } from './soup.ts';
import { between, INCH, inSpace, lengthOf, minus, type Point, plus, unit } from './space.ts';
import { upward } from './terrain.ts';

/** How high the eyes of a figure are. */
const EYES = 1.15;

/** Lines over the table: ties, lines of sight, the ruler, ways and ghosts. */
export function marksOf(scene: Scene, planned: Planned, palette: Palette): Soup {
  const into = soup();
  const { size, parts, bases } = scene;
  const standsAt = (spot: Spot): number => standingAt(scene, planned, spot);
  for (const { from, to, planned: would } of planned.ties) {
    const [p, q] = [inSpace(size, from, standsAt(from)), inSpace(size, to, standsAt(to))];
    const way = unit(minus(q, p));
    const [a, b] = [lift(plus(p, way, from.r / INCH), 0.1), lift(plus(q, way, -to.r / INCH), 0.1)];
    const colour = light(would ? palette.planned : palette.text);
    if (would) dashes(into, a, b, 0.075, colour, 0.28);
    else rod(into, a, b, 0.075, colour);
    const across: Point = [-way[2] * 0.24, 0, way[0] * 0.24];
    for (const end of [a, b]) rod(into, plus(end, across), plus(end, across, -1), 0.085, colour);
  }
  for (const sight of planned.sights) {
    const target = bases.find(({ name }) => name === sight.name);
    const from = lift(inSpace(size, sight.from, standsAt(sight.from)), EYES);
    const to = lift(inSpace(size, sight.to, target?.z ?? standsAt(sight.to)), target?.wounded ? 0.6 : EYES);
    sightRay(into, from, to, sight.stop && partAlong(sight.from, sight.to, sight.stop), {
      colour: light(sight.stop ? palette.blocker : target?.threatened ? palette.threat : palette.text),
      thick: target?.threatened ? 0.085 : 0.045,
    });
  }
  if (scene.ruler) ruler(into, scene, palette, standsAt);
  for (const { way, side, r } of scene.trails) {
    const first = way[0];
    if (first) ringOfDots(into, first, r, scene, light(palette[side], 0.8), 0.07, 24);
    lineAlong(
      into,
      way.map((spot) => lift(inSpace(size, spot, standsAt(spot) || heightAt(parts, spot)), 0.08)),
      light(palette[side]),
      false,
    );
  }
  for (const ghost of [...(scene.ghosts ?? []), ...(planned.ghost ? [planned.ghost] : [])])
    ghostMark(into, ghost, scene, palette);
  for (const objective of scene.objectives) contestRing(into, objective, scene, planned, palette);
  return into;
}

const lift = (at: Point, by: number): Point => plus(at, [0, by, 0]);

/** How high somebody stands at a spot: whoever's base it belongs to, the ghost first, then whoever acts, for others
 *  may stand below; else the highest surface. */
export function standingAt({ bases, parts }: Scene, { ghost }: Planned, spot: Spot): number {
  const within = ({ x, y, r }: Spot & { readonly r: number }) => Math.hypot(x - spot.x, y - spot.y) <= r + 60;
  if (ghost && within(ghost)) return ghost.z;
  const there = bases.filter(within);
  return (there.find(({ selected }) => selected) ?? there[0])?.z ?? heightAt(parts, spot);
}

const partAlong = (from: Spot, to: Spot, stop: Spot): number =>
  Math.hypot(stop.x - from.x, stop.y - from.y) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);

/** Seen: a thin ray. Blocked: solid to what blocks it, a cross, dots behind. */
function sightRay(
  into: Soup,
  from: Point,
  to: Point,
  stop: number | null,
  { colour, thick }: { readonly colour: Colour; readonly thick: number },
): void {
  if (stop === null) return rod(into, from, to, thick, colour);
  const at = between(from, to, stop);
  rod(into, from, at, 0.06, colour);
  dashes(into, at, to, 0.09, colour, 0.13, 0.42);
  const way = unit(minus(to, from));
  const side: Point = [-way[2], 0, way[0]];
  for (const sign of [1, -1]) {
    const arm = plus([0, 0.34, 0], side, 0.34 * sign);
    rod(into, plus(at, arm), plus(at, arm, -1), 0.12, colour);
  }
}

function dashes(
  into: Soup,
  from: Point,
  to: Point,
  thick: number,
  colour: Colour,
  dash: number,
  step = 2 * dash,
): void {
  const length = lengthOf(minus(to, from));
  for (let at = 0; at + dash * 0.5 < length; at += step)
    rod(into, between(from, to, at / length), between(from, to, Math.min(1, (at + dash) / length)), thick, colour);
}

function lineAlong(into: Soup, points: readonly Point[], colour: Colour, dashed: boolean): void {
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    if (!a || !b) continue;
    if (dashed) dashes(into, a, b, 0.07, colour, 0.25, 0.45);
    else rod(into, a, b, 0.05, colour);
  }
}

/** Dots about a spot, each on the surface below it. */
function ringOfDots(
  into: Soup,
  { x, y }: Spot,
  reach: number,
  { parts, size }: Scene,
  colour: Colour,
  width = 0.1,
  count = Math.max(24, Math.round(reach / 180)),
): void {
  for (let i = 0; i < count; i += 1) {
    const angle = (2 * Math.PI * i) / count;
    const at = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
    if (at.x < 0 || at.y < 0 || at.x > size || at.y > size) continue;
    const middle = lift(inSpace(size, at, heightAt(parts, at)), 0.04);
    const h = width / 2;
    quad(
      into,
      [plus(middle, [-h, 0, h]), plus(middle, [h, 0, h]), plus(middle, [h, 0, -h]), plus(middle, [-h, 0, -h])],
      colour,
    );
  }
}

function ruler(into: Soup, scene: Scene, palette: Palette, standsAt: (spot: Spot) => number): void {
  const { ruler: laid, size } = scene;
  if (!laid) return;
  const colour = light(palette.text);
  const points = [laid.from, ...(laid.bends ?? []), laid.to ?? laid.from].map((spot) =>
    lift(inSpace(size, spot, standsAt(spot)), 0.2),
  );
  lineAlong(into, points, colour, false);
  for (const end of [points[0], points.at(-1)]) if (end) rod(into, lift(end, -0.2), lift(end, 0.15), 0.12, colour);
  for (const reach of laid.rings?.reach ?? [])
    if (laid.rings) ringOfDots(into, laid.rings.about, reach, scene, colour, 0.09);
}

/** Where a base would stand: dashes about it, and the way there; a stroke across where it may not. */
function ghostMark(into: Soup, ghost: Ghost, scene: Scene, palette: Palette): void {
  const { size } = scene;
  const colour = light(ghost.legal ? palette.planned : palette.threat);
  const foot = inSpace(size, ghost, ghost.z);
  const r = ghost.r / INCH;
  const steps = 20;
  const rim = (i: number, up: number): Point => {
    const angle = (2 * Math.PI * i) / steps;
    return [foot[0] + r * Math.cos(angle), foot[1] + up, foot[2] + r * Math.sin(angle)];
  };
  for (let i = 0; i < steps; i += 2) for (const up of [0.06, 0.9]) rod(into, rim(i, up), rim(i + 1, up), 0.07, colour);
  for (let i = 0; i < steps; i += 5) rod(into, rim(i, 0.06), rim(i, 0.9), 0.04, colour);
  if (!ghost.legal) rod(into, rim(2.5, 0.9), rim(12.5, 0.06), 0.07, colour);
  const [first] = ghost.path;
  if (!first || ghost.path.length < 2) return;
  const begins = scene.bases.find(({ x, y, r: own }) => Math.hypot(x - first.x, y - first.y) < own)?.z ?? ghost.z;
  const whole = ghost.path.reduce((sum, spot, i) => sum + long([ghost.path[i - 1] ?? spot, spot]), 0) || 1;
  let gone = 0;
  const points = ghost.path.map((spot, i) => {
    gone += long([ghost.path[i - 1] ?? spot, spot]);
    return lift(inSpace(size, spot, begins + ((ghost.z - begins) * gone) / whole), 0.12);
  });
  lineAlong(into, points, colour, true);
}

/** Within which an objective is contested, in the colour of whoever holds it. */
function contestRing(into: Soup, objective: SceneObjective, scene: Scene, planned: Planned, palette: Palette): void {
  const contest = planned.contests[objective.key];
  if (!contest) return;
  ringOfDots(
    into,
    objective,
    contest.ring,
    scene,
    light(objective.side ? palette[objective.side] : palette.text, 0.8),
    0.12,
  );
}

/** The parts that stand in somebody's way: hatched, with bold edges. */
export function blockingOf({ parts, size }: Scene, lit: readonly string[], palette: Palette) {
  const [hatched, edges] = [soup(), soup()];
  const colour = light(palette.blocker);
  for (const { rings, bottom, top } of parts.filter(({ name }) => lit.includes(name))) {
    for (const [a, b] of rings.flatMap(edgesOf)) {
      const at = (spot: Spot, z: number) => inSpace(size, spot, z);
      const [wide, high] = [long([a, b]) / INCH, (top - bottom) / INCH];
      quad(
        hatched,
        [at(a, bottom), at(b, bottom), at(b, top), at(a, top)],
        [1, 1, 1, 1],
        [
          [0, 0],
          [wide, 0],
          [wide, high],
          [0, high],
        ],
      );
      rod(edges, lift(at(a, top), 0.02), lift(at(b, top), 0.02), 0.11, colour);
      rod(edges, at(a, bottom), at(a, top), 0.09, colour);
    }
    for (const corners of trianglesOf(rings)) {
      const [p, q, r] = upward(corners).map((spot) => lift(inSpace(size, spot, top), 0.02)) as [Point, Point, Point];
      triangle(
        hatched,
        [p, q, r],
        [1, 1, 1, 1],
        upward(corners).map(({ x, y }) => [x / INCH, y / INCH] as const),
      );
    }
  }
  return { hatched, edges };
}
