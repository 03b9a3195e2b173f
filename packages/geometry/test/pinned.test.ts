import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  type Disc,
  draw,
  exitsOf,
  findMove,
  heightsAt,
  type Mark,
  type Move,
  type MoveKind,
  placeAreas,
  prepare,
  push,
  reachAreas,
  sampleDeploy,
  sampleDirection,
  sampleExit,
  samplePlace,
  sight,
  TABLE_IDS,
  TABLES,
  wedgeOf,
} from '../src/index.ts';
import { yard } from './clutter.ts';
import { base, building, field, gantry, LARGE, random } from './scene.ts';

const NOT_AS_BEFORE = `Answers about space are others than they were.
Meant? Write the new hashes with: npm run vitest -- run packages/geometry/test/pinned.test.ts -u`;

const hash = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 16);

const KINDS: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump'];

/** Two bases anywhere on a table, on any surface there. */
function pairOn(on: Battlefield, next: () => number): [Disc, Disc] {
  const one = (): Disc => {
    const [x, y] = [8000 + (next() % 75000), 8000 + (next() % 75000)];
    const heights = heightsAt(on, x, y);
    return { x, y, r: next() % 3 === 0 ? 2500 : 2000, z: heights[next() % heights.length] ?? 0 };
  };
  return [one(), one()];
}

const moveOf = (on: Battlefield, kind: MoveKind, next: () => number, turned: boolean): Move => {
  const [mover, other] = pairOn(on, next);
  const wedge = wedgeOf(mover, other, next() % 2 === 0 ? 'toward' : 'away', on.constants.eps);
  return { mover, kind, bases: [mover, other], self: 0, ...(turned ? { wedge } : {}) };
};

const tables = TABLE_IDS.map((id) => [id, prepare(TABLES[id])] as const);

describe('as it always was', () => {
  it('where moves and placing may end', () => {
    const next = random(11);
    const areas = tables.map(([id, on]) => [
      id,
      hash(KINDS.map((kind, i) => reachAreas(on, moveOf(on, kind, next, i % 2 === 1)))),
      hash(
        ([1, 2, 3] as const).map((range) => {
          const [origin, other] = pairOn(on, next);
          return placeAreas(on, origin, range, 2000, [origin, other], 0);
        }),
      ),
    ]);
    expect(areas, NOT_AS_BEFORE).toMatchInlineSnapshot(`
      [
        [
          "core-1",
          "27172148c7e44224",
          "5eb6d7e79d34b361",
        ],
        [
          "core-2",
          "a7bace8fb2b645a9",
          "6c854a9f0b3249fd",
        ],
        [
          "core-3",
          "59e73c21f54f9eb2",
          "0efb107d6fe53d76",
        ],
        [
          "core-4",
          "aa762608a8185be5",
          "73a8252a42c3fed7",
        ],
        [
          "high-1",
          "b7a3e4d3eeccaa71",
          "f3cb7b240f20e427",
        ],
        [
          "high-2",
          "14c302f7cae1e275",
          "6208a7d1ec6409a0",
        ],
        [
          "mixed-1",
          "271e056cb0ba382e",
          "a580ee6f37d30669",
        ],
        [
          "mixed-2",
          "80c083bf6b5968ca",
          "a1ec91f70767e7f1",
        ],
      ]
    `);
  });

  it('which tool is laid among slanted walls, out to the rim of what can be reached', () => {
    const next = random(12);
    const found = [3, 5, 8, 10, 14, 20].map((walls) => {
      const { field: on, mover } = yard(next, walls);
      const answers = KINDS.slice(0, 2).map((kind) => {
        const move: Move = { mover, kind, bases: [mover], self: 0 };
        const rim = reachAreas(on, move).flatMap(({ rings }) => rings.flat());
        return Array.from({ length: 16 }, () => {
          const at = 2 * (next() % (rim.length / 2));
          const out = next() % 3;
          const end = { x: Math.round(rim[at] ?? 0) + out, y: Math.round(rim[at + 1] ?? 0) - out };
          return findMove(on, move, end, 0);
        });
      });
      return hash(answers);
    });
    expect(found, NOT_AS_BEFORE).toMatchInlineSnapshot(`
      [
        "ff18bc0d76baf1b7",
        "a894872fd42e0dd6",
        "f997d106f28caee0",
        "d8f69d0d50ebdd4b",
        "1a6767fb39083bf6",
        "8e792e546a2618d3",
      ]
    `);
  });

  it('where chance puts a base', () => {
    const next = random(13);
    const put = tables.map(([id, on]) => {
      const [a, b] = pairOn(on, next);
      const [entry] = on.table.ingress;
      const exits = entry ? exitsOf(on, entry) : [];
      return [
        id,
        hash([
          samplePlace(on, a, 3, 2000, [a, b], 0, next),
          (['left', 'right', 'near', 'far'] as const).map((edge) => sampleDeploy(on, edge, 2500, [a, b], -1, next)),
          exits.map((exit) => entry && sampleExit(on, { ...entry, r: 2000 }, entry, exit, [a, b], -1, next)),
          sampleDirection(wedgeOf(a, b, 'toward', on.constants.eps), next),
        ]),
      ];
    });
    expect(put, NOT_AS_BEFORE).toMatchInlineSnapshot(`
      [
        [
          "core-1",
          "b48c1b04c7844018",
        ],
        [
          "core-2",
          "1f8367a697a891d1",
        ],
        [
          "core-3",
          "e6ce938c66f13248",
        ],
        [
          "core-4",
          "3db9c7a79c077b2b",
        ],
        [
          "high-1",
          "89264be0180fff41",
        ],
        [
          "high-2",
          "a82e11b14bdac4b7",
        ],
        [
          "mixed-1",
          "17e2d0c2fe468fa6",
        ],
        [
          "mixed-2",
          "2426aac5141ff09f",
        ],
      ]
    `);
  });

  it('how a scene is drawn', () => {
    const scene = field([
      building({ name: 'tower', at: [300, 200, 100, 100], top: 90 }),
      building({ name: 'attic', at: [320, 220, 40, 40], bottom: 90, top: 130 }),
      gantry({ name: 'deck', at: [400, 220, 120, 60], top: 90 }),
    ]);
    const [mover, other] = [base(250, 250), base(450, 250, 90, LARGE)];
    const move: Move = { mover, kind: 'jump', bases: [mover, other], self: 0 };
    const found = findMove(scene, move, base(250, 330), 0);
    const seen = sight(scene, mover, other);
    const marks: Mark[] = [
      { draw: 'area', areas: reachAreas(scene, { ...move, kind: 'advance' }) },
      { draw: 'base', disc: mover, label: 'Rex' },
      { draw: 'base', disc: other, side: 2 },
      { draw: 'base', disc: base(340, 240, 130), side: 1, label: 'Maul' },
      { draw: 'token', disc: base(200, 200, 0, 12.7), label: 'A' },
      { draw: 'sight', sight: seen },
      { draw: 'sight', sight: { ...seen, clear: true } },
      { draw: 'ruler', from: mover, to: other, within: false },
      { draw: 'ruler', from: other, to: mover, within: true },
      { draw: 'push', mover, push: push(scene, { mover, direction: { dx: 32768, dy: 0 }, range: 2, bases: [] }) },
      { draw: 'wedge', wedge: wedgeOf(mover, other, 'away', 5) },
      { draw: 'parts', names: ['deck'] },
      ...('placement' in found
        ? [true, false].map((legal) => ({ draw: 'move' as const, mover, placement: found.placement, legal }))
        : []),
    ];
    const legend = ['a line of more than forty letters, which goes on beside the table', 'short'];
    const pictures = {
      whole: hash(draw(scene, marks, { caption: 'all "at" once', legend })),
      corner: hash(draw(scene, marks, { view: { x: 20000, y: 15000, width: 20000, height: 30000 } })),
      edge: hash(draw(scene, [], { view: { x: 0, y: 0, width: 20 * 2540, height: 2540 } })),
      tables: tables.map(([, on]) => hash(draw(on, []))),
    };
    expect(pictures, NOT_AS_BEFORE).toMatchInlineSnapshot(`
      {
        "corner": "4e299ff00ea5579f",
        "edge": "4282d5de39221836",
        "tables": [
          "d6695272ae70dbe8",
          "ec8e05e8b08216eb",
          "73e5472022b73582",
          "cc9bac8d3e2c722e",
          "335e2b285ad91235",
          "16073c97f92ce27f",
          "f7945575d3e2d2ab",
          "201e699a22f90521",
        ],
        "whole": "378ede07154fcf39",
      }
    `);
  });
});
