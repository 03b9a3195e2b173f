import { copyState } from '@faultline/rules';
import { skirmish, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { Planner } from '../src/greedy/planner.ts';
import { WIDE } from '../src/greedy/spots.ts';
import { FIRST, inStyle, SECOND, type Style, USUAL } from '../src/greedy/style.ts';
import { randomFrom } from '../src/random.ts';

const OBJECTIVES = [{ key: 'C', at: [45720, 45720, 0] as const, active: true }];

/** What a Unit that acts thinks of doing, against a melee fighter far off or beside it; after Focus, if that is asked for. */
function thoughtOf(
  own: Partial<Fighter>,
  enemy: Partial<Fighter> = {},
  style: Style = USUAL,
  after: 'focus' | null = null,
): string[] {
  const { match } = skirmish({
    red: { actor: { at: [8, 18], stamina: 8, attack: 5, ...own }, friend: { at: [3, 3] } },
    blue: { foe: { at: [33, 18], stamina: 8, attack: 5, ...enemy } },
    objectives: OBJECTIVES,
    activates: 'actor',
  });
  if (after) match.send(0, { do: 'answer', version: match.version, answer: { option: after } });
  const planner = new Planner(inStyle(match.game, style), randomFrom('prudent'), WIDE);
  return planner.weigh(copyState(match.state)).map(({ answer }) => answer.option);
}

describe('what nobody should be seen doing', () => {
  it('is thought of in the first style', () => {
    expect(thoughtOf({}, {}, FIRST)).toEqual(expect.arrayContaining(['focus', 'recover', 'combat', 'move']));
  });

  it('is Focus where nobody can be hit', () => {
    expect(thoughtOf({})).not.toContain('focus');
    expect(thoughtOf({}, { at: [10, 18] })).toContain('focus');
  });

  it('is to leave a Focus unused while somebody can be hit', () => {
    const near = { at: [10, 18] } as const;
    expect(thoughtOf({}, near, USUAL, 'focus')).toEqual(['combat', 'end']);
    expect(thoughtOf({}, near, SECOND, 'focus')).toContain('move');
  });

  it('is Combat where nobody can be hit', () => {
    expect(thoughtOf({})).not.toContain('combat');
    expect(thoughtOf({}, { at: [10, 18] })).toContain('combat');
  });

  it('is Recover where nothing heals', () => {
    expect(thoughtOf({})).not.toContain('recover');
    expect(thoughtOf({ damage: 2 })).toContain('recover');
    expect(thoughtOf({ conditions: ['disarmed'] })).toContain('recover');
  });

  it('[CR-COND-09] is anything that wounds who is Strained, but Recover takes Strained off', () => {
    expect(thoughtOf({ conditions: ['strained'], damage: 5 }, { at: [10, 18] })).toEqual(['recover', 'end']);
    expect(thoughtOf({ conditions: ['strained'], damage: 4 }, { at: [10, 18] })).toContain('combat');
  });
});
