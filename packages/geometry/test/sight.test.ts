import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRest,
  canSee,
  coveringParts,
  engaged,
  explainCover,
  explainEngagement,
  hasTerrainCover,
  sight,
} from '../src/index.ts';
import { fieldOf, pair, parts } from './arbitrary.ts';
import { base, building, crate, field, gantry, mm, wall } from './scene.ts';

const tower = building({ name: 'tower', at: [300, 200, 100, 100], top: 90 });
const yard = field([tower]);

describe('line of sight', () => {
  it('[CR-LOS-06] a Blocked part higher than the looking character obstructs', () => {
    expect(sight(yard, base(250, 250), base(450, 250))).toEqual({
      clear: false,
      line: { ax: mm(250), ay: mm(250), bx: mm(450), by: mm(250) },
      blockedBy: ['tower'],
    });
  });

  it('[CR-LOS-01] one free line past the corner is enough', () => {
    const seen = sight(yard, base(250, 185), base(450, 185));
    expect(seen.clear).toBe(true);
    expect(canSee(yard, base(250, 219.9), base(450, 219.9))).toBe(true);
    expect(canSee(yard, base(250, 220.2), base(450, 220.2))).toBe(false);
  });

  it('[R-LOS-3] a line that touches a wall or a corner is free', () => {
    expect(canSee(yard, base(250, 220), base(450, 220))).toBe(true);
  });

  it('[R-LOS-4] a sliver of the object’s base in sight is enough, its centre hidden', () => {
    const viewer = base(250, 180, 0, 1);
    const hidden = (y: number) => canSee(yard, viewer, base(450, y));
    // The steepest line past the tower's corner at 400, 200 is at y = 207 there.
    expect([hidden(222), hidden(230)]).toEqual([true, false]);
    expect(canSee(yard, viewer, base(450, 222, 0, 0.01))).toBe(false);
  });

  it('[R-LOS-1] lines run in the plan: how high a wall or a roof is counts by Elevations alone', () => {
    const past = (wallTop: number, roof: number) => {
      const parts = [
        wall({ name: 'wall', at: [280, 200, 10, 100], top: wallTop }),
        ...(roof > 0 ? [building({ name: 'roof', at: [500, 200, 100, 100], top: roof })] : []),
      ];
      return canSee(field(parts), base(250, 250), base(550, 250, roof));
    };
    // A ray from figure to figure would be stopped by the first two walls and pass over the third.
    expect([past(76.2, 0), past(450, 500)]).toEqual([true, true]);
    expect(past(90, 10)).toBe(false);
  });

  it('[R-TERR-2] the battlefield itself neither obstructs nor covers, and everyone may stand on it', () => {
    const bare = field([building({ name: 'roof', at: [0, 0, 200, 200], top: 300 })]);
    expect(canSee(bare, base(100, 100, 300), base(600, 600))).toBe(true);
    expect(explainCover(field(), base(100, 100), base(300, 100))).toEqual([]);
    expect([field().solids, canRest(field(), base(300, 300), [])]).toEqual([[], true]);
  });

  it('[CR-LOS-03] Clear parts do not obstruct', () => {
    const scene = field([gantry({ name: 'gantry', at: [300, 200, 100, 100], bottom: 0, top: 90 })]);
    expect(canSee(scene, base(250, 250), base(450, 250))).toBe(true);
  });

  it('[CR-LOS-04] [CR-LOS-08] one looks down from a roof, and up to one', () => {
    expect(canSee(yard, base(350, 250, 90), base(450, 250))).toBe(true);
    expect(canSee(yard, base(450, 250), base(350, 250, 90))).toBe(true);
  });

  it('[CR-LOS-04] a Blocked part that one end stands in does not obstruct', () => {
    const scene = field([building({ name: 'hangar', at: [300, 200, 100, 100], bottom: 65, top: 90 })]);
    expect(canSee(scene, base(310, 250), base(450, 250))).toBe(true);
  });

  it('[CR-LOS-05] a low wall does not obstruct', () => {
    const scene = field([wall({ name: 'wall', at: [300, 200, 100, 100], top: 76.2 })]);
    expect(canSee(scene, base(250, 250), base(450, 250))).toBe(true);
  });

  it('[CR-LOS-07] from the ground to a roof, lower buildings between do not obstruct', () => {
    const scene = field([tower, building({ name: 'roof', at: [500, 200, 100, 100], top: 90 })]);
    expect(canSee(scene, base(250, 250), base(550, 250, 90))).toBe(true);
    expect(canSee(scene, base(250, 250), base(640, 250))).toBe(false);
  });

  it('[CR-LOS-01] a gap between two buildings is enough if a line fits through', () => {
    const gap = (width: number) => field([tower, wall({ name: 'other', at: [300, 300 + width, 100, 200], top: 90 })]);
    expect(canSee(gap(1), base(250, 310), base(450, 310))).toBe(true);
    expect(canSee(gap(1), base(250, 325), base(450, 325))).toBe(false);
  });

  it.each([false, true])(
    '[CR-LOS-01] a line that fits through two gates is enough (x and y exchanged: %s)',
    (turned) => {
      const post = (x: number, y: number, depth: number) =>
        wall({ name: `${x} ${y}`, at: turned ? [y, x, depth, 1] : [x, y, 1, depth], top: 90 });
      const at = (x: number, y: number) => (turned ? base(y, x) : base(x, y));
      const seen = (second: number) => {
        const gates = [
          post(300, 100, 149),
          post(300, 250, 150),
          post(400, 100, second - 100),
          post(400, second + 1, 150),
        ];
        const [one, other] = [at(250, 235), at(450, 296)];
        return [canSee(field(gates), one, other), canSee(field(gates), other, one)];
      };
      expect([seen(280), seen(330)]).toEqual([
        [true, true],
        [false, false],
      ]);
    },
  );

  it('[CR-LOS-06] no line slips through the seam of two buildings that touch', () => {
    const joined = (gap: number) => field([tower, wall({ name: 'other', at: [300, 300 + gap, 100, 100], top: 90 })]);
    expect(canSee(joined(0), base(250, 300), base(450, 300))).toBe(false);
    expect(canSee(joined(0.04), base(250, 300), base(450, 300))).toBe(false);
    expect(canSee(joined(0.5), base(250, 300), base(450, 300))).toBe(true);
  });

  it('[CR-LOS-06] nor where two buildings overlap, but past their common corner', () => {
    const cross = field([tower, wall({ name: 'other', at: [350, 250, 100, 100], top: 90 })]);
    expect(sight(cross, base(250, 310), base(470, 230)).blockedBy).toEqual(['tower', 'other']);
    expect(canSee(cross, base(270, 330), base(420, 400))).toBe(true);
  });

  it('[R-LOS-2] sight is mutual', () => {
    fc.assert(
      fc.property(parts, pair, (list, [a, b]) => {
        const table = fieldOf(list);
        expect(sight(table, a, b)).toEqual(sight(table, b, a));
      }),
    );
  });

  it('[CR-LOS-06] taking a part away never takes sight away', () => {
    fc.assert(
      fc.property(parts, pair, fc.nat(), (list, [a, b], n) => {
        const less = list.filter((_, i) => i !== n % Math.max(1, list.length));
        return !canSee(fieldOf(list), a, b) || canSee(fieldOf(less), a, b);
      }),
    );
  });

  it('[CR-LOS-03] adding a Clear part never changes sight', () => {
    fc.assert(
      fc.property(parts, pair, parts, (list, [a, b], more) => {
        const clear = more.map((part, i) => ({ ...part, name: `clear ${i}`, blocked: false }));
        return canSee(fieldOf(list), a, b) === canSee(fieldOf([...list, ...clear]), a, b);
      }),
    );
  });
});

describe('engagement', () => {
  it('[CR-ENG-01] [G-15] needs Range 2, the same Elevation and sight', () => {
    expect(engaged(field(), base(100, 100), base(200, 100))).toBe(true);
    expect(explainEngagement(field(), base(100, 100), base(230, 100)).measured).toEqual({
      within: false,
      distance: mm(90),
      allowed: mm(76.2),
    });
    const thin = field([wall({ name: 'wall', at: [148, 0, 4, 914], top: 90 })]);
    expect(explainEngagement(thin, base(100, 100), base(200, 100)).sight.blockedBy).toEqual(['wall']);
    expect(engaged(thin, base(100, 100), base(200, 100))).toBe(false);
  });

  it('[CR-ENG-02] [G-15] another Elevation breaks it, however near', () => {
    const scene = field([gantry({ name: 'gantry', at: [100, 100, 200, 63.5], top: 81.3 })]);
    expect(explainEngagement(scene, base(150, 130), base(160, 130, 81.3))).toMatchObject({
      engaged: false,
      elevation: 'higher',
    });
  });

  it('[R-ENG-1] is mutual', () => {
    fc.assert(
      fc.property(parts, pair, (list, [a, b]) => engaged(fieldOf(list), a, b) === engaged(fieldOf(list), b, a)),
    );
  });
});

describe('terrain cover', () => {
  const attacker = base(100, 100);
  const defender = base(300, 100);
  const low = (x: number, y = 90) => field([crate({ name: 'crate', at: [x, y, 25, 25], top: 25 })]);

  it('[CR-COVER-05] a part between, near the defender, covers', () => {
    expect(coveringParts(low(250), attacker, defender)).toEqual(['crate']);
  });

  it('[CR-COVER-04] a part farther than Range 1 from the defender does not', () => {
    expect(coveringParts(low(200), attacker, defender)).toEqual([]);
  });

  it('[CR-COVER-05] a part behind the defender does not, not even in contact', () => {
    expect(coveringParts(low(320), attacker, defender)).toEqual([]);
  });

  it('[R-COVER-3] one part near and another one between do not make cover together', () => {
    const near = crate({ name: 'near', at: [290, 125, 25, 25], top: 25 });
    const between = crate({ name: 'between', at: [180, 90, 25, 25], top: 25 });
    expect(hasTerrainCover(field([near, between]), attacker, defender)).toBe(false);
    expect(explainCover(field([near, between]), attacker, defender)).toEqual([
      { part: 'near', distance: mm(5), why: 'not between' },
    ]);
  });

  it('[CR-COVER-05] a line grazing the part by less than the tolerance is not through it', () => {
    expect(hasTerrainCover(low(250, 120), attacker, defender)).toBe(false);
    expect(hasTerrainCover(low(250, 119.9), attacker, defender)).toBe(true);
  });

  it('[CR-COVER-04] a part lower than the attacker does not', () => {
    const scene = field([
      building({ name: 'roof', at: [50, 50, 100, 100], top: 110 }),
      crate({ name: 'crate', at: [250, 90, 25, 25], top: 25 }),
    ]);
    expect(coveringParts(scene, { ...attacker, z: mm(110) }, defender)).toEqual([]);
  });

  it('[CR-COVER-04] of two parts both are named', () => {
    const scene = field([
      crate({ name: 'one', at: [250, 80, 25, 25], top: 25 }),
      crate({ name: 'two', at: [250, 105, 25, 25], top: 25 }),
    ]);
    expect(coveringParts(scene, attacker, defender)).toEqual(['one', 'two']);
  });

  it('[GEO-COVER] [CR-COVER-04] [CR-COVER-05] says of every part near the defender why it covers or not', () => {
    const scene = field([
      crate({ name: 'between', at: [250, 90, 25, 25], top: 25 }),
      crate({ name: 'behind', at: [322, 90, 25, 25], top: 25 }),
      gantry({ name: 'overhead', at: [260, 60, 165, 63.5], top: 81.3 }),
      crate({ name: 'far away', at: [500, 90, 25, 25], top: 25 }),
    ]);
    expect(explainCover(scene, attacker, defender)).toEqual([
      { part: 'between', distance: mm(5), why: null },
      { part: 'behind', distance: mm(2), why: 'not between' },
      { part: 'overhead', distance: 0, why: 'over or under the line' },
    ]);
    const high = { ...attacker, z: mm(110) };
    expect(explainCover(scene, high, defender).map(({ why }) => why)).toEqual(['lower', 'lower', null]);
  });

  it('[R-COVER-2] the roof under a defender covers against below, not against one on the same roof', () => {
    const scene = field([building({ name: 'roof', at: [270, 50, 200, 100], top: 81.3 })]);
    expect(coveringParts(scene, attacker, { ...defender, z: mm(81.3) })).toEqual(['roof']);
    expect(coveringParts(scene, base(400, 100, 81.3), { ...defender, z: mm(81.3) })).toEqual([]);
  });

  it('[R-COVER-2] a gantry overhead covers neither of two on the ground', () => {
    const overhead = gantry({ name: 'gantry', at: [150, 60, 165, 63.5], top: 81.3 });
    expect(coveringParts(field([overhead]), attacker, defender)).toEqual([]);
    expect(coveringParts(field([overhead]), attacker, defender, true)).toEqual(['gantry']);
  });
});
