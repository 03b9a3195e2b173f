import { describe, expect, it } from 'vitest';
import { CONSTANTS, type TerrainPart, readTable } from '../src/index.ts';
import { building, gantry, wall } from './scene.ts';

const { size, range, clearance, eps } = CONSTANTS;
const hut = building({ name: 'hut', at: [200, 200, 100, 100], top: 81.3 });
const block = wall({ name: 'block', at: [500, 200, 100, 100], top: 81.3 });

const faults = (parts: readonly unknown[], more: object = {}): readonly string[] => {
  const read = readTable({ name: 'test', size, parts, ingress: [], ...more });
  return 'faults' in read ? read.faults : [];
};
const first = (parts: readonly unknown[], more: object = {}): string => faults(parts, more)[0] ?? 'read';

const square = (x: number, y: number, side: number): number[] => [x, y, x + side, y, x + side, y + side, x, y + side];
const around = (corners: number): number[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return [Math.round(40000 + 9000 * Math.cos(turn)), Math.round(40000 + 9000 * Math.sin(turn))];
  }).flat();
const many = (count: number, part: TerrainPart): TerrainPart[] =>
  Array.from({ length: count }, (_, i) => ({ ...part, name: `part ${i}` }));

describe('a table is read up to the bound and refused beyond it', () => {
  it('in the number of its parts', () => {
    expect(first(many(150, block))).toBe('read');
    expect(first(many(151, block))).toContain('they must be a list of at most 150');
  });

  it('in the corners of a ring', () => {
    const ringed = (corners: number) => first([{ ...block, footprint: [around(corners)] }]);
    expect([ringed(3), ringed(100)]).toEqual(['read', 'read']);
    expect([ringed(2), ringed(101)].map((why) => why.includes('needs a footprint'))).toEqual([true, true]);
    expect(first([{ ...block, footprint: [[0, 0, 9000, 0, 0, 9000, 5]] }])).toContain('needs a footprint');
  });

  it('in the corners of all parts together', () => {
    const round = { ...block, footprint: [around(100)] };
    expect(first(many(20, round))).toBe('read');
    expect(first([...many(20, round), { ...block, footprint: [around(3)] }])).toBe(
      'The parts have 2003 corners together; 2000 are the most.',
    );
  });

  it('in the holes of a part', () => {
    const holed = (holes: number) => {
      const rings = Array.from({ length: holes }, (_, i) => square(21000 + 1000 * i, 30000, 500));
      return first([{ ...block, footprint: [square(20000, 20000, 30000), ...rings] }]);
    };
    expect(holed(19)).toBe('read');
    expect(holed(20)).toContain('needs a footprint');
  });

  it('in how far its numbers go', () => {
    const high = (top: number) => first([{ ...block, top }]);
    expect(high(10 * size)).toBe('read');
    expect(high(10 * size + 1)).toContain(`has the top ${10 * size + 1}`);
  });

  it('at the edge of the table', () => {
    const at = (x: number, y: number) => first([{ ...block, footprint: [square(x, y, 9000)] }]);
    expect([at(0, 0), at(size - 9000, size - 9000)]).toEqual(['read', 'read']);
    const beyond = [at(-1, 0), at(0, -1), at(size - 8999, 0), at(0, size - 8999)];
    expect(beyond.map((why) => why.includes('lies partly off the table'))).toEqual([true, true, true, true]);
  });

  it('in the height of a part', () => {
    const from = (bottom: number, top: number) => first([{ ...block, bottom, top }]);
    expect([from(0, 1), from(0, 0).includes('must be above'), from(-1, 5).includes('must be above')]).toEqual([
      'read',
      true,
      true,
    ]);
  });

  it('in the room below a part', () => {
    const under = (room: number) => first([{ ...block, bottom: room, top: room + 1000 }]);
    expect([under(eps), under(clearance - eps)]).toEqual(['read', 'read']);
    expect([under(eps + 1), under(clearance - eps - 1)].map((why) => why.startsWith('Under "block"'))).toEqual([
      true,
      true,
    ]);
  });

  it('where a part rests on another, not where the other stands elsewhere', () => {
    const low = { ...block, bottom: 3000, top: 4000 };
    const below = (x: number, top: number) => ({ ...block, name: 'below', footprint: [square(x, 20000, 10000)], top });
    const [here, elsewhere] = [50000, 70000];
    expect([3000 - eps, 3000, 3000 + eps].map((top) => first([low, below(here, top)]))).toEqual([
      'read',
      'read',
      'read',
    ]);
    expect(first([low, below(elsewhere, 3000)])).toContain('Under "block" there is 30 mm of room');
    expect(first([low, below(here, 3000 - eps - 1)])).toContain('Under "block" there is 30 mm of room');
  });

  it('over a walkable top, not over one nobody stands on', () => {
    const shelf = gantry({ name: 'shelf', at: [200, 200, 60, 60], top: 120 });
    expect(first([hut, shelf])).toContain('Under "shelf" there is 31.1 mm');
    expect(
      first([
        { ...hut, walkable: false },
        { ...shelf, bottom: 9000 },
      ]),
    ).toBe('read');
  });

  it('beside a surface, for an ingress point', () => {
    const head = (more: object) => {
      const foot = { name: 'foot', group: 'ladder', x: 15000, y: 25000, z: 0 };
      return first([hut], { ingress: [foot, { ...foot, name: 'head', x: 20000, z: 8130, ...more }] });
    };
    expect([head({}), head({ x: 20000 - range[1] })]).toEqual(['read', 'read']);
    expect(head({ x: 20000 - range[1] - 1 })).toContain('where no surface is within Range 1');
    expect(head({ z: 8131 })).toContain('where no surface is within Range 1');
    expect([head({ z: 0, x: 0, y: size }), head({ z: 0, x: size, y: 0 })]).toEqual(['read', 'read']);
    expect(head({ z: 0, x: -1 })).toContain('lies off the table');
    expect(head({ z: 0, y: size + 1 })).toContain('lies off the table');
    expect(head({ z: 0, x: 15000 })).toContain('"foot" and "head" are one and the same');
  });

  it('and each thing that is none is named by its place', () => {
    expect(faults([hut, 5, 'x'])).toEqual([
      'Number 2 of parts is 5; it must be an object.',
      'Number 3 of parts is "x"; it must be an object.',
    ]);
    expect(first([hut, { ...block, name: 7 }])).toContain('Number 2 of parts has the name 7');
  });
});
