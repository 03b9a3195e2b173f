import { closedNow } from '@faultline/rules';
import { active, type Duel, duel, FAR, reactive, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note = { do: 'refresh', amount: 1 } as const;
const closed = (story: Story) =>
  closedNow({ game: story.match.game, open: story.match.state.open }).map(
    ({ id, reasons }) => `${id}: ${reasons.map(({ rule }) => rule).join(', ')}`,
  );
const after = (more: Duel, ...played: readonly string[]) => closed(duel(more).plays(...played));

describe('all that is not offered at a question', () => {
  it('[CR-ACT-11, CR-ACT-18, CR-STANCE-07] in the own activation', () => {
    expect(after({}, 'focus')).toEqual(['focus: CR-ACT-11', 'ability: CR-ACT-18', 'flip: CR-STANCE-07']);
  });

  it('[CR-ABIL-15] an ability that is too dear, with what it costs now', () => {
    const story = duel({ attacker: { has: ['rest'] }, abilities: { rest: active(2, note) }, force: [1, 0] });
    const [rest] = closedNow({ game: story.match.game, open: story.match.state.open }).filter(({ ability }) => ability);
    expect(rest).toMatchObject({ id: 'rest', cost: 2, reasons: [{ rule: 'CR-ABIL-15' }] });
  });

  it('[CR-ACT-12] a move that the action does not hold, but not one that only a card gives', () => {
    expect(after({}, 'move')).toEqual(['jump: CR-ACT-12']);
  });

  it('[CR-ENG-07] a kind of attack', () => {
    expect(after({ blue: { far: { at: FAR } } }, 'combat')).toEqual(['ranged: CR-ENG-07']);
  });

  it('[CR-ATK-03] an enemy that is no target', () => {
    const more = { blue: { near: { at: [10, 7] }, far: { at: FAR } } } as const;
    expect(after(more, 'combat', 'melee')).toEqual(['b3.1: CR-ATK-03']);
  });

  it('[CR-ABIL-15] a Reactive of this event that is too dear, and none of another event', () => {
    const story = duel({
      attacker: { has: ['quick', 'dear', 'other'] },
      abilities: {
        quick: reactive(0, { on: 'action.made', by: { of: 'character', side: 'self' } }, note),
        dear: reactive(3, { on: 'action.made', by: { of: 'character', side: 'self' } }, note),
        other: reactive(3, { on: 'turn.end' }, note),
      },
      force: [1, 0],
    }).plays('focus');
    expect(closed(story)).toEqual(['dear@a1: CR-ABIL-15']);
  });

  it('nothing where nobody is asked', () => {
    const { match } = duel();
    expect(closedNow({ game: match.game, open: { ...match.state.open, decision: null } })).toEqual([]);
  });
});
