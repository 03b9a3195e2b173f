import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSTANTS,
  compareElevation,
  distance,
  distanceToPart,
  measure,
  sameElevation,
  unitDistance,
  within,
} from '../src/index.ts';
import { pair } from './arbitrary.ts';
import { base, field, LARGE, mm, wall } from './scene.ts';

const open = field();

describe('measuring', () => {
  it('[CR-MEAS-01] ignores height', () => {
    expect(distance(base(100, 100, 0), base(165.4, 100, 127))).toBe(mm(25.4));
  });

  it('[GEO-DIST] [CR-MEAS-03] [CR-MEAS-07] goes from edge to edge of the bases', () => {
    expect(distance(base(100, 100), base(200, 100, 0, LARGE))).toBe(mm(55));
  });

  it('[CR-MEAS-04] [G-04] a base that just touches the end of the Range 2 tool is within', () => {
    const boKatan = base(100, 100);
    const mandalorian = base(100 + 40 + 76.2, 100);
    expect(measure(open, boKatan, mandalorian, 2)).toEqual({ within: true, distance: 7620, allowed: 7620 });
    expect(within(open, boKatan, base(100 + 40 + 76.3, 100), 2)).toBe(false);
  });

  it('[CR-MEAS-05] an object is within every range of itself', () => {
    const self = base(100, 100);
    expect(([1, 2, 3, 4, 5] as const).map((n) => within(open, self, self, n))).toEqual([true, true, true, true, true]);
  });

  it('[CR-MEAS-06] a Unit is as near as its nearest character', () => {
    expect(unitDistance([base(100, 100), base(300, 100)], [base(400, 100)])).toBe(mm(60));
  });

  it('[CR-MEAS-09] [CR-MEAS-10] the range tools have their lengths, Range 1 their width', () => {
    expect(CONSTANTS.range).toEqual({ 1: mm(25.4), 2: mm(76.2), 3: mm(152.4), 4: mm(203.2), 5: mm(254) });
  });

  it('[CR-MEAS-15] a part is as near as the nearest point of its footprint', () => {
    const scene = field([wall({ name: 'wall', at: [200, 50, 10, 100], top: 30 })]);
    expect(scene.solids.map((solid) => distanceToPart(base(150, 100), solid))).toEqual([mm(30)]);
    expect(scene.solids.map((solid) => distanceToPart(base(205, 100), solid))).toEqual([0]);
  });

  it('[CR-MEAS-03] distance does not depend on the order', () => {
    fc.assert(fc.property(pair, ([a, b]) => distance(a, b) === distance(b, a)));
  });

  it('within a range is within every longer one', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const answers = ([1, 2, 3, 4, 5] as const).map((n) => within(open, a, b, n));
        return answers.every((yes, i) => !yes || answers[i + 1] !== false);
      }),
    );
  });
});

describe('elevation', () => {
  it('[CR-TERR-05] more than Range 2 apart is different', () => {
    expect(sameElevation(CONSTANTS, mm(76.2 + 2.5), 0)).toBe(false);
  });

  it('[CR-TERR-06] [R-TERR-1] up to and including Range 2 is the same', () => {
    expect([mm(50), mm(76.2)].map((z) => sameElevation(CONSTANTS, z, 0))).toEqual([true, true]);
  });

  it('[CR-TERR-09] two storeys above Range 2 are both just higher', () => {
    expect([mm(100), mm(500)].map((z) => compareElevation(CONSTANTS, z, 0))).toEqual(['higher', 'higher']);
  });

  it('[GEO-ELEV] [CR-TERR-10] [R-TERR-4] is relative: 0 to 65 and 65 to 130 are the same, 0 to 130 is not', () => {
    const same = (a: number, b: number) => sameElevation(CONSTANTS, mm(a), mm(b));
    expect([same(0, 65), same(65, 130), same(0, 130)]).toEqual([true, true, false]);
  });
});
