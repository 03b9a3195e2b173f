import { describe, expect, it } from 'vitest';
import {
  CONSTANTS,
  compareElevation,
  distanceToPart,
  isHigher,
  joinSurfaces,
  type RangeNumber,
  readTable,
  sameElevation,
  within,
  withinPart,
} from '../src/index.ts';
import { building, field, gantry, mm } from './scene.ts';

const { eps, range } = CONSTANTS;
const RANGES: readonly RangeNumber[] = [1, 2, 3, 4, 5];
const disc = (x: number, y: number) => ({ x, y, r: 2000, z: 0 });

describe('at the very bound', () => {
  it.each(RANGES)('Range %i reaches so far and not a hair farther', (n) => {
    const [open, far] = [field(), 4000 + range[n] + eps];
    expect(within(open, disc(10000, 10000), disc(10000 + far, 10000), n)).toBe(true);
    expect(within(open, disc(10000, 10000), disc(10001 + far, 10000), n)).toBe(false);
  });

  it.each([
    ['left', -1, 0],
    ['right', 1, 0],
    ['near', 0, -1],
    ['far', 0, 1],
  ] as const)('[CR-MEAS-15] a part is within Range 2 from its %s', (_side, x, y) => {
    const scene = field([building({ name: 'hut', at: [400, 400, 50, 50], top: 90 })]);
    const hut = scene.solids[0]!;
    const from = (more: number) => {
      const far = 2500 + 2000 + range[2] + eps + more;
      return disc(mm(425) + x * far, mm(425) + y * far);
    };
    expect([withinPart(scene, from(0), hut, 2), withinPart(scene, from(1), hut, 2)]).toEqual([true, false]);
    expect(distanceToPart(from(0), hut)).toBe(range[2] + eps);
  });

  it('[R-TERR-1] as much as Range 2 apart is the same elevation, a hair more is another', () => {
    const most = range[2] + eps;
    expect([sameElevation(CONSTANTS, most, 0), sameElevation(CONSTANTS, 0, most)]).toEqual([true, true]);
    expect([sameElevation(CONSTANTS, most + 1, 0), sameElevation(CONSTANTS, 0, most + 1)]).toEqual([false, false]);
    expect([isHigher(CONSTANTS, most, 0), isHigher(CONSTANTS, most + 1, 0)]).toEqual([false, true]);
    expect([-most - 1, -most, most, most + 1].map((a) => compareElevation(CONSTANTS, a, 0))).toEqual([
      'lower',
      'same',
      'same',
      'higher',
    ]);
  });

  it('decks so close that they touch are one surface', () => {
    const decks = (gap: number) =>
      joinSurfaces(
        [
          gantry({ name: 'east', at: [100, 100, 50, 50], top: 90 }),
          gantry({ name: 'west', at: [150 + gap / 100, 100, 50, 50], top: 90 }),
        ],
        eps,
      ).length;
    expect([decks(0), decks(eps), decks(eps + 1)]).toEqual([1, 1, 2]);
  });

  it('a name has up to a hundred letters', () => {
    const named = (name: unknown) => {
      const part = { ...building({ name: 'hut', at: [100, 100, 50, 50], top: 90 }), name };
      const read = readTable({ name: 'test', size: CONSTANTS.size, parts: [part], ingress: [] });
      return 'faults' in read ? read.faults[0] : 'read';
    };
    expect([named('x'), named('x'.repeat(100))]).toEqual(['read', 'read']);
    expect(named('x'.repeat(101))).toContain('a name is a text of 1 to 100 characters');
    expect(named('')).toContain('has the name ""');
    expect(named(undefined)).toContain('Number 1 of parts has the name missing');
  });
});
