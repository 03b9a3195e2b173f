import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'cc-3714-clone-commander-fil';
const inches = (x: number, y: number) => [x * 2540, y * 2540, 0] as const;

describe('Grappling Hook', () => {
  it('[R-ABIL-7] lets him climb, and gives a Hunker token if he did', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('grappling-hook');
    expect(story.offered).toEqual(['climb', 'decline']);
    expect(story.chooses('climb', { to: [10, 11] }).unit('attacker').hunker).toBe(1);
  });
});

describe('We Can Take Him Down Easy', () => {
  const option = 'we-can-take-him-down-easy@attacker';
  const aiming = (rank: NonNullable<Fighter['rank']>) =>
    duel({ attacker: { is }, defender: { at: FAR, rank }, force: [9, 0] }).plays('combat', 'ranged');

  it('[R-CARD-1] adds two dice against a Primary', () => {
    expect(aiming('primary').plays(option).told('pool')[0]).toBe('pool attack 7');
  });

  it('[R-ABIL-4] is not offered against others', () => {
    expect(aiming('secondary').offered).not.toContain(option);
    expect(aiming('supporting').offered).not.toContain(option);
  });

  it('adds them against Anakin, who may Deflect the attack', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'general-anakin-skywalker', at: FAR },
      force: [9, 9],
    }).plays('combat', 'ranged', option);
    expect([story.told('pool')[0], story.offered.includes('deflect@defender')]).toEqual(['pool attack 7', true]);
  });
});

describe('We Specialize in Making Entrances', () => {
  const option = 'we-specialize-in-making-entrances@fil';
  const shot = (
    attacker: Partial<Fighter> = {},
    jedi: Partial<Fighter> = {},
    x: number = FAR[0],
    blue: Readonly<Record<string, Fighter>> = {},
  ) =>
    duel({
      attacker: { tags: ["Fil's Squad"], ...attacker },
      red: { fil: { is, at: [2, 2] }, jedi: { at: [10, 20], tags: ['Jedi'], ...jedi } },
      defender: { at: FAR },
      blue,
      objectives: [{ key: 'M', at: inches(x, 10) }],
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('[R-MOVE-5] lets a Jedi advance toward an objective near whom his squad attacked', () => {
    const story = shot().plays(option);
    expect(story.offered).toEqual(['advance', 'decline']);
    expect(story.tries('advance', { to: [10, 24] }).refusal).not.toBe(null);
    expect(story.chooses('advance', { to: [12, 17] }).told('moved')).toHaveLength(1);
  });

  it('[R-ABIL-4] is not offered without objective, Jedi or squad', () => {
    expect(shot({}, {}, 30).offered).not.toContain(option);
    expect(shot({}, { tags: ['Sith'] }).offered).not.toContain(option);
    expect(shot({ tags: ['Clone Trooper'] }).offered).not.toContain(option);
  });

  it('[CR-MOVE-14] brings a Jedi off from No Mercy, who is hurt', () => {
    const story = shot({}, {}, FAR[0], { commandos: merciless(10, 23) })
      .plays(option)
      .chooses('dash', { to: [11.5, 17.5] });
    expect(story.told('suffered')).toEqual(['suffered jedi 2']);
  });
});

describe('Commanding Presence', () => {
  const REPUBLIC = ['Galactic Republic', 'Trooper'];
  const struck = (trooper: Partial<Fighter> = {}, fil: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['pinned']) },
      defender: { tags: REPUBLIC, ...trooper },
      blue: { fil: { is, at: [13, 13.5], ...fil } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-CARD-7] lets a Republic Trooper within Range 3 suffer a damage in place of a condition', () => {
    const story = struck();
    expect(story.asked).toBe('blue DP-57');
    expect(story.chooses('yes').unit('defender')).toMatchObject({ damage: 1, conditions: [] });
  });

  it('leaves the condition where it will not', () => {
    expect(struck().chooses('no').unit('defender')).toMatchObject({ damage: 0, conditions: ['pinned'] });
  });

  it('[R-ABIL-8] is not asked of a Wounded Unit', () => {
    expect(struck({ wounded: 1 }).unit('defender').conditions).toEqual(['pinned']);
  });

  it('is for no others, nor far away', () => {
    expect(struck({ tags: ['Trooper'] }).unit('defender').conditions).toEqual(['pinned']);
    expect(struck({}, { at: [30, 30] }).unit('defender').conditions).toEqual(['pinned']);
  });

  it('keeps clones from what Coordinated Fire would do to them', () => {
    const story = duel({
      attacker: { tags: ['Dathomirian'] },
      red: {
        acolytes: {
          is: 'nightsister-acolytes',
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      defender: { is: '501st-clone-troopers', at: [FAR, [30, 30]] as const },
      blue: { fil: { is, at: [17, 13] } },
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1', 'coordinated-fire-exposed-dathomirian@acolytes');
    expect(story.chooses('yes').unit('defender')).toMatchObject({ conditions: [] });
  });
});
