import { reportOf } from '@faultline/rules';
import { active, countdown, duel, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const told = (story: Story) => reportOf(story.open, story.match.eventsSince());
const NOTHING = {
  activations: 0,
  attacks: 0,
  damage: { dealt: 0, suffered: 0 },
  wounds: { inflicted: 0, suffered: 0 },
  objectives: 0,
  defeated: false,
};

describe('what a game came to', () => {
  it('says of each Unit what it did and what was done to it', () => {
    const story = duel({ attackDice: 'cc', defender: { stamina: 2 } }).plays('combat', 'melee', 'n1', 'n2');
    const { result, turns, sides } = told(story);
    expect([result, turns, sides.map(({ wounds }) => wounds)]).toEqual([null, 2, [1, 0]]);
    expect(sides.flatMap(({ units }) => units)).toEqual([
      {
        ...NOTHING,
        unit: 'a1',
        card: 'attacker',
        attacks: 1,
        damage: { dealt: 2, suffered: 0 },
        wounds: { inflicted: 1, suffered: 0 },
      },
      {
        ...NOTHING,
        unit: 'b1',
        card: 'defender',
        damage: { dealt: 0, suffered: 2 },
        wounds: { inflicted: 0, suffered: 1 },
      },
    ]);
  });

  it('[R-WND-7] does not praise a Unit for what it does to its own side', () => {
    const story = duel({
      attacker: { stamina: 1, has: ['overreach'] },
      abilities: { overreach: active(0, { do: 'suffer', who: 'self', amount: 1 }) },
    }).chooses('overreach');
    expect(told(story).sides[0].units[0]).toMatchObject({
      damage: { dealt: 0, suffered: 1 },
      wounds: { inflicted: 0, suffered: 1 },
    });
  });

  it('counts activations, and who helped to take an objective', () => {
    const story = duel({
      objectives: [{ key: 'C', at: [25400, 25400, 0], active: true }],
      defender: { at: [30, 30] },
    }).plays('end', 'activate');
    expect(told(story).sides.map(({ units }) => [units[0]?.activations, units[0]?.objectives])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('has no Struggles and no score of Wounds in a mode that keeps neither', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
    });
    expect(told(story).sides[0]).toEqual({
      struggles: [],
      wounds: 0,
      units: [{ ...NOTHING, unit: 'a1', card: 'saw' }],
    });
  });
});
