import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSTANTS,
  compareElevation,
  distance,
  distanceToPart,
  hasTerrainCover,
  measure,
  sameElevation,
  unitDistance,
  whyNotMove,
  whyNotPlace,
  within,
} from '../src/index.ts';
import { pair } from './arbitrary.ts';
import { base, building, crate, field, LARGE, mm, wall } from './scene.ts';

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

  it('[CR-GEN-02] objects are characters and tokens: both are measured and placed alike, a terrain part is neither', () => {
    const token = base(300, 100, 0, 12.7);
    expect([distance(base(200, 100), token), distance(token, base(200, 100))]).toEqual([mm(67.3), mm(67.3)]);
    expect(whyNotPlace(open, token, 1, { ...token, x: mm(350.8) }, [])).toBeNull();
    expect(whyNotPlace(open, token, 1, { ...token, x: mm(351) }, [])).toMatchObject({ why: 'too far' });
    const part = wall({ name: 'wall', at: [200, 50, 10, 100], top: 30 });
    // @ts-expect-error A part is no object.
    expect(distance(token, part)).toBeNaN();
  });

  it('[CR-MEAS-03] distance does not depend on the order', () => {
    fc.assert(fc.property(pair, ([a, b]) => distance(a, b) === distance(b, a)));
  });

  it('[CR-MEAS-02] no height changes any distance, only the comparison of Elevations', () => {
    const heights = fc.integer({ min: 0, max: mm(500) });
    fc.assert(
      fc.property(pair, heights, heights, ([a, b], za, zb) => {
        const [high, low] = [
          { ...a, z: za },
          { ...b, z: zb },
        ];
        expect(measure(open, high, low, 3)).toEqual(measure(open, a, b, 3));
        expect(sameElevation(CONSTANTS, za, zb)).toBe(Math.abs(za - zb) <= CONSTANTS.range[2] + CONSTANTS.eps);
      }),
    );
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

  const pillar = (top: number) => wall({ name: 'pillar', at: [460, 300, 20, 200], top });
  const advancing = (moverAt: number, top: number) => {
    const stage = building({ name: 'stage', at: [340, 340, 120, 120], top: moverAt });
    const mover = base(400, 400, moverAt);
    const tool = { p1: { x: mm(495), y: mm(400) }, p2: { x: mm(570), y: mm(400) } };
    const placement = { ...tool, end: { x: mm(590), y: mm(400) }, z: 0 };
    return whyNotMove(field([stage, pillar(top)]), { mover, kind: 'advance', bases: [] }, placement);
  };

  it('[CR-TERR-07] a part is compared by its top with the surface a character stands on', () => {
    expect([advancing(40, 40 + 76.2), advancing(40, 40 + 76.3)]).toEqual([
      null,
      { why: 'tool blocked', part: 'pillar', arm: 1 },
    ]);
    const shot = (from: number) => {
      const roof = building({ name: 'roof', at: [50, 50, 100, 100], top: from });
      return hasTerrainCover(
        field([roof, crate({ name: 'crate', at: [250, 90, 25, 25], top: 25 })]),
        base(100, 100, from),
        base(300, 100),
      );
    };
    expect([shot(25 + 76.2), shot(25 + 76.3)]).toEqual([true, false]);
  });

  it('[CR-TERR-08] two parts are compared by their tops', () => {
    const tops = (a: number, b: number) => {
      const { solids } = field([
        building({ name: 'one', at: [100, 100, 100, 100], bottom: 60, top: a }),
        building({ name: 'two', at: [300, 100, 100, 100], top: b }),
      ]);
      return compareElevation(CONSTANTS, solids[0]?.top ?? 0, solids[1]?.top ?? 0);
    };
    expect([tops(176.2, 100), tops(176.3, 100), tops(100, 176.3)]).toEqual(['same', 'higher', 'lower']);
  });
});
