import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  CONSTANTS,
  coveringParts,
  type Disc,
  directionOf,
  explainCover,
  explainEngagement,
  findMove,
  hasTerrainCover,
  heightsAt,
  type Move,
  type MoveKind,
  nearestRest,
  placeToken,
  push,
  type RangeNumber,
  reachAreas,
  sampleMove,
  sight,
  wedgeOf,
  whyNotMove,
  whyNotPlace,
  whyNotRest,
} from '../src/index.ts';
import { lattice, type Next, pick, within } from './clutter.ts';
import { random } from './scene.ts';

const NOT_AS_BEFORE = `Answers at the very bound are others than they were.
Meant? Write the new hashes with: npm run vitest -- run packages/geometry/test/flush.test.ts -u`;

const { eps } = CONSTANTS;

/** A hair to either side of touching, and of touching as far as the tolerance lets it. */
const HAIRS = [-eps - 1, -eps, 1 - eps, -3, -2, -1, 0, 1, 2, 3, eps - 1, eps, eps + 1];

/** A base that stands on one of the parts or beside it, most often so that the two just touch. */
function atTheBound(next: Next, on: Battlefield, away = 0): Disc {
  const { footprint, top } = pick(next, on.table.parts);
  const ring = footprint[0] as readonly number[];
  const [left, near] = [Math.min(ring[0] as number, ring[4] as number), Math.min(ring[1] as number, ring[5] as number)];
  const [right, far] = [Math.max(ring[0] as number, ring[4] as number), Math.max(ring[1] as number, ring[5] as number)];
  const r = pick(next, [2000, 2500]);
  const out = r + away + pick(next, HAIRS);
  const x = pick(next, [left, right, left - out, right + out, left + out, right - out]);
  const y = pick(next, [near, far, near - out, far + out, near + out, far - out]);
  const z = pick(next, [0, top, ...heightsAt(on, x, y)]);
  return { x, y, r, z: next() % 4 === 0 ? z + pick(next, HAIRS) : z };
}

/** The answers to many questions, in short. */
function answers(seed: number, count: number, ask: (on: Battlefield, next: Next) => unknown): string {
  const next = random(seed);
  const hash = createHash('sha256');
  for (let i = 0; i < count; i++) {
    const on = lattice(next);
    for (let k = 0; k < 10; k++) hash.update(JSON.stringify(ask(on, next)));
  }
  return hash.digest('hex').slice(0, 16);
}

const RANGES: readonly RangeNumber[] = [1, 2, 3];
const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump'];

function moveAt(next: Next, on: Battlefield): Move {
  const [mover, other] = [atTheBound(next, on), atTheBound(next, on)];
  const move = { mover, kind: pick(next, KINDS), bases: [mover, other], self: 0 };
  if (next() % 2 === 0) return move;
  return { ...move, wedge: wedgeOf(mover, other, pick(next, ['toward', 'away']), eps) };
}

describe('flush sides, shared corners and bases that just touch', () => {
  it('are seen past as ever', () => {
    const seen = answers(61, 150, (on, next) => sight(on, atTheBound(next, on), atTheBound(next, on)));
    expect(seen, NOT_AS_BEFORE).toMatchInlineSnapshot(`"a4ee2981f5a72e03"`);
  });

  it('cover as ever', () => {
    const covered = answers(62, 100, (on, next) => {
      const [attacker, defender] = [atTheBound(next, on), atTheBound(next, on, pick(next, [0, CONSTANTS.range[1]]))];
      return [
        explainCover(on, attacker, defender),
        hasTerrainCover(on, attacker, defender),
        coveringParts(on, attacker, defender, true),
      ];
    });
    expect(covered, NOT_AS_BEFORE).toMatchInlineSnapshot(`"567d4654f413c45a"`);
  });

  it('engage as ever', () => {
    const engaged = answers(63, 100, (on, next) => explainEngagement(on, atTheBound(next, on), atTheBound(next, on)));
    expect(engaged, NOT_AS_BEFORE).toMatchInlineSnapshot(`"800033ed3e9b0816"`);
  });

  it('can be rested on as ever', () => {
    const rested = answers(64, 200, (on, next) => {
      const [disc, other] = [atTheBound(next, on), atTheBound(next, on)];
      return [
        heightsAt(on, disc.x, disc.y),
        whyNotRest(on, disc, [other]),
        nearestRest(on, disc, [other]),
        placeToken(on, disc.x, disc.y),
        whyNotPlace(on, other, pick(next, RANGES), disc, [other]),
      ];
    });
    expect(rested, NOT_AS_BEFORE).toMatchInlineSnapshot(`"f25bf98f3b27d040"`);
  });

  it('stop a push as ever', () => {
    const pushed = answers(65, 200, (on, next) => {
      const [mover, other] = [atTheBound(next, on), atTheBound(next, on)];
      const direction = directionOf(within(next, -2, 1) + 0.5 * (next() % 2), within(next, -2, 2) || 1);
      return push(on, { mover, direction, range: pick(next, RANGES), bases: [mover, other], self: 0 });
    });
    expect(pushed, NOT_AS_BEFORE).toMatchInlineSnapshot(`"259d37765f9e909c"`);
  });

  it('let a tool lie where it always could', () => {
    const moved = answers(66, 40, (on, next) => {
      const move = moveAt(next, on);
      const sample = sampleMove(on, move, next, 8);
      const wished = atTheBound(next, on);
      return [
        sample,
        sample && findMove(on, move, sample.end, sample.z),
        whyNotMove(on, move, { p1: wished, p2: move.mover, end: wished, z: wished.z }),
        findMove(on, move, { x: wished.x, y: wished.y }, wished.z),
      ];
    });
    expect(moved, NOT_AS_BEFORE).toMatchInlineSnapshot(`"480b484e43c93945"`);
  });

  it('bound the area of a move as ever', () => {
    const areas = answers(67, 3, (on, next) => reachAreas(on, moveAt(next, on)));
    expect(areas, NOT_AS_BEFORE).toMatchInlineSnapshot(`"73fd88324675cb9c"`);
  });
});
