import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnAt, fitted, pixelOf, showing, zoomed } from '../src/board/camera.ts';
import { contoursOf } from '../src/board/contours.ts';
import { covers, onPage, onTable } from '../src/board/frame.ts';
import { rimDashes } from '../src/board/Base.tsx';
import { boundsOf, labelBounds, leaderTo, placeBadge, placeLabels, type Rect } from '../src/board/labels.ts';
import { onDrawing } from '../src/board/hidden.ts';
import { placeHeight } from '../src/board/heights.ts';
import { placeTags } from '../src/board/tags.ts';

const spot = fc.record({ x: fc.integer({ min: 0, max: 91440 }), y: fc.integer({ min: 0, max: 91440 }) });

/** Millimetres of the table, for the middle of a base or an objective. */
const MM = fc.integer({ min: 20, max: 894 });

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const BASE = { r: 20, needed: false };

describe('the board', () => {
  it('finds every spot of the table again, turned or not', () => {
    fc.assert(
      fc.property(spot, fc.boolean(), (at, flipped) => {
        const frame = { size: 91440, flipped, pixel: 1 };
        const back = onTable(frame, onPage(frame, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('shows the whole table when it fits', () => {
    expect(914 / pixelOf(fitted(914), { width: 938, height: 2000 }, 914)).toBeLessThan(938);
  });

  it('draws lines and letters in the size of before where the board is only a little other', () => {
    expect(drawnAt(1, 0.9)).toBe(1);
    expect(drawnAt(1, 1.2)).toBe(1.2);
    expect(drawnAt(1, 0.5)).toBe(0.5);
  });

  it('keeps the spot under the pointer where it is while zooming', () => {
    const about = { x: 100, y: 300 };
    const before = fitted(914);
    const after = zoomed(before, 2, about);
    expect((about.x - after.x) * after.zoom).toBeCloseTo((about.x - before.x) * before.zoom);
  });

  it('comes close enough on a small screen that an inch has 19 pixels, and not much closer', () => {
    const extent = { width: 360, height: 400 };
    const inch = (width: number) =>
      25.4 / pixelOf(showing({ x: 457, y: 457, width, height: 60 }, extent, 914), extent, 914);
    expect(inch(60)).toBeCloseTo(1.15 * 19.2);
    expect(inch(914)).toBeCloseTo(19.2);
  });

  it('keeps what it shows above what covers the lower rim', () => {
    const extent = { width: 844, height: 342 };
    const box = { x: 457, y: 457, width: 60, height: 60 };
    const [free, covered] = [showing(box, extent, 914), showing(box, extent, 914, { left: 0, right: 0, bottom: 80 })];
    expect((covered.y - free.y) / pixelOf(covered, extent, 914)).toBeCloseTo(40);
  });

  it('keeps what it shows between the rails at both sides', () => {
    const extent = { width: 640, height: 342 };
    const box = { x: 20, y: 457, width: 30, height: 30 };
    const camera = showing(box, extent, 914, { left: 54, right: 54, bottom: 80 });
    const pixel = pixelOf(camera, extent, 914);
    expect((box.x - camera.x) / pixel + extent.width / 2).toBeGreaterThan(54 + 15);
  });

  it('knows the inside of a ring with a hole', () => {
    const rings = [
      [0, 0, 10, 0, 10, 10, 0, 10],
      [4, 4, 6, 4, 6, 6, 4, 6],
    ];
    expect(covers(rings, { x: 2, y: 2 })).toBe(true);
    expect(covers(rings, { x: 5, y: 5 })).toBe(false);
  });

  it('leaves out a name that would cover another, but for those that matter now', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ({ ...BASE, x: 100 + i * 3, y: 100, texts: [`Somebody ${i}`] }));
    const places = placeLabels([...crowd.slice(1), { ...BASE, x: 100, y: 100, texts: ['Maul'], needed: true }], 11);
    expect(places.at(-1)?.text).toBe('Maul');
    const told = places.flatMap((place) => (place ? [{ ...place, width: place.text.length * 5.5 }] : []));
    const isOver = told.some((a, i) =>
      told.slice(i + 1).some((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < 11),
    );
    expect([told.length < 12, isOver]).toEqual([true, false]);
  });

  it('writes in brief what has no room for its name', () => {
    const around = [
      [70, 135],
      [130, 135],
      [70, 65],
      [130, 65],
      [40, 100],
      [160, 100],
    ].map(([x = 0, y = 0]) => ({ ...BASE, x, y, texts: [] }));
    const [middle] = placeLabels([{ ...BASE, x: 100, y: 100, texts: ['A long name', '2'] }, ...around], 11);
    expect(middle?.text).toBe('2');
  });

  it('puts a name beside its base where another stands below it', () => {
    const [free, beside] = placeLabels(
      [
        { ...BASE, x: 100, y: 200, texts: ['Rex'] },
        { ...BASE, x: 100, y: 155, texts: ['Maul'] },
      ],
      11,
    );
    expect(free?.y).toBeGreaterThan(220);
    expect(beside?.y).toBeLessThan(135);
  });

  it('puts the tags of sight lines where they cover neither one another nor bases nor names', () => {
    const from = { x: 0, y: 0 };
    const size = { width: 46, height: 18 };
    const ends = [200, 215, 230].map((x) => ({ from, to: { x, y: 200, r: 10 }, size }));
    const places = placeTags(ends, [...ends.map(({ to }) => boundsOf(to)), { x: 190, y: 160, width: 60, height: 22 }]);
    const isOver = places.some((a, i) =>
      places.slice(i + 1).some((b) => Math.abs(a.x - b.x) < size.width && Math.abs(a.y - b.y) < size.height),
    );
    expect(isOver).toBe(false);
  });

  it('keeps names off what floats over the table', () => {
    const panel = onDrawing({ x: 0, y: 480, width: 600, height: 120 }, fitted(914), { width: 600, height: 600 }, 914);
    const [name] = placeLabels([{ ...BASE, x: 457, y: panel.y - 25, texts: ['Rex'], needed: true }], 11, 914, [panel]);
    expect(name && overlaps(labelBounds(name, 11), panel)).toBe(false);
  });

  it('puts a tag far off, with a leader, where everything near is covered', () => {
    const line = { from: { x: 400, y: 200 }, to: { x: 200, y: 200, r: 10 }, size: { width: 46, height: 18 } };
    const [near] = placeTags([line], []);
    const crowd = [{ x: 150, y: 165, width: 300, height: 70 }];
    const [far] = placeTags([line], crowd);
    expect([near?.leads, far?.leads]).toEqual([false, true]);
    const rect = { ...(far ?? line.from), ...line.size };
    expect([overlaps(rect, crowd[0] as Rect), leaderTo(line.to, rect, 0)?.[1].y]).toEqual([false, rect.y + 18]);
    expect(leaderTo(line.to, { ...line.size, x: 177, y: 168 }, 6)).toBeNull();
  });

  it('puts a badge to the right, or where it covers no base', () => {
    const at = { x: 100, y: 100, r: 12 };
    const size = { width: 60, height: 20 };
    expect(placeBadge(at, size, []).x).toBeGreaterThan(112);
    expect(placeBadge(at, size, [{ x: 140, y: 100, r: 20 }]).x).toBeLessThan(40);
  });

  it('puts a badge neither on its objective nor on one of a crowd of bases, nor over the rim', () => {
    const size = { width: 82, height: 18 };
    fc.assert(
      fc.property(
        fc.record({ x: MM, y: MM }),
        fc.array(fc.record({ x: MM, y: MM }), { maxLength: 16 }),
        (at, crowd) => {
          const bases = crowd.map((each) => ({ ...each, r: 20 }));
          const badge = { ...placeBadge({ ...at, r: 13 }, size, bases, 914), ...size };
          expect([badge.x >= 0, badge.x + 82 <= 914, badge.y >= 0, badge.y + 18 <= 914]).not.toContain(false);
          expect([{ ...at, r: 13 }, ...bases].some((each) => overlaps(badge, boundsOf(each)))).toBe(false);
        },
      ),
      { seed: 20 },
    );
  });

  it('writes every name within the rim, also of whoever stands at it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: MM, y: MM }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (all, needed) => {
          const bases = all.map((each) => ({ ...BASE, ...each, texts: ['Mandalorians 2'], needed }));
          for (const label of placeLabels(bases, 11, 914)) {
            if (!label) continue;
            const { x, y, width, height } = labelBounds(label, 11);
            expect([x >= -0.01, x + width <= 914.01, y >= -0.01, y + height <= 914.01]).not.toContain(false);
          }
        },
      ),
    );
  });

  it('burns the rim of a base away clockwise from the top, as much as it is hurt', () => {
    const left = (hurt: number, isBroken: boolean) =>
      rimDashes(hurt, isBroken)
        .split(' ')
        .filter((_, i) => i % 2 === 0)
        .reduce((sum, each) => sum + Number(each), 0);
    expect([left(0, false), left(0.25, false), left(1, false)]).toEqual([100, 75, 0]);
    expect([left(0, true), left(0.5, true), left(1, true)]).toEqual([76, 38, 0]);
    expect(rimDashes(0.25, false)).toBe('0 25 75 100');
  });

  it('writes how high somebody stands only where there is room for it', () => {
    const texts = ['Mandalorians 2 ▾ under', 'Mandalorians 2', '2'];
    const gap = [
      { x: 0, y: 0, width: 300, height: 131 },
      { x: 0, y: 131, width: 43, height: 60 },
      { x: 125, y: 131, width: 175, height: 60 },
    ];
    const [narrow, free] = [gap, []].map(
      (taken) => placeLabels([{ ...BASE, x: 84, y: 110, texts }], 11, 300, taken)[0],
    );
    expect([narrow?.text, free?.text]).toEqual(['Mandalorians 2', texts[0]]);
  });

  it('writes the height of a deck where nobody stands, or not at all', () => {
    const deck = [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 40 },
      { x: 0, y: 40 },
    ];
    const size = { width: 24, height: 11 };
    expect(placeHeight(deck, size, [])).toEqual({ x: 100, y: 20 });
    const beside = placeHeight(deck, size, [boundsOf({ x: 100, y: 20, r: 20 })]);
    expect(Math.abs((beside?.x ?? 100) - 100)).toBeGreaterThanOrEqual(32);
    expect(placeHeight(deck, size, [{ x: 0, y: 0, width: 200, height: 40 }])).toBeNull();
  });
});

describe('the ground', () => {
  const spots = (seed: number) =>
    Object.values(contoursOf(seed, 914)).flatMap((path: string) => path.match(/[\d.]+/g)?.map(Number) ?? []);

  it('has contour lines of its own on every table, all within the rim', () => {
    const all = spots(12345);
    expect(all.length).toBeGreaterThan(1000);
    expect([Math.min(...all) >= 0, Math.max(...all) <= 914]).toEqual([true, true]);
    expect(spots(12345)).toEqual(all);
    expect(spots(54321)).not.toEqual(all);
  });
});
