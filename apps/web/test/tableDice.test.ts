import { describe, expect, it } from 'vitest';
import type { Scene, SceneBase } from '../src/board/scene.ts';
import { liesAt, type Thrown } from '../src/board/thrown.ts';
import { diceOnTable, diceSoup, dieAt, dieKey, PLAIN } from '../src/table3d/dice.ts';
import { lensOf, project } from '../src/table3d/lens.ts';
import type { Palette } from '../src/table3d/palette.ts';
import { tablePose } from '../src/table3d/poses.ts';

const SIZE = 91440;
const ROOM = { width: 744, height: 600 };
const lens = lensOf(tablePose(ROOM, SIZE, 0), ROOM);

const standing = (name: string, x: number) => ({ name, x, y: 40000, z: 0, r: 2000 }) as SceneBase;
const scene = {
  size: SIZE,
  parts: [],
  objectives: [],
  bases: [standing('a1.1', 30000), standing('b1.1', 60000)],
} as unknown as Scene;

const thrown: Thrown = {
  faces: { attack: ['crit', 'failure', 'strike', 'expertise', 'strike'], defense: ['block', 'expertise'] },
  attacker: 'a1.1',
  target: 'b1.1',
  lasts: 800,
};

const dice = diceOnTable(thrown, scene, lens);
const GREY = new Proxy({} as Palette, { get: () => '#808080' });

/** The signs that are to be seen at a time, by where their pictures are: each picture is a column of its own. */
function signsAt(time: number): readonly string[] {
  const columns: string[] = [];
  const { uv } = diceSoup(dice, time, lens, GREY, (key) => {
    if (!columns.includes(key)) columns.push(key);
    return { u: columns.indexOf(key), v: 0, side: 0.5 };
  });
  const corners = Array.from({ length: uv.length / 2 }, (_, i) => [uv[2 * i] ?? 0, uv[2 * i + 1] ?? 0] as const);
  // A sign begins at the lower left corner of its picture.
  const begun = corners.filter(([u, v], i) => i % 6 === 0 && v === 0 && columns[Math.floor(u)] !== PLAIN);
  return begun.map(([u]) => columns[Math.floor(u)] ?? '');
}

describe('dice that roll on the table', () => {
  it('show the faces that the rules rolled, and no others, once they lie', () => {
    const rolled = [
      ...thrown.faces.attack.map((face) => dieKey('attack', face)),
      ...thrown.faces.defense.map((face) => dieKey('defense', face)),
    ];
    expect(signsAt(1).toSorted()).toEqual(rolled.toSorted());
  });

  it('never move once they lie, and all lie when the roll is over', () => {
    for (const die of dice) {
      expect(dieAt(die, liesAt(die))).toEqual(dieAt(die, 1));
      expect(dieAt(die, 1).turn).toBe(0);
      expect(dieAt(die, 0.5 * liesAt(die)).turn).toBeGreaterThan(0);
    }
  });

  it('come from whoever throws them, and lie toward their own', () => {
    const side = (kind: 'attack' | 'defense') => dice.filter((die) => die.kind === kind);
    for (const { from } of side('attack')) expect(from[0]).toBeCloseTo((30000 - SIZE / 2) / 2540, 6);
    for (const { from } of side('defense')) expect(from[0]).toBeCloseTo((60000 - SIZE / 2) / 2540, 6);
    const xs = (kind: 'attack' | 'defense') => side(kind).map(({ to }) => project(lens, to).x);
    expect(Math.max(...xs('attack'))).toBeLessThan(Math.min(...xs('defense')));
  });

  it('lie in the picture, even where the fight is at its rim', () => {
    const corner = {
      ...scene,
      bases: [
        { ...standing('a1.1', 1500), y: 1500 },
        { ...standing('b1.1', 4500), y: 1500 },
      ],
    };
    for (const { to } of diceOnTable(thrown, corner, lens)) {
      const { x, y } = project(lens, to);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(ROOM.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(ROOM.height);
    }
  });
});
