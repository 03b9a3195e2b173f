import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canRest, nearestRest, whyNotRest } from '../src/index.ts';
import { disc, fieldOf, parts } from './arbitrary.ts';
import { base, building, crate, field, gantry, LARGE, mm, wall } from './scene.ts';

const walkway = gantry({ name: 'walkway', at: [200, 200, 165, 63.5], top: 81.3 });
const scene = field([walkway, crate({ name: 'crate', at: [400, 400, 25, 25], top: 25 })]);

describe('resting', () => {
  it('[CR-MOVE-22] a base stays wholly on the battlefield', () => {
    expect(whyNotRest(scene, base(19.9, 300), [])).toEqual({ why: 'off the table', by: mm(0.1) });
    expect(whyNotRest(scene, base(20, 300), [])).toBeNull();
  });

  it('[CR-MOVE-21] [G-13] no part of a base hangs over the edge of the gantry', () => {
    expect(whyNotRest(scene, base(215, 232, 81.3), [])).toEqual({ why: 'overhang', by: mm(5) });
    expect(whyNotRest(scene, base(220, 232, 81.3), [])).toBeNull();
  });

  it('[CR-MOVE-20] nobody stands half on a crate', () => {
    expect(whyNotRest(scene, base(412, 385), [])).toEqual({ why: 'solid', part: 'crate', by: mm(5), room: 0 });
  });

  it('[R-MOVE-1] under a higher part there is room if the figure fits', () => {
    expect(canRest(scene, base(215, 200), [])).toBe(true);
  });

  it('[CR-MOVE-19] there is no room under a part that is too low', () => {
    const low = field([gantry({ name: 'pipe', at: [200, 200, 165, 63.5], bottom: 50, top: 81.3 })]);
    expect(whyNotRest(low, base(215, 200), [])).toEqual({ why: 'solid', part: 'pipe', by: mm(20), room: mm(50) });
  });

  it('[CR-OVER-02] bases of the same Elevation share no space', () => {
    expect(whyNotRest(scene, base(130, 100), [base(100, 100)])).toEqual({ why: 'base', base: 0, by: mm(10) });
  });

  it('[CR-OVER-05] bases may touch', () => {
    expect(canRest(scene, base(140, 100), [base(100, 100)])).toBe(true);
  });

  it('[CR-OVER-03] one may stand below a character on a gantry', () => {
    expect(canRest(scene, base(230, 232), [base(230, 232, 81.3)])).toBe(true);
  });

  it('[R-OVER-2] floors less than Range 2 apart are the same Elevation, so bases overlap', () => {
    const stage = field([building({ name: 'stage', at: [200, 200, 100, 100], top: 70 })]);
    expect(whyNotRest(stage, base(240, 240, 70), [base(190, 240)])).toBeNull();
    expect(whyNotRest(stage, base(225, 240, 70), [base(190, 240)])).toEqual({ why: 'base', base: 0, by: mm(5) });
  });

  it('[R-MOVE-1] a base may stand across two tops that touch', () => {
    const deck = (name: string, x: number, top: number) => gantry({ name, at: [x, 200, 100, 60], top });
    expect(canRest(field([deck('one', 200, 80), deck('two', 300, 80)]), base(300, 230, 80), [])).toBe(true);
    expect(canRest(field([deck('one', 200, 80), deck('two', 301, 80)]), base(300, 230, 80), [])).toBe(false);
    expect(canRest(field([deck('one', 200, 80), deck('two', 300, 79)]), base(300, 230, 80), [])).toBe(false);
  });

  it('[CR-MOVE-21] tops that overlap with their sides in one line keep those sides as edges', () => {
    const deck = (name: string, x: number) => gantry({ name, at: [x, 200, 100, 60], top: 80 });
    const scenes = [field([deck('one', 200), deck('two', 250)]), field([deck('one', 200), deck('same', 200)])];
    for (const overlapping of scenes) {
      expect(canRest(overlapping, base(270, 220, 80), [])).toBe(true);
      expect(whyNotRest(overlapping, base(270, 219, 80), [])).toEqual({ why: 'overhang', by: mm(1) });
      expect(whyNotRest(overlapping, base(270, 241, 80), [])).toEqual({ why: 'overhang', by: mm(1) });
    }
  });

  it('[CR-MOVE-21] the inner corner of an angled walkway keeps its distance', () => {
    const angle = field([
      gantry({ name: 'one', at: [200, 200, 100, 60], top: 80 }),
      gantry({ name: 'two', at: [240, 260, 60, 100], top: 80 }),
    ]);
    expect(whyNotRest(angle, base(255, 245, 80), [])).toBeNull();
    expect(whyNotRest(angle, base(249, 251, 80), [])?.why).toBe('overhang');
  });

  it('[CR-MOVE-21] a hole in a deck is an edge', () => {
    const ring = {
      ...walkway,
      footprint: [
        [0, 0, 20000, 0, 20000, 20000, 0, 20000],
        [8000, 8000, 8000, 12000, 12000, 12000, 12000, 8000],
      ],
    };
    expect(canRest(field([ring]), base(60, 100, 81.3), [])).toBe(true);
    expect(whyNotRest(field([ring]), base(61, 100, 81.3), [])).toEqual({ why: 'overhang', by: mm(1) });
    expect(whyNotRest(field([ring]), base(100, 100, 81.3), [])?.why).toBe('overhang');
  });

  it('takes whole numbers and nothing else', () => {
    const odd = [Number.NaN, 0.5, Number.POSITIVE_INFINITY].flatMap((v) => [{ x: v }, { y: v }, { z: v }]);
    for (const part of odd)
      expect(whyNotRest(scene, { ...base(100, 100), ...part }, [])).toEqual({ why: 'not whole numbers' });
  });

  it('a legal neighbour is offered: away from a base, out of a wall, back onto the deck, back onto the table', () => {
    const tall = field([wall({ name: 'wall', at: [300, 0, 20, 914.4], top: 100 }), walkway]);
    expect(nearestRest(scene, base(130, 100), [base(100, 100)])).toEqual(base(140, 100));
    expect(nearestRest(tall, base(310 - 15, 500), [])).toEqual(base(280, 500));
    expect(nearestRest(tall, base(305, 500), [])).toEqual(base(280, 500));
    expect(nearestRest(scene, base(190, 232, 81.3), [])).toEqual(base(220, 232, 81.3));
    expect(nearestRest(scene, base(10, 500), [])).toEqual(base(20, 500));
    expect(nearestRest(scene, base(500, 500, 40), [])).toBeNull();
  });

  it('every neighbour offered is legal', () => {
    fc.assert(
      fc.property(parts, disc, fc.array(disc, { maxLength: 5 }), (list, wished, bases) => {
        const table = fieldOf(list);
        const found = nearestRest(table, wished, bases);
        return found === null || canRest(table, found, bases);
      }),
    );
  });

  it('a larger base rests nowhere a smaller one could not', () => {
    fc.assert(
      fc.property(parts, disc, (list, wished) => {
        const table = fieldOf(list);
        return !canRest(table, { ...wished, r: mm(LARGE) }, []) || canRest(table, { ...wished, r: mm(20) }, []);
      }),
    );
  });
});
