import { geometric } from '@faultline/rules';
import { duel, FAR, path, standing, type Duel, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const pool = (story: Story) => story.told('pool')[1];
const shot = (more: Duel) => duel({ ...more, defender: { at: FAR, ...more.defender } }).plays('combat', 'ranged');

describe('Cover', () => {
  const abilities = { shelter: standing({ name: 'cover', value: 2 }) };

  it('[CR-COVER-01] adds its dice against a Ranged attack', () => {
    expect(pool(shot({ defender: { has: ['shelter'] }, abilities }))).toBe('pool defense 4');
  });

  it('[CR-COVER-02] does nothing against a Melee attack', () => {
    expect(pool(duel({ defender: { has: ['shelter'] }, abilities }).plays('combat', 'melee'))).toBe('pool defense 2');
  });

  it('[CR-COVER-07] each Hunker token gives Cover [1] to every character', () => {
    const defender = { at: [FAR, [30, 30]], hunker: 2 } as const;
    expect(pool(shot({ defender }))).toBe('pool defense 4');
  });

  const behindWall = { game: { space: { ...geometric, coveringPart: () => 'wall' } } };

  it('[CR-COVER-03, R-COVER-1] a terrain part gives none without a Hunker token', () => {
    expect(pool(shot(behindWall))).toBe('pool defense 2');
  });

  it('[CR-COVER-08, R-STACK-3] terrain, Hunker tokens and abilities add up', () => {
    expect(pool(shot({ ...behindWall, defender: { hunker: 1, has: ['shelter'] }, abilities }))).toBe('pool defense 6');
  });

  it('[CR-COVER-12] Hunker tokens are not used up', () => {
    expect(shot({ defender: { hunker: 1 } }).unit('defender').hunker).toBe(1);
  });
});

describe('losing Hunker tokens', () => {
  it('[CR-COVER-09, R-TIME-4] all of them, as soon as an enemy moves up', () => {
    const story = duel({ defender: { at: FAR, hunker: 2 } })
      .chooses('move')
      .chooses('advance', { to: [14, 10] });
    expect(story.unit('defender').hunker).toBe(0);
  });

  it('[CR-COVER-10] one Engaged character is enough', () => {
    const story = duel({ defender: { at: [FAR, [30, 30]], hunker: 1 } })
      .chooses('move')
      .chooses('advance', { to: [14, 10] });
    expect(story.unit('defender').hunker).toBe(0);
  });

  it('[R-COVER-4, R-ENG-2] any Engagement takes them, also with a Wounded enemy', () => {
    const story = duel({
      attacker: { at: [4, 4] },
      defender: { at: [30, 30], hunker: 1 },
      red: { hurt: { at: [28, 30], damage: 10, wounded: 1 } },
    });
    expect(story.unit('defender').hunker).toBe(0);
  });

  it('[R-COVER-5] in the middle of an attack too, but dice in the pool stay', () => {
    const story = duel({
      attacker: { tree: path(['shove']) },
      defender: { at: [15.4, 10], hunker: 1 },
      attackDice: 's',
    }).plays('combat', 'ranged', 'n1', 'decline');
    expect(pool(story)).toBe('pool defense 3');
    story.chooses('pull', { direction: [1, 0] });
    expect(story.unit('defender').hunker).toBe(0);
  });
});
