import type { Place } from '@faultline/rules';
import { type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { Deeds, type Goal, isSameGoal } from '../src/why/goal.ts';

/** The objective lies in the middle, 18" from either side. */
const MIDDLE = [45720, 45720, 0] as const;
const INCH = 2540;
const at = (x: number, y: number): Place => [x * INCH, y * INCH, 0];

/** What an activation is for in which the actor goes somewhere, or does this. */
function goalOf(
  own: Partial<Fighter>,
  does: { readonly to?: Place; readonly option?: string },
  foe: Partial<Fighter> = {},
) {
  const { match } = skirmish({
    red: { actor: { at: [8, 18], stamina: 8, attack: 5, ...own }, friend: { at: [3, 3] } },
    blue: { foe: { at: [33, 33], stamina: 8, attack: 5, ...foe } },
    objectives: [{ key: 'C', at: MIDDLE, active: true }],
    activates: 'actor',
  });
  const { game, state } = match;
  const { open } = state;
  const unit = open.activation?.unit;
  if (unit === undefined) throw new Error('Nobody acts.');
  const [character = 0] = open.units[unit]?.characters ?? [];
  const name = `${open.units[unit]?.seat === 0 ? 'a' : 'b'}1.${open.characters[character]?.number}`;
  const deeds = new Deeds(0);
  const asked = { seat: 0, point: 'DP-1', about: {} } as const;
  if (does.to) {
    const option = { id: 'advance', asks: { kind: 'move', character: name } } as never;
    deeds.note(
      { ...open, decision: { ...asked, step: 'move.offer', options: [option] } },
      { option: 'advance', to: does.to },
    );
  } else {
    const step = does.option?.includes('.') ? 'attack.target' : 'activation.main';
    deeds.note({ ...open, decision: { ...asked, step, options: [] } }, { option: does.option ?? '' });
  }
  return deeds.goal({ game, open }, unit);
}

const about = (goal: Goal | null) => goal && [goal.aim, goal.objective, goal.holder, goal.target];

describe('what an activation is for', () => {
  it('is to take an objective that nobody controls', () => {
    expect(about(goalOf({}, { to: at(16, 18) }))).toEqual(['take', 'C', null, null]);
  });

  it('is to come nearer to one that is out of reach', () => {
    expect(about(goalOf({ at: [2, 18] }, { to: at(7, 18) }))).toEqual(['toward', 'C', null, null]);
  });

  it('is nothing where nobody comes nearer to anything', () => {
    expect(goalOf({}, { to: at(2, 18) })).toBeNull();
  });

  it('is to hit somebody, or to drive them off what they hold', () => {
    expect(about(goalOf({}, { option: 'b1.1' }))).toEqual(['attack', null, null, 'b1']);
    expect(about(goalOf({}, { option: 'b1.1' }, { at: [18, 19] }))).toEqual(['drive', 'C', 1, 'b1']);
  });

  it('is care, or to hold what one stands at', () => {
    expect(about(goalOf({}, { option: 'recover' }))).toEqual(['care', null, null, null]);
    expect(about(goalOf({ at: [17, 18] }, { option: 'focus' }))).toEqual(['hold', 'C', 0, null]);
  });

  it('is the same where the same words tell it', () => {
    const take: Goal = { aim: 'take', objective: 'C', holder: null, target: null };
    expect([isSameGoal(take, { ...take, holder: 1 }), isSameGoal(take, { ...take, objective: 'W' })]).toEqual([
      true,
      false,
    ]);
    expect([isSameGoal(null, null), isSameGoal(take, null)]).toEqual([true, false]);
  });
});
