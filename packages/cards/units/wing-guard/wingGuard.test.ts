import { duel, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'wing-guard';
const INCH = 2540;
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Headlong Assault', () => {
  const dashing = (to: readonly [number, number]) =>
    duel({ attacker: { is, at }, defender: { at: [17, 10] }, force: [9, 9] })
      .plays('headlong-assault', 'attacker.1')
      .chooses('dash', { to })
      .chooses('decline');

  it('[CR-KEY-03] focuses them with Impact 1 if one ends its dash within Range 2 of an enemy', () => {
    const story = dashing([13.5, 10]);
    expect([story.offered.includes('focus'), story.told('keyword').join().includes('impact')]).toEqual([false, true]);
  });

  it('gives nothing farther away', () => {
    const story = dashing([10, 12]);
    expect([story.offered.includes('focus'), story.told('keyword')]).toEqual([true, []]);
  });
});

describe('Rapid Response Team', () => {
  it('[CR-ORDER-06] makes their card free to reserve', () => {
    const story = skirmish({
      red: { guard: { is, at }, other: { at: [5, 5] } },
      blue: { enemy: { at: [33, 33] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [0, 0],
    });
    expect([story.offered, story.cost('reserve')]).toEqual([['activate', 'reserve'], 0]);
  });
});

describe('Security Force', () => {
  it('[CR-KEY-09] keeps who contests an Active objective from being pushed', () => {
    const shoved = (x: number) =>
      duel({
        attacker: { tree: path(['shove']) },
        defender: {
          is,
          at: [
            [13, 10],
            [30, 30],
          ],
        },
        objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
        attackDice: 's',
      }).plays('combat', 'melee', 'n1').offered;
    expect(shoved(14)).not.toContain('push');
    expect(shoved(30)).toContain('push');
  });
});
