import { duel, FAR } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { asksFor, settingUp } from '../../test/settingUp.ts';

const is = 'rebel-commandos';
const SQUAD = { primary: 'general-solo', secondary: 'chewie', supporting: is, era: 'Civil War' };

describe('Commando Doctrines', () => {
  const dashing = (enemy: readonly [number, number]) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [30, 5],
        ],
      },
      defender: { at: enemy },
      force: [9, 9],
    }).plays('commando-doctrines', 'attacker.1');

  it('focuses them and gives a Hunker token if one ends its dash within Range 4 of an enemy', () => {
    const story = dashing([20, 10])
      .chooses('dash', { to: [12, 10] })
      .chooses('decline');
    expect([story.unit('attacker').hunker, story.offered.includes('focus')]).toEqual([1, false]);
  });

  it('gives nothing for one who stayed near, or dashed far away from everybody', () => {
    const stayed = dashing([17, 10])
      .plays('decline')
      .chooses('dash', { to: [30, 6] });
    expect([stayed.unit('attacker').hunker, stayed.offered.includes('focus')]).toEqual([0, true]);
    const away = dashing([33, 33])
      .chooses('dash', { to: [12, 10] })
      .chooses('decline');
    expect(away.offered).toContain('focus');
  });

  it('takes them from Super Commandos, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [30, 5],
        ],
      },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      force: [9, 0],
    }).plays('commando-doctrines', 'attacker.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Coordinated Fire', () => {
  it('makes the target of another Rebel Unit suffer one damage', () => {
    const story = duel({
      attacker: { tags: ['Rebel Alliance'] },
      red: {
        commandos: {
          is,
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-damage-rebel-alliance@commandos');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });
});

describe('Coordinated Fire', () => {
  const shooting = (tags: readonly string[], defender: object = {}) =>
    duel({
      attacker: { tags },
      red: {
        commandos: {
          is,
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR, ...defender },
      force: [9, 9],
    }).plays('combat', 'ranged');
  const option = 'coordinated-fire-damage-rebel-alliance@commandos';

  it('is not for others', () => expect(shooting(['Scout']).offered).not.toContain(option));

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = shooting(['Rebel Alliance'], { is: 'lord-maul', damage: 10 }).plays(option);
    expect([story.unit('defender').wounded, story.offered.some((offer) => offer.startsWith('revenge'))]).toEqual([
      1,
      false,
    ]);
  });
});

describe('Camouflage', () => {
  const asked = ({ open: { decision } }: { readonly open: { readonly decision: { readonly step: string } | null } }) =>
    decision?.step === 'effects.may';

  it('lets them gain a Hunker token at the end of set-up', () => {
    expect(settingUp(SQUAD, asked).plays('yes').unit('a3').hunker).toBe(1);
  });

  it('may be left, and gives nobody else one', () => {
    const story = settingUp(SQUAD, asked).plays('no');
    expect(story.open.units.map(({ hunker }) => hunker).some((tokens) => tokens > 0)).toBe(false);
  });

  it('is done before Uncertain Loyalties are settled where their player likes', () => {
    const squad = { ...SQUAD, secondary: 'agent-kallus-inside-man' };
    const story = settingUp(squad, ({ offered }) => offered.includes('camouflage@a3'));
    expect(story.offered).toEqual(['uncertain-loyalties@a2', 'camouflage@a3']);
    story.plays('camouflage@a3', 'yes', 'rebels');
    expect([story.unit('a3').hunker, story.unit('a2').grants.length]).toEqual([1, 3]);
  });
});

describe('Infiltration', () => {
  const commando = () => settingUp(SQUAD, asksFor('a3.1'));

  it('[CR-DEPLOY-05, R-CARD-22] lets them be deployed within Range 2 of the first character of their squad', () => {
    expect(commando().open.decision?.options[0]?.asks).toMatchObject({ near: 'a1.1', range: 2 });
  });

  it('not the others of the squad', () => {
    expect(settingUp(SQUAD, asksFor('a2.1')).open.decision?.options[0]?.asks).not.toHaveProperty('range');
  });

  it('reaches as far as the Forward Scout of Ponds, whose place beside him is for clones', () => {
    const clones = {
      primary: 'jedi-master-mace-windu',
      secondary: 'ct-411-commander-ponds',
      supporting: 'arf-clone-troopers',
      era: 'Clone Wars',
    };
    const asking = (character: string) => settingUp(clones, asksFor(character), SQUAD).open.decision?.options[0]?.asks;
    expect(asking('a3.1')).toMatchObject({ near: 'a1.1', beside: ['a2.1'] });
    const asks = asking('a6.1');
    expect(asks).toMatchObject({ near: 'a4.1', range: 2 });
    expect(asks).not.toHaveProperty('beside');
  });
});
