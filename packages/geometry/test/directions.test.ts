import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { closest } from '../src/approach.ts';
import { freeBends, testedArm } from '../src/bends.ts';
import { armLength, type Battlefield, CONSTANTS, type Disc, type Move } from '../src/index.ts';
import { criticalPivots } from '../src/pivots.ts';
import { SECTORS } from '../src/sectors.ts';
import { toolObstacles } from '../src/tool.ts';
import { type Search, tryPivot, unit } from '../src/trial.ts';
import { lattice, type Next, pick, within, yard } from './clutter.ts';
import { random } from './scene.ts';

const NOT_AS_BEFORE = `A tool is looked for in other directions than it was.
Meant? Write the new hashes with: npm run vitest -- run packages/geometry/test/directions.test.ts -u`;

const EVERYWHERE = new Uint8Array(SECTORS).fill(1);

/** A search in a yard of slanted walls, or on a lattice where much is flush. */
function search(next: Next): Search {
  const middle = { x: CONSTANTS.size / 2, y: CONSTANTS.size / 2, r: pick(next, [2000, 2500]), z: 0 };
  const { field, mover } = pick<() => { field: Battlefield; mover: Disc }>(next, [
    () => yard(next, 8),
    () => yard(next, 8, 0),
    () => ({ field: lattice(next), mover: middle }),
  ])();
  const move: Move = { mover, kind: pick(next, ['advance', 'dash', 'climb', 'jump']), bases: [mover], self: 0 };
  const arm = armLength(field.constants, move.kind);
  const wished = (): number => 500 * within(next, -30, 30);
  const end = { x: mover.x + wished(), y: mover.y + (wished() || 500) };
  return {
    field,
    move,
    solids: toolObstacles(field, mover, move.kind),
    arm,
    tested: testedArm(field.constants, arm),
    reach: mover.r + arm,
    end,
    z: 0,
    aim: unit(end.x - mover.x, end.y - mover.y),
    effort: { steps: 0 },
  };
}

/** In order round the base, without a cosine: those differ from machine to machine. */
const around = (next: Next) => {
  const [far, near] = [100 + within(next, 0, 20), 30 + within(next, 0, 20)];
  const quarter = [
    [far, 0],
    [far, near],
    [far, far - 1],
    [near, far],
  ] as const;
  const turned = quarter.map(([x, y]) => [-y, x] as const);
  return [
    ...quarter,
    ...turned,
    ...quarter.map(([x, y]) => [-x, -y] as const),
    ...turned.map(([x, y]) => [-x, -y] as const),
  ].map(([x, y]) => unit(x, y));
};

it('a narrow passage is found wherever the round of directions begins', () => {
  const next = random(75);
  let passages = 0;
  for (let i = 0; i < 200; i++) {
    const [s, all] = [search(next), around(next)];
    const ways = (list: typeof all) => [...closest(s, list, EVERYWHERE)].map(({ x, y }) => `${x} ${y}`).sort();
    const found = ways(all);
    passages += found.length;
    expect(ways([...all.slice(5), ...all.slice(0, 5)])).toEqual(found);
  }
  expect(passages).toBeGreaterThan(100);
});

function found(seed: number, count: number, look: (s: Search, next: Next) => unknown): string {
  const next = random(seed);
  const hash = createHash('sha256');
  for (let i = 0; i < count; i++) hash.update(JSON.stringify(look(search(next), next)));
  return hash.digest('hex').slice(0, 16);
}

it('a tool is looked for where it always was', () => {
  const now = {
    pivots: found(71, 120, ({ solids, move, reach, tested, end, field }) =>
      criticalPivots(solids, move.mover, reach, tested, end, move.mover.r + field.constants.toolWidth / 2),
    ),
    bends: found(72, 120, ({ field, arm, solids, move, reach }, next) =>
      around(next).map((u) => {
        const p1 = { x: move.mover.x + u.x * reach, y: move.mover.y + u.y * reach };
        return freeBends(field.constants, arm, solids, p1, u);
      }),
    ),
    narrows: found(73, 400, (s, next) => [...closest(s, around(next), EVERYWHERE)]),
    tools: found(74, 120, (s, next) => around(next).map((u) => tryPivot(s, u))),
  };
  expect(now, NOT_AS_BEFORE).toMatchInlineSnapshot(`
    {
      "bends": "ccd55da16047433a",
      "narrows": "84149164ee4b559d",
      "pivots": "505ad10fef42bac3",
      "tools": "da1a2213fc338832",
    }
  `);
});
