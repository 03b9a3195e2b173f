import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { asksFor, settingUp } from '../../test/settingUp.ts';

const is = 'ct-411-commander-ponds';
const SQUAD = {
  primary: 'jedi-master-mace-windu',
  secondary: is,
  supporting: 'arf-clone-troopers',
  era: 'Clone Wars',
};

describe('Charge', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { ponds: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ponds',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him or another of the Republic dash', () => {
    const story = starting({});
    expect(story.offered).toEqual(['ponds.1', 'ally.1']);
    expect(story.chooses('ally.1').offered).toEqual(['dash', 'decline']);
  });

  it('takes an ally from Super Commandos, whose No Mercy hurts it', () => {
    const story = skirmish({
      red: { ponds: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [23, 20],
            [33, 33],
          ],
        },
      },
      activates: 'ponds',
      moment: { phase: 'start' },
    })
      .plays('ally.1')
      .chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });

  it('nobody else', () => expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']));
});

describe('Incoming', () => {
  const gained = (defender: Partial<Fighter>, ponds: Partial<Fighter> = {}) => {
    const story = duel({
      attacker: { tree: path(['exposed']) },
      defender: { at: [17, 10], tags: ['Clone Trooper'], hunker: 1, ...defender },
      blue: { ponds: { is, at: [21, 13], ...ponds } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'ranged', 'n1');
    return story.unit('defender').conditions;
  };

  it('[CR-KEY-01] keeps Exposed from clones within Range 3 who have a Hunker token', () => {
    expect(gained({})).toEqual([]);
  });

  it('not without a token, for others, or farther away', () => {
    expect(gained({ hunker: 0 })).toEqual(['exposed']);
    expect(gained({ tags: ['Trooper'] })).toEqual(['exposed']);
    expect(gained({}, { at: [33, 33] })).toEqual(['exposed']);
  });

  it('does not help clones whom There Is No Place to Run pulls into a fight, where their tokens are lost', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { at: [17, 10], tags: ['Clone Trooper'], hunker: 1 },
      blue: { ponds: { is, at: [19, 13] } },
    }).plays('there-is-no-place-to-run', 'force');
    expect(story.chooses('pull', { direction: [-1, 0] }).told('condition')).toEqual(['condition defender exposed']);
  });
});

describe('Forward Scout', () => {
  it('[R-CARD-22] puts him down right behind the first Primary character, within Range 2', () => {
    const story = settingUp(SQUAD, asksFor('a2.1'));
    expect(story.open.decision?.options[0]?.asks).toMatchObject({ near: 'a1.1', range: 2 });
    expect(story.character('a1').onTable).toBe(true);
  });

  it('[R-CARD-22] lets clones of his squad stand beside him', () => {
    const story = settingUp(SQUAD, asksFor('a3.1'));
    expect(story.open.decision?.options[0]?.asks).toMatchObject({ near: 'a1.1', beside: ['a2.1'] });
  });

  it('[R-CARD-22] nobody else', () => {
    const others = { ...SQUAD, supporting: 'padawan-learners' };
    expect(settingUp(others, asksFor('a3.1')).open.decision?.options[0]?.asks).not.toHaveProperty('beside');
  });

  it('[R-CARD-22] adds nothing to the Infiltration of commandos, who are no clones', () => {
    const commandos = { primary: 'general-solo', secondary: 'chewie', supporting: 'rebel-commandos', era: 'Civil War' };
    const asking = (character: string) =>
      settingUp(SQUAD, asksFor(character), commandos).open.decision?.options[0]?.asks;
    expect(asking('a2.1')).toMatchObject({ near: 'a1.1', range: 2 });
    expect(asking('a6.2')).toMatchObject({ near: 'a4.1', range: 2 });
    expect(asking('a6.2')).not.toHaveProperty('beside');
  });
});
