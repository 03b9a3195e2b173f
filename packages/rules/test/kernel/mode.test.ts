import { beginGame, type Mode, type TargetObject } from '@faultline/rules';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame, countdown, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { defenderOf } from '../../src/forecast/forecast.ts';
import { targetsOf } from '../../src/attack/target.ts';
import { CONDITIONS } from '../../src/cards/unitCard.ts';

const fight = { attackDice: ['crit', 'crit', 'crit', 'crit'], defenseDice: ['failure', 'failure'] } as const;

describe('a mode of another kind', () => {
  it('gives a wound its own meaning', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [12, 10], stamina: 4 } },
      activates: 'saw',
      mode: countdown,
      ...fight,
    })
      .chooses('combat')
      .chooses('melee')
      .chooses('n1')
      .chooses('n2')
      .chooses('n3')
      .chooses('n4');
    expect(story.unit('jyn').wounded).toBe(1);
    expect(story.open.score).toEqual({ mode: 'countdown', stages: [1, 0], turnsLeft: 8 });
  });

  it('ends the game by its own count', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      score: { stages: [1, 0], turnsLeft: 1 },
    });
    story.chooses('end');
    expect(story.open.result).toEqual({ winner: 0, why: 'mode' });
  });

  it('has a preparation of its own', () => {
    const { state } = beginGame(
      coreGame({ mode: countdown }),
      { kind: 'teams', mode: 'countdown', teams: [REPUBLIC, SHADOW] },
      seeded('countdown'),
    );
    expect(state.open.decision?.point).toBe('DP-04');
    expect(state.open.objectives).toEqual([]);
  });
});

describe('a target that is no character', () => {
  const generator: TargetObject = {
    name: 'generator',
    seat: 1,
    disc: { x: 30480, y: 25400, z: 0, r: 1500 },
    defense: { melee: 1, ranged: 2 },
    chart: { name: 'plating', rows: [{ min: 1, max: null, results: ['block'] }] },
  };
  const dealt: number[] = [];
  const siege: Mode = {
    ...countdown,
    objects: () => [generator],
    hurtObject: (_g, _name, amount) => {
      dealt.push(amount);
      return amount;
    },
  };

  it('defends with its own stat and chart, and takes damage as its mode says', () => {
    dealt.length = 0;
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: siege,
      attackDice: ['strike', 'strike', 'strike', 'failure'],
      defenseDice: ['expertise'],
    })
      .chooses('combat')
      .chooses('melee');
    expect(story.open.decision).toMatchObject({ point: 'DP-45', about: { successes: 2 } });
    story.chooses('n1').chooses('n2');
    expect(dealt).toContain(2);
    expect(story.open.decision?.point).toBe('DP-23');
  });

  it('is foreseen as something that no condition, Shove or wound concerns', () => {
    const story = skirmish({ red: { saw: { at: [10, 10] } }, blue: { jyn: { at: [30, 30] } }, mode: siege });
    expect(defenderOf({ game: story.match.game, open: story.open }, 'generator', false)).toEqual({
      held: [],
      immune: CONDITIONS,
      isMoved: false,
      steadfast: false,
      protection: false,
      suffers: true,
      toWound: null,
    });
  });

  it.each([
    ['melee', [10, 10], 1, true],
    ['melee', [6, 10], 1, false],
    ['ranged', [6, 10], 1, true],
    ['ranged', [6, 34], 1, false],
    ['melee', [10, 10], 0, false],
    ['ranged', [6, 10], 0, false],
  ] as const)('is open to a %s attack from %j, as an object of seat %i: %s', (type, at, owner, expected) => {
    const story = skirmish({
      red: { saw: { at } },
      blue: { jyn: { at: [34, 6] } },
      activates: 'saw',
      mode: { ...siege, objects: () => [{ ...generator, seat: owner }] },
    });
    const p = { game: story.match.game, open: story.open };
    expect(targetsOf(p, story.character('saw'), type, false)).toEqual(expected ? ['generator'] : []);
  });
});
