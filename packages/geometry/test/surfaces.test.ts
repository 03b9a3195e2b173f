import { describe, expect, it } from 'vitest';
import type { Solid } from '../src/battlefield.ts';
import { edgesOf } from '../src/edge.ts';
import { canRest, CONSTANTS } from '../src/index.ts';
import { overlaps } from '../src/overlap.ts';
import { rimOf } from '../src/surfaces.ts';
import { building, field, gantry, mm } from './scene.ts';

const { eps } = CONSTANTS;

const box = (left: number, near: number, right: number, far: number) => [
  left,
  near,
  right,
  near,
  right,
  far,
  left,
  far,
];
const rim = (...areas: readonly (readonly number[])[]) =>
  rimOf(
    areas.map((ring) => edgesOf([ring])),
    eps,
  );
const lengthOf = (...areas: readonly (readonly number[])[]) =>
  rim(...areas).reduce((sum, { length }) => sum + length, 0);

describe('the rim of areas that touch', () => {
  it.each<readonly [string, readonly (readonly number[])[], number]>([
    ['of one square is its sides', [box(0, 0, 1000, 1000)], 4000],
    ['has no seam between two', [box(0, 0, 1000, 1000), box(1000, 0, 2000, 1000)], 6000],
    ['keeps what lies beyond the seam', [box(0, 0, 1000, 1000), box(1000, 400, 2000, 900)], 6000],
    ['has no side that runs inside another', [box(0, 0, 1000, 1000), box(600, 0, 1600, 1000)], 6000],
    ['goes round two that cross', [box(0, 400, 1000, 600), box(400, 0, 600, 1000)], 4000],
    ['is the outer one’s where one lies in the other', [box(0, 0, 1000, 1000), box(300, 300, 600, 600)], 4000],
    ['counts a seam as wide as the tolerance', [box(0, 0, 1000, 1000), box(1005, 0, 2000, 1000)], 5990],
    ['counts no wider one', [box(0, 0, 1000, 1000), box(1006, 0, 2000, 1000)], 7988],
    ['of two that stand back to back is that of both', [box(0, 0, 1000, 1000), box(2000, 0, 3000, 1000)], 8000],
    ['leaves out a rest as long as the tolerance', [box(0, 0, 1024, 1024), box(1024, 5, 2048, 1019)], 6134],
    ['keeps a longer one', [box(0, 0, 1024, 1024), box(1024, 6, 2048, 1018)], 6144],
  ])('%s', (_name, areas, length) => {
    expect(lengthOf(...areas)).toBeCloseTo(length, 6);
  });

  it('is open where two run apart by more than the tolerance', () => {
    const slanted = (out: number) => [1000, 0, 2000, 0, 2000, 1000, 1000 + out, 1000];
    const seam = (out: number) =>
      rim(box(0, 0, 1000, 1000), slanted(out)).some(({ ax, bx }) => ax === 1000 && bx === 1000);
    expect([seam(0), seam(eps), seam(eps + 1), seam(-eps - 1)]).toEqual([false, false, true, false]);
  });

  it('comes in pieces, where a neighbour touches the middle', () => {
    const pieces = rim(box(0, 0, 1000, 1000), box(1000, 300, 1500, 600)).filter(
      ({ ax, bx }) => ax === 1000 && bx === 1000,
    );
    expect(
      pieces.map(({ ay, by }) => [Math.min(ay, by), Math.max(ay, by)]).toSorted(([p = 0], [q = 0]) => p - q),
    ).toEqual([
      [0, 300],
      [600, 1000],
    ]);
  });
});

describe('two decks', () => {
  it.each([
    [0, true],
    [eps, true],
    [eps + 1, false],
  ])('[CR-MOVE-21] with a gap of %i between them carry a base across it: %s', (gap, carried) => {
    const scene = field([
      gantry({ name: 'east', at: [300, 300, 100, 100], top: 90 }),
      gantry({ name: 'west', at: [400 + gap / 100, 300, 100, 100], top: 90 }),
    ]);
    expect(canRest(scene, { x: mm(400), y: mm(350), z: mm(90), r: 2000 }, [])).toBe(carried);
  });
});

describe('two footprints', () => {
  const solids = (...at: readonly (readonly [number, number, number, number])[]) =>
    field(at.map((where, i) => building({ name: `${i}`, at: where, top: 90 }))).solids;
  const both = ([a, b]: readonly Solid[]): readonly [boolean, boolean] => [overlaps(a!, b!), overlaps(b!, a!)];

  it.each<readonly [string, readonly [number, number, number, number], boolean]>([
    ['cross', [350, 250, 20, 200], true],
    ['lie one in the other', [330, 330, 20, 20], true],
    ['overlap at a corner', [380, 380, 90, 90], true],
    ['are the same but shorter', [300, 300, 100, 60], true],
    ['are the same', [300, 300, 100, 100], true],
    ['are apart', [500, 300, 50, 50], false],
    ['reach into each other by more than rounding', [399.97, 300, 100, 100], true],
    ['reach into each other by rounding alone', [399.99, 300, 100, 100], false],
  ])('[CR-OVER-01] %s: whether they overlap', (_name, at, does) => {
    expect(both(solids([300, 300, 100, 100], at))).toEqual([does, does]);
  });

  const beside = [200, 300, 400].flatMap((x) => [200, 300, 400].map((y) => [x, y, 100, 100] as const));
  it.each(beside.filter(([x, y]) => x !== 300 || y !== 300))(
    '[CR-OVER-05] do not overlap where they touch with a side or in one corner: at %i, %i',
    (...at) => {
      expect(both(solids([300, 300, 100, 100], at))).toEqual([false, false]);
    },
  );

  it('[CR-OVER-05] do not overlap where one fills the hole of the other', () => {
    const yard = building({ name: 'yard', at: [200, 200, 300, 300], top: 90 });
    const [outer = []] = yard.footprint;
    const ring = { ...yard, footprint: [outer, box(mm(300), mm(300), mm(400), mm(400))] };
    const filling = building({ name: 'hut', at: [300, 300, 100, 100], top: 90 });
    expect(both(field([ring, filling]).solids)).toEqual([false, false]);
  });
});
