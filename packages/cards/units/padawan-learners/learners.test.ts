import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'padawan-learners';
const at = [
  [10, 10],
  [10, 20],
] as const;

describe('Lessons Learned', () => {
  const starting = (more: Partial<Fighter>) =>
    skirmish({
      red: { learners: { is, at, ...more }, ally: { at: [10, 23], damage: 1 } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'learners',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one of them heal', () => {
    expect(starting({ damage: 2 }).chooses('learners.1').offered).toEqual(['learners:damage', 'decline']);
    expect(starting({ damage: 2 }).chooses('learners.2').offered).toContain('ally:damage');
  });

  it('[R-ABIL-4] asks nothing of one with nothing to heal', () => {
    expect(starting({}).plays('learners.1').asked).toBe('red DP-23');
  });

  it('takes off the Exposed that Maul’s There Is No Place to Run leaves behind', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: [FAR, [30, 30]] }, force: [9, 9] });
    story.plays('there-is-no-place-to-run', 'force').chooses('pull', { direction: [-1, 0] });
    const { conditions } = story.unit('defender');
    expect(starting({ conditions }).plays('learners.1', 'learners:exposed').unit('learners').conditions).toEqual([]);
  });
});

describe('Force Rush', () => {
  const rushing = (second: readonly [number, number], ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, at: [[10, 10], second] },
      red: { ally: { at: [33, 33], ...ally } },
      defender: { at: [30, 30] },
    })
      .plays('force-rush', 'attacker.1', 'decline', 'decline')
      .offered.includes('focus');

  it('[R-CARD-15] focuses them beside another Force User, be it the other of them, though nobody dashed', () => {
    expect(rushing([10, 12])).toBe(false);
    expect(rushing([20, 20], { at: [10, 12], tags: ['Force User'] })).toBe(false);
  });

  it('not with none within Range 2', () => {
    expect(rushing([20, 20])).toBe(true);
    expect(rushing([20, 20], { at: [10, 12], tags: ['Jedi'] })).toBe(true);
  });

  it('takes them from Super Commandos, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [20, 20],
        ],
      },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('force-rush', 'attacker.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, at: [FAR, [33, 33]] } });
    expect(story.plays('combat', 'ranged', 'deflect-padawan-learners@defender').unit('attacker').damage).toBe(2);
  });
});

describe('Lightsaber Training', () => {
  it('[CR-KEY-03] is Impact 1: a die more in the first Melee attack after a Focus action', () => {
    const pool = (focus: boolean) => {
      const story = duel({ attacker: { is, at } });
      if (focus) story.plays('focus');
      return story.plays('combat', 'attacker.1', 'melee').told('pool')[0];
    };
    expect([pool(false), pool(true)]).toEqual(['pool attack 6', 'pool attack 8']);
  });

  it('not for allies', () => {
    const story = duel({
      red: {
        learners: {
          is,
          at: [
            [10, 13],
            [10, 16],
          ],
        },
      },
    }).plays('focus', 'combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });
});

describe('Stretch Out with Your Feelings', () => {
  const healing = (where: readonly [number, number], dice: string[] = ['combat', 'attacker.1', 'melee', 'n1']) =>
    duel({
      attacker: { is, at },
      red: { ally: { at: where, damage: 2 } },
      attackDice: 's',
      force: [9, 9],
    })
      .plays(...dice)
      .offered.includes('ally:damage');

  it('[CR-EFF-08] lets a heal of the tree reach Range 3', () => {
    expect([healing([10, 16.5]), healing([10, 18.5])]).toEqual([true, false]);
  });

  it('not one of an ability', () => {
    const story = skirmish({
      red: {
        learners: {
          is,
          at: [
            [10, 10],
            [30, 2],
          ],
        },
        ally: { at: [10, 16.5], damage: 1 },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'learners',
      moment: { phase: 'start' },
    });
    expect(story.asked).toBe('red DP-23');
  });

  it('heals clones, for whom Bring It On, Clankers asks for a Hunker token', () => {
    const story = duel({
      attacker: { is, at },
      red: { rex: { is: 'cc-7567-captain-rex', at: [10, 16.5], damage: 2 } },
      attackDice: 's',
    }).plays('combat', 'attacker.1', 'melee', 'n1', 'rex:damage');
    expect(story.unit('rex').damage).toBe(1);
  });
});
