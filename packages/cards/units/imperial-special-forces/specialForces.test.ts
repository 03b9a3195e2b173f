import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { asksFor, settingUp } from '../../test/settingUp.ts';

const is = 'imperial-special-forces';
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Special Forces Conditioning', () => {
  const starting = (more: Partial<Fighter>) =>
    skirmish({
      red: { forces: { is, at, ...more } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'forces',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets them remove a damage and a condition', () => {
    const story = starting({ damage: 2 });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.plays('yes').unit('forces').damage).toBe(1);
  });

  it('may be left, and is not asked with nothing to remove', () => {
    expect(starting({ damage: 2 }).plays('no').unit('forces').damage).toBe(2);
    expect(starting({}).asked).toBe('red DP-23');
  });

  it('takes off the damage that No Mercy did', () => {
    const story = duel({
      attacker: { is, at },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      force: [9, 0],
    }).plays('covert-operations', 'attacker.1');
    const { damage } = story.chooses('dash', { to: [7, 10] }).unit('attacker');
    expect(starting({ damage }).plays('yes').unit('forces').damage).toBe(1);
  });
});

describe('Covert Operations', () => {
  it('focuses them with Sharpshooter 1 if one ends its dash within Range 4 of an enemy', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [20, 10] }, force: [9, 9] });
    story
      .plays('covert-operations', 'attacker.1')
      .chooses('dash', { to: [12, 10] })
      .chooses('decline');
    expect(story.told('keyword')).toEqual(['keyword attacker sharpshooter 1 turn']);
  });
});

describe('Infiltration', () => {
  it('[CR-DEPLOY-05, R-CARD-22] lets them be deployed within Range 2 of the first character of their squad', () => {
    const squad = {
      primary: 'commander-iden-versio',
      secondary: 'gideon-hask-inferno-squad',
      supporting: is,
      era: 'Civil War',
    };
    expect(settingUp(squad, asksFor('a3.1')).open.decision?.options[0]?.asks).toMatchObject({ range: 2 });
  });
});
