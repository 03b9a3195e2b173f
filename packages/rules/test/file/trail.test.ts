import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Footprint, Trail } from '../../src/file/trail.ts';

const footprint = fc.record({
  from: fc.nat(100_000),
  chanceMoved: fc.boolean(),
  by: fc.constantFrom(0 as const, 1 as const, null),
  said: fc.boolean(),
});

const walked = (footprints: readonly Footprint[]): Trail => {
  const trail = new Trail();
  for (const one of footprints) trail.add(one);
  return trail;
};

it('a trail tells each footprint as it was left, and is the same again out of a store', () => {
  fc.assert(
    fc.property(fc.array(footprint, { maxLength: 40 }), (footprints) => {
      const kept = new Trail(JSON.parse(JSON.stringify(walked(footprints).kept)));
      expect(footprints.map((_, i) => kept.at(i + 1))).toEqual(footprints);
      expect(kept.version).toBe(footprints.length);
    }),
  );
});

it('there is no footprint before the beginning and none of what has not happened', () => {
  expect(new Trail().at(-1)).toBeNull();
  expect(new Trail().at(1)).toBeNull();
});

it('[DP-59] alone one goes back behind the newest roll, reveal, word beside the questions or decision of the other', () => {
  fc.assert(
    fc.property(fc.array(footprint, { maxLength: 40 }), fc.constantFrom(0 as const, 1 as const), (footprints, by) => {
      const stops = (one: Footprint) => one.chanceMoved || one.said || (one.by !== null && one.by !== by);
      expect(walked(footprints).freeUndo(by)).toBe(footprints.findLastIndex(stops) + 1);
    }),
  );
});
