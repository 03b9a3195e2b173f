import type { TeamList } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { clashLine, clashLines } from '../src/builder/clashLine.ts';
import { toggled, whyNotRounds, withRounds } from '../src/builder/rounds.ts';
import { sharedIn } from '../src/builder/tags.ts';
import type { ShelfUnit } from '../src/port/teamBuilder.ts';
import { asBench, emptyTeam, leadersOf, LONGEST_NAME, NOBODY, withNext } from '../src/builder/workbench.ts';

const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 40 });

describe('the line between two that clash', () => {
  it('runs through the gap between two squads, with its cross halfway', () => {
    const { path, cross } = clashLine(box(0, 0), box(120, 80));
    expect(path).toBe('M100 20H110V100H120');
    expect(cross).toEqual({ x: 110, y: 60 });
    expect(clashLine(box(120, 80), box(0, 0)).cross).toEqual(cross);
  });

  it('runs beside them where one stands over the other', () => {
    expect(clashLine(box(20, 0), box(20, 200))).toEqual({ path: 'M20 20H11V220H20', cross: { x: 11, y: 120 } });
  });

  it('joins three one after another, and draws nothing for one', () => {
    expect(clashLines([box(20, 0), box(20, 50), box(20, 100)])).toHaveLength(2);
    expect(clashLines([box(20, 0)])).toEqual([]);
  });
});

describe('the team on the bench', () => {
  const team = (primary: string | null, name = ''): TeamList => ({
    ...emptyTeam('1.4'),
    name,
    squads: [{ ...NOBODY, primary }, NOBODY],
  });

  it('can be had back after another is opened over it', () => {
    expect(withNext([team('a')], team('b'))).toEqual([team('b'), team('a')]);
  });

  it('keeps its steps when only its name changes', () => {
    expect(withNext([team('b'), team('a')], team('b', 'Mine'))).toEqual([team('b', 'Mine'), team('a')]);
  });

  it('is called by those who lead its squads where nobody named it', () => {
    const named = (name: string) => ({ name }) as ShelfUnit;
    const units = { maul: named('Lord Maul'), rex: named('Captain Rex') };
    const squads = [{ ...NOBODY, primary: 'maul' }, { ...NOBODY, secondary: 'rex' }, NOBODY];
    expect(leadersOf({ ...emptyTeam('1.4'), squads }, { units })).toBe('Lord Maul · Captain Rex');
    const long = { ...units, maul: named('M'.repeat(99)) };
    expect(leadersOf({ ...emptyTeam('1.4'), squads }, { units: long })).toHaveLength(LONGEST_NAME);
  });

  it('has two squads, or four where more than two were read', () => {
    const squads = (n: number) => asBench({ ...emptyTeam('1.4'), squads: Array(n).fill(NOBODY) }).squads.length;
    expect([0, 1, 2, 3, 4, 8].map(squads)).toEqual([2, 2, 2, 4, 4, 4]);
  });
});

describe('the rounds of a Premier List', () => {
  it('[PR-PICK-06] are whole when every squad plays', () => {
    expect(
      whyNotRounds([
        [0, 1],
        [2, 3],
      ]),
    ).toBeNull();
    expect(whyNotRounds([[0, 1], []])).toEqual({ kind: 'open', squads: [2, 3] });
  });

  it('[PR-R-02] are refused as soon as the rounds left cannot take all the squads left', () => {
    expect(whyNotRounds([[0, 1], [0, 1], []])).toEqual({ kind: 'open', squads: [2, 3] });
    expect(
      whyNotRounds([
        [0, 1],
        [0, 1],
      ]),
    ).toEqual({ kind: 'late', round: 2, squads: [2, 3] });
    expect(
      whyNotRounds([
        [0, 1],
        [0, 2],
      ]),
    ).toEqual({ kind: 'late', round: 2, squads: [3] });
  });

  it('[PR-PICK-01] take two squads each', () => {
    const once = toggled(withRounds([], 2), 0, 3);
    expect(whyNotRounds(once)).toEqual({ kind: 'two', round: 1 });
    expect(toggled(toggled(once, 0, 1), 0, 2)[0]).toEqual([1, 2]);
    expect(toggled(once, 0, 3)[0]).toEqual([]);
  });
});

describe('Tags of a team', () => {
  it('are counted where at least two share them, the commonest first', () => {
    expect(sharedIn([{ tags: ['Jedi', 'Spy'] }, { tags: ['Jedi', 'Ewok'] }, { tags: ['Ewok', 'Jedi'] }])).toEqual([
      ['Jedi', 3],
      ['Ewok', 2],
    ]);
  });
});
