import { type Outlook, outlookOn } from '@faultline/rules';
import { type Skirmish, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const C = { key: 'C', at: [45720, 45720, 0] } as const;
const INCH = 2540;

const near: Skirmish = {
  objectives: [C],
  activates: 'hero',
  red: { hero: { at: [10, 18] } },
  blue: { villain: { at: [21, 18] } },
};

/** How things are, or would be with the hero elsewhere. */
function outlook(hero: readonly [number, number] | null = null, more: Partial<Skirmish> = {}): Outlook {
  const { game, state } = skirmish({ ...near, ...more }).match;
  const moved = hero && ({ character: 'a1.1', to: [hero[0] * INCH, hero[1] * INCH, 0] } as const);
  return outlookOn({ game, open: state.open }, 'a1.1', moved);
}

describe('an outlook', () => {
  it('tells who is Engaged, now and after a move', () => {
    expect(outlook().engaged).toEqual([]);
    expect(outlook([19, 18]).engaged).toEqual([['a1.1', 'b1.1']]);
  });

  it('[CR-OBJ-09] leaves an objective with its holder where nobody contests it', () => {
    const held = { ...near, objectives: [{ ...C, control: 0 as const }], blue: { villain: { at: [30, 18] } } } as const;
    expect(outlook(null, held).objectives).toEqual([{ key: 'C', counts: [0, 0], holder: 0, rule: 'CR-OBJ-09' }]);
  });

  it('counts who would contest, and who would hold it', () => {
    expect(outlook().objectives).toEqual([{ key: 'C', counts: [0, 1], holder: 1, rule: 'CR-OBJ-05' }]);
    expect(outlook([16, 18]).objectives).toEqual([{ key: 'C', counts: [1, 1], holder: null, rule: 'CR-OBJ-06' }]);
  });

  it('measures to every enemy with the smallest Range that reaches', () => {
    const [enemy] = outlook([11, 18]).enemies;
    expect(enemy).toMatchObject({ name: 'b1.1', range: 5, seen: true, blockedBy: null });
    expect(outlook([2, 2]).enemies[0]?.range).toBeNull();
  });

  it('changes nothing', () => {
    const { game, state } = skirmish(near).match;
    const before = JSON.stringify(state.open);
    outlookOn({ game, open: state.open }, 'a1.1', { character: 'a1.1', to: [0, 0, 0] });
    expect(JSON.stringify(state.open)).toBe(before);
  });
});

describe('the Struggle token', () => {
  const turn = (turn: number): Partial<Skirmish> => ({ turn, blue: { villain: { at: [34, 34] } } });

  it('[CR-STRUG-02] would go one space for each objective held', () => {
    expect(outlook([18, 16], turn(3)).token).toBe(1);
    expect(outlook(null, turn(3)).token).toBe(0);
  });

  it('[CR-TURN-13] would not be moved in the first Turn', () => {
    expect(outlook([18, 16], turn(1)).token).toBeNull();
  });
});
