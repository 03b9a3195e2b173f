import { coursesFrom, type Step } from '@faultline/campaign';
import { describe, expect, it } from 'vitest';
import { courseShape, NARROW, WIDE } from '../src/campaign/courseShape.ts';

/** "1A 2S" as the ledger writes it. */
const steps = (course: string): readonly Step[] =>
  course
    .split(' ')
    .filter(Boolean)
    .map(([slot, winner]) => ({
      slot: slot === 'L' ? 'L' : (Number(slot) as 1 | 2 | 3),
      winner: winner === 'A' ? 'aggressor' : 'sentinel',
    }));

const ends = (course: string, onlyOpen = false) =>
  courseShape(steps(course), true, WIDE, onlyOpen).ends.map(
    ({ victory, experience, standing }) => `${victory} ${experience.join('/')} ${standing}`,
  );

describe('the map of courses', () => {
  it('[CP-X-01] [CP-X-10] has the ten courses with their Experience, the Aggressor’s wins above', () => {
    expect(ends('')).toEqual([
      'heroic 3/6 possible',
      'desperate 5/7 possible',
      'lockdown 6/6 possible',
      'desperate 5/7 possible',
      'lockdown 6/6 possible',
      'lockdown 5/4 possible',
      'desperate 5/7 possible',
      'lockdown 6/6 possible',
      'lockdown 5/4 possible',
      'lockdown 4/2 possible',
    ]);
  });

  it('[CP-LC-01] lights where we are, what was played and what can still come', () => {
    const { boxes, links } = courseShape(steps('1A 2S'), true, WIDE);
    const lit = (standing: string) => boxes.filter((box) => box.standing === standing).map(({ slot }) => slot);
    expect([lit('played'), lit('now'), lit('possible')]).toEqual([[1, 2], ['L'], [3]]);
    expect(links.filter(({ standing }) => standing === 'played').map(({ winner }) => winner)).toEqual([
      'aggressor',
      'sentinel',
    ]);
    expect(ends('1A 2S').filter((end) => end.endsWith('possible'))).toHaveLength(3);
  });

  it('shows on a phone only what can still happen', () => {
    expect(ends('1A 2S', true)).toEqual(['desperate 5/7 possible', 'lockdown 6/6 possible', 'lockdown 5/4 possible']);
  });

  it('[CP-R-01] has fewer where a first defeat in the third operation ends it', () => {
    expect(courseShape([], false, WIDE).ends).toHaveLength(coursesFrom([], false).length);
  });

  it('lets no two boxes and no two ends lie on each other, and all within the drawing', () => {
    for (const sizes of [WIDE, NARROW])
      for (const course of ['', '1A', '1S', '1A 2S LA', '1A 2A 3A']) {
        const { boxes, ends: all, width, height } = courseShape(steps(course), true, sizes);
        const places = [...boxes, ...all].map(({ x, y }) => `${x} ${y}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { x, y } of boxes)
          expect([x >= 0, x + sizes.box[0] <= width, y > 0, y < height]).not.toContain(false);
      }
  });
});
