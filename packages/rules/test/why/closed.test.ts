import { closedNow } from '@faultline/rules';
import { active, type Duel, duel, FAR, reactive, skirmish, type Story } from '@faultline/testkit';
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

  it('[CR-WND-05, CR-EFF-08] of a heal, what hurts allies and cannot be taken off', () => {
    const story = skirmish({
      red: {
        medic: { at: [10, 10], damage: 1 },
        down: { at: [10, 12], damage: 10, wounded: 1, conditions: ['exposed'] },
        far: { at: [10, 20], damage: 3, conditions: ['pinned'] },
      },
      blue: { enemy: { at: [30, 30], damage: 2 } },
      activates: 'medic',
    }).chooses('recover');
    expect(closed(story)).toEqual(['a2:damage: CR-WND-05', 'a3:damage: CR-EFF-08', 'a3:pinned: CR-EFF-08']);
  });

  const drawn = (side: object, force: readonly [number, number]) =>
    skirmish({
      red: { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [side, {}],
      force,
    });

  it('[CR-FORCE-03, CR-ORDER-12] the reserve and the pass of a Shatterpoint Card', () => {
    const rich = drawn({ deck: ['shatterpoint', 'a1', 'a2', 'a3'] }, [3, 0]);
    const poor = drawn({ deck: ['shatterpoint', 'a1', 'a2', 'a3'] }, [0, 0]);
    expect([closed(rich), closed(poor), closed(rich.chooses('choose'))]).toEqual([
      ['reserve: CR-ORDER-12'],
      ['pass: CR-FORCE-03'],
      [],
    ]);
  });

  it('[CR-FORCE-03] the reserve of a Unit’s card, until something was done', () => {
    const reserved = (story: Story) => closed(story).filter((line) => line.startsWith('reserve'));
    const poor = drawn({ deck: ['a1', 'a2', 'a3'] }, [0, 0]);
    expect([reserved(poor), reserved(poor.chooses('focus'))]).toEqual([['reserve: CR-FORCE-03'], []]);
    expect(reserved(drawn({ deck: ['a1', 'a2', 'a3'] }, [1, 0]).chooses('activate'))).toEqual([]);
  });

  it('[CR-GEN-14] those of the kind an ability means who stand too far away', () => {
    const call = active(
      0,
      { do: 'choose', bind: 'one', from: { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } } },
      { do: 'gain', who: { bound: 'one' }, condition: 'pinned' },
    );
    const story = duel({
      attacker: { has: ['call'] },
      blue: { near: { at: [10, 7] }, far: { at: [30, 30] } },
      abilities: { call },
    }).chooses('call');
    expect(closed(story)).toEqual(['b3.1: CR-GEN-14']);
  });

  it('nothing where nobody is asked', () => {
    const { match } = duel();
    expect(closedNow({ game: match.game, open: { ...match.state.open, decision: null } })).toEqual([]);
  });
});
