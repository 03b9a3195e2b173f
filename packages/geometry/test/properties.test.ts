import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRest,
  coveringParts,
  type Direction,
  directionOf,
  distance,
  engaged,
  type Point,
  placeToken,
  push,
  type RangeNumber,
  sampleMove,
  sight,
  whyNotMove,
  whyNotRest,
} from '../src/index.ts';
import { disc, fieldOf, movedDisc, movedPart, pair, parts, standing, SYMMETRIES } from './arbitrary.ts';
import { yard } from './clutter.ts';
import { random } from './scene.ts';

const direction: fc.Arbitrary<Direction> = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 }))
  .filter(([x, y]) => x !== 0 || y !== 0)
  .map(([x, y]) => directionOf(x, y));

const range = fc.constantFrom<RangeNumber>(1, 2, 3, 4, 5);
const fraction = fc.integer({ min: 20, max: 80 }).map((percent) => percent / 100);
const crowd = fc.array(disc, { maxLength: 6 });

describe('quarter turns and mirrors of the whole table change no result', () => {
  for (const s of SYMMETRIES) {
    it(`${s.name}: distance, rest, sight, engagement, cover, tokens`, () => {
      fc.assert(
        fc.property(parts, pair, crowd, (list, [a, b], bases) => {
          const here = fieldOf(list);
          const there = fieldOf(list.map((part) => movedPart(s, part)));
          const [ta, tb] = [movedDisc(s, a), movedDisc(s, b)];
          const others = bases.map((other) => movedDisc(s, other));
          expect(distance(ta, tb)).toBe(distance(a, b));
          expect(whyNotRest(there, ta, others)?.why).toBe(whyNotRest(here, a, bases)?.why);
          expect(sight(there, ta, tb).clear).toBe(sight(here, a, b).clear);
          expect(engaged(there, ta, tb)).toBe(engaged(here, a, b));
          expect(coveringParts(there, ta, tb)).toEqual(coveringParts(here, a, b));
          expect(placeToken(there, ta.x, ta.y)).toEqual(placeToken(here, a.x, a.y));
        }),
        { numRuns: 300 },
      );
    });

    it(`${s.name}: push`, () => {
      fc.assert(
        fc.property(parts, disc, direction, range, crowd, (list, mover, d, n, bases) => {
          const here = push(fieldOf(list), { mover, direction: d, range: n, bases });
          const [dx, dy] = s.vector(d.dx, d.dy);
          const there = push(fieldOf(list.map((part) => movedPart(s, part))), {
            mover: movedDisc(s, mover),
            direction: { dx, dy },
            range: n,
            bases: bases.map((other) => movedDisc(s, other)),
          });
          expect(there.end).toEqual(movedDisc(s, here.end));
          expect(there.stop).toEqual(here.stop);
        }),
        { numRuns: 300 },
      );
    });
  }
});

describe('a legal move stays legal, an illegal one illegal', () => {
  for (const s of SYMMETRIES) {
    it(`after a ${s.name}`, () => {
      const next = random(17);
      const point = ({ x, y }: Point): Point => {
        const [tx, ty] = s.point(x, y);
        return { x: tx, y: ty };
      };
      for (let i = 0; i < 40; i++) {
        const { field: table, mover } = yard(next, 9);
        const there = fieldOf(table.table.parts.map((part) => movedPart(s, part)));
        const move = { mover, kind: 'advance', bases: [] } as const;
        for (let j = 0; j < 20; j++) {
          const legal = sampleMove(table, move, next);
          if (legal === null) continue;
          for (const off of [0, 40, 1500]) {
            const wished = { ...legal, end: { x: legal.end.x + off, y: legal.end.y - off } };
            const turned = { p1: point(wished.p1), p2: point(wished.p2), end: point(wished.end), z: wished.z };
            const here = whyNotMove(table, move, wished);
            expect(whyNotMove(there, { ...move, mover: movedDisc(s, mover) }, turned)?.why).toBe(here?.why);
          }
        }
      }
    });
  }
});

describe('every push', () => {
  const resting = fc
    .tuple(parts, disc, direction, range, crowd, fc.nat(), fraction, fraction)
    .map(([list, wished, d, n, bases, on, fx, fy]) => {
      return { table: fieldOf(list), mover: standing(list, wished, on, fx, fy), d, n, bases };
    })
    .filter(({ table, mover, bases }) => canRest(table, mover, bases));

  it('[CR-PUSH-10] ends where the base can rest, never higher, never beyond its range', () => {
    fc.assert(
      fc.property(resting, ({ table, mover, d, n, bases }) => {
        const { end } = push(table, { mover, direction: d, range: n, bases });
        expect(whyNotRest(table, end, bases)).toBeNull();
        expect(end.z).toBeLessThanOrEqual(mover.z);
        const [dx, dy] = [end.x - mover.x, end.y - mover.y];
        expect(Math.sqrt(dx * dx + dy * dy)).toBeLessThanOrEqual(table.constants.range[n] + 1);
      }),
      { numRuns: 3000 },
    );
  });

  it('[R-PUSH-6] into the same stop a second time moves nothing', () => {
    fc.assert(
      fc.property(resting, ({ table, mover, d, n, bases }) => {
        const first = push(table, { mover, direction: d, range: n, bases });
        // One that was taken back from its stop stands somewhere else, and may then just miss what it grazed.
        fc.pre(first.stop.by !== 'length' && first.rewound === null && first.end.z === mover.z);
        const second = push(table, { mover: first.end, direction: d, range: n, bases });
        expect(second.end).toEqual(first.end);
      }),
      { numRuns: 1500 },
    );
  });

  it('[CR-PUSH-10] held back at the rim of a deck, the same push again moves nothing', () => {
    fc.assert(
      fc.property(resting, ({ table, mover, d, bases }) => {
        const first = push(table, { mover, direction: d, range: 1, bases });
        fc.pre(first.rewound?.why === 'overhang');
        const second = push(table, { mover: first.end, direction: d, range: 1, bases });
        fc.pre(second.end.z === mover.z && second.rewound?.why === 'overhang');
        expect(second.end).toEqual(first.end);
      }),
      { numRuns: 300 },
    );
  });
});
