import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'gideon-hask-inferno-squad';
const INCH = 2540;

describe('Covert Operations', () => {
  it('focuses him with Sharpshooter 1 if he ends his dash within Range 4 of an enemy', () => {
    const story = duel({ attacker: { is }, defender: { at: [20, 10] }, force: [9, 9] }).plays('covert-operations');
    expect(story.chooses('dash', { to: [12, 10] }).told('keyword')).toEqual(['keyword attacker sharpshooter 1 turn']);
  });
});

describe('Long Live the Empire', () => {
  it('lets one of a Supporting Unit reposition toward an objective, for two damage', () => {
    const story = duel({
      attacker: { is },
      red: { squad: { at: [10, 14], tags: ['Galactic Empire'], rank: 'supporting' } },
      defender: { at: [33, 33] },
      objectives: [{ key: 'M', at: [20 * INCH, 14 * INCH, 0] }],
      force: [9, 9],
    }).plays('long-live-the-empire');
    expect(story.offered).toContain('reposition');
    expect(story.plays('decline').unit('squad').damage).toBe(2);
  });
});

describe('Defiance Will be the Death of You', () => {
  const attacking = (attacker: Partial<Fighter> = {}, hask: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Empire'], rank: 'supporting', attack: 1, ...attacker },
      red: { hask: { is, at: [10, 14], ...hask } },
      defender: { at: FAR },
      attackDice: 'f',
      force: [0, 0],
    }).plays('combat', 'ranged');

  it('lets a Supporting character of the Empire make a strike of a failure', () => {
    expect(attacking().offered).toEqual(['yes', 'no']);
    expect(attacking().plays('yes').told('dice')).toEqual(['dice attack turn failure strike']);
  });

  it('not others, nor with the target out of Range 5 of him', () => {
    expect(attacking({ rank: 'secondary' }).told('dice')).toEqual([]);
    expect(attacking({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(attacking({ tags: ['Trooper'] }).asked).toBe('red DP-23');
    expect(attacking({}, { at: [2, 33] }).asked).toBe('red DP-23');
  });

  it('leaves Deflect no failure to turn back', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire'], rank: 'supporting', attack: 1 },
      red: { hask: { is, at: [10, 14] } },
      defender: { is: 'general-anakin-skywalker', at: FAR },
      attackDice: 'f',
      force: [0, 9],
    }).plays('combat', 'ranged', 'yes', 'stop');
    expect(story.offered).not.toContain('deflect@defender');
  });
});

describe('May We Live Up to Our Name', () => {
  const wounded = () =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 7 },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets him dash and attack whoever wounded him, with five dice', () => {
    expect(wounded().offered).toEqual(['dash', 'decline']);
    const story = wounded().plays('decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack defender.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers no wound without an attack', () => {
    const story = duel({
      attacker: { is: 'savage-opress' },
      defender: { is, damage: 7 },
      attackDice: 'ccccc',
      force: [9, 0],
    }).plays('dark-fury');
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('strikes back at Maul, who has no Revenge for a blow that does not wound him', () => {
    const story = duel({
      attacker: { is: 'lord-maul', damage: 2 },
      defender: { is, damage: 7 },
      attackDice: 'ccccccc',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1', 'stop', 'decline', 'melee');
    expect([story.told('attack').at(-1), story.told('attack').length]).toEqual([
      'attack defender.1 attacker.1 melee',
      2,
    ]);
  });
});
