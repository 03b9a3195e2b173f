import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'lord-maul';
const inch = 2540;

describe('Force Speed', () => {
  it('lets him advance', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-speed', 'force');
    expect(story.offered).toEqual(['advance', 'decline']);
  });
});

describe('There Is No Place to Run', () => {
  it('[CR-PUSH-18] pulls an enemy and Exposes it', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } });
    story.plays('there-is-no-place-to-run', 'force').chooses('pull', { direction: [-1, 0] });
    expect(story.character('defender').x).toBe(14 * inch);
    expect(story.unit('defender').conditions).toEqual(['exposed']);
  });

  it('[R-ABIL-4] is not offered with nobody within Range 3', () => {
    const story = duel({ attacker: { is }, defender: { at: [25, 25] } });
    expect(story.offered).not.toContain('there-is-no-place-to-run');
  });
});

describe('Revenge, I Must Have Revenge', () => {
  const wounded = (type: 'melee' | 'ranged', maul: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 10, at: type === 'melee' ? [13, 10] : FAR, ...maul },
      attackDice: 's',
    }).plays('combat', type, 'n1');

  it('[R-WND-3] lets him dash and strike back with five dice after a Melee attack', () => {
    const story = wounded('melee').plays('decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack defender.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 8');
  });

  it('answers no Ranged attack, and no other damage', () => {
    expect(wounded('ranged').asked).toBe('red DP-23');
    const riposte = duel({ attacker: { is, damage: 9 }, defender: { has: ['riposte'] } });
    expect(riposte.plays('combat', 'melee', 'riposte@defender').told('attack')).toHaveLength(1);
  });

  it('[R-WND-7] strikes only at the one who wounded him', () => {
    const story = skirmish({
      red: { enemy: { at: [10, 10], tree: path(['damage'], ['shove']) }, other: { at: [14, 13] } },
      blue: { maul: { is, at: [13, 10], damage: 10 } },
      activates: 'enemy',
      attackDice: 'ss',
    }).plays('combat', 'melee', 'n1', 'n2');
    story.chooses('push', { direction: [1, 0] }).plays('decline', 'decline');
    expect(story.chooses('melee').told('attack').at(-1)).toBe('attack maul.1 enemy.1 melee');
  });
});

describe('Sustained By Rage', () => {
  const pool = (maul: Partial<Fighter>, type: 'melee' | 'ranged' = 'melee') =>
    duel({ attacker: { is, ...maul }, defender: { at: type === 'melee' ? [13, 10] : FAR } })
      .plays('combat', type)
      .told('pool')[0];

  it('[R-WND-9] lets him suffer the price of an ability', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR }, force: [0, 0] }).chooses('there-is-no-place-to-run');
    expect(story.unit('attacker').damage).toBe(2);
  });

  it('[R-WND-9, CR-ABIL-16] with the surcharge for his injuries', () => {
    const story = duel({ attacker: { is, injured: 1 }, defender: { at: [30, 30] } });
    expect(story.plays('force-speed', 'damage@attacker').unit('attacker').damage).toBe(2);
  });

  it('[CR-WND-01, R-ACT-6] may wound him: the ability is resolved, then his activation is over', () => {
    const story = duel({ attacker: { is, damage: 10 }, defender: { at: [30, 30] }, force: [0, 0] });
    story.chooses('force-speed').chooses('advance', { to: [14, 10] });
    expect(story.told('wounded', 'moved', 'activation-ended')).toEqual([
      'wounded attacker',
      'moved attacker.1 advance',
      'activation-ended attacker',
    ]);
  });

  it('is for abilities, not for the reserve', () => {
    const story = skirmish({
      red: { maul: { is, at: [10, 10] }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [0, 0],
    });
    expect(story.asked).toBe('red DP-23');
  });

  it('adds a die to Melee attacks for every three damage', () => {
    expect([pool({ damage: 2 }), pool({ damage: 3 }), pool({ damage: 10 })]).toEqual([
      'pool attack 7',
      'pool attack 8',
      'pool attack 10',
    ]);
  });

  it('and three for each Injured token', () => expect(pool({ injured: 1, damage: 3 })).toBe('pool attack 11'));

  it('but none to Ranged attacks', () => {
    expect(pool({ stance: 1, damage: 9, injured: 1 }, 'ranged')).toBe('pool attack 7');
  });
});
