import { FACES, type Face } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { luckOf } from '../src/index.ts';

const rolled = (attack: readonly [number, number], defense: readonly [number, number] = [0, 0]) => ({
  attack: { dice: attack[0], successes: attack[1] },
  defense: { dice: defense[0], successes: defense[1] },
});

/** Counted over every sequence of faces. */
function counted(attack: number, defense: number, holds: (successes: number) => boolean): number {
  let rolls: readonly number[] = [0];
  const add = (faces: readonly Face[], good: readonly Face[]) => {
    rolls = rolls.flatMap((sum) => faces.map((face) => sum + (good.includes(face) ? 1 : 0)));
  };
  for (let n = 0; n < attack; n += 1) add(FACES.attack, ['crit', 'strike']);
  for (let n = 0; n < defense; n += 1) add(FACES.defense, ['block']);
  return rolls.filter(holds).length / rolls.length;
}

describe('luck', () => {
  it('[CR-DICE-02] expects half of the attack dice to hit and a third of the defense dice to block', () => {
    const { attack, defense } = luckOf(rolled([113, 59], [68, 16]));
    expect([attack.expected, defense.expected]).toEqual([56.5, expect.closeTo(22.667, 3)]);
  });

  it.each([
    [3, 3, 2, 1],
    [3, 0, 2, 2],
    [2, 0, 3, 0],
    [4, 1, 0, 0],
    [0, 0, 4, 4],
  ])(
    'of %i attack dice with %i hits and %i defense dice with %i blocks is what counting every roll gives',
    (...all) => {
      const [attack, hits, defense, blocks] = all;
      const { chance, side } = luckOf(rolled([attack, hits], [defense, blocks]));
      const seen = hits + blocks;
      const tail = counted(attack, defense, (sum) => (side === 'below' ? sum <= seen : sum >= seen));
      expect(chance).toBeCloseTo(tail, 12);
    },
  );

  it('tells luck from bad luck, and neither from what was to be expected', () => {
    expect(
      [luckOf(rolled([4, 3])), luckOf(rolled([4, 1])), luckOf(rolled([4, 2], [3, 1]))].map(({ side }) => side),
    ).toEqual(['above', 'below', 'even']);
  });

  it('is certain neither way for a long game, and unknown where nobody rolled', () => {
    const long = luckOf(rolled([900, 500], [900, 300])).chance;
    expect(long).toBeGreaterThan(0);
    expect(long).toBeLessThan(0.05);
    expect(luckOf(rolled([0, 0])).chance).toBeNull();
  });
});
