import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'jedi-master-plo-koon';

describe('I Know If We Work Together', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { plo: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'plo',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets his own or another Unit of the Republic be chosen, each of whom may dash', () => {
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    const story = starting({ at });
    expect(story.offered).toEqual(['plo', 'ally']);
    expect(story.chooses('ally').offered).toEqual(['ally.1', 'ally.2']);
    expect(story.plays('ally.1', 'decline').offered).toEqual(['dash', 'decline']);
  });

  it('lets him dash too with Troopers and Padawans, be it that they stay', () => {
    const moves = (tags: readonly string[]) =>
      starting({ tags: ['Galactic Republic', ...tags] })
        .plays('ally', 'decline')
        .offered.includes('dash');
    expect([moves(['Trooper']), moves(['Padawan']), moves([])]).toEqual([true, true, false]);
  });

  it('is not for Units of another side or kind', () => {
    expect(starting({ tags: ['Trooper'] }).offered).toEqual(['dash', 'decline']);
  });

  it('lets an ally dash off from No Mercy, who is hurt', () => {
    const story = starting({}, merciless(23, 20))
      .plays('ally')
      .chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Force Push', () => {
  it('[CR-PUSH-18] drives an enemy within Range 3 away', () => {
    const story = duel({ attacker: { is } }).chooses('force-push');
    expect(story.chooses('push', { direction: [1, 0] }).character('defender').x).toBe(19 * 2540);
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, at: FAR } });
    expect(story.plays('combat', 'ranged', 'deflect@defender').unit('attacker').damage).toBe(2);
  });
});

describe('We Can Do This the Simple Way or the Difficult Way', () => {
  const attacked = (plo: Partial<Fighter> = {}, defender: Partial<Fighter> = {}, attackDice = 'sss') =>
    duel({
      attacker: { attack: 3 },
      defender: { tags: ['Galactic Republic', 'Padawan'], ...defender },
      blue: { plo: { is, at: [15, 13], ...plo } },
      attackDice,
      defenseDice: 'e',
      force: [0, 0],
    }).plays('combat', 'melee');

  it('[R-CARD-20] lets the defender read his chart for Exposed', () => {
    const story = attacked().plays('yes');
    expect(story.unit('plo').conditions).toEqual(['exposed']);
    expect(story.plays('lent').open.decision?.about).toMatchObject({ successes: 1 });
  });

  it('may be left', () => {
    const story = attacked().plays('no');
    expect([story.unit('plo').conditions, story.asked]).toEqual([[], 'red DP-45']);
  });

  it('[R-CARD-8] lends nothing for Exposed he already has', () => {
    const story = attacked({ conditions: ['exposed'] }).plays('yes');
    expect([story.unit('plo').damage, story.asked]).toEqual([1, 'red DP-45']);
  });

  it('lets him dash toward the attacker of a Trooper or Padawan afterwards', () => {
    const after = (tags: readonly string[]) => attacked({}, { tags }, 'f').plays('yes', 'own').offered;
    expect(after(['Galactic Republic', 'Padawan'])).toEqual(['dash', 'decline']);
    expect(after(['Galactic Republic'])).not.toContain('dash');
  });

  it('[R-MOVE-5] not away from the attacker', () => {
    const story = attacked({}, {}, 'f').plays('yes', 'own');
    expect(story.tries('dash', { to: [17, 15] }).refusal).not.toBeNull();
  });

  it('is not asked of him Wounded, for others than the Republic, out of Range 3, nor for himself', () => {
    expect(attacked({ wounded: 1 }).asked).toBe('red DP-45');
    expect(attacked({}, { tags: ['Jedi'] }).asked).toBe('red DP-45');
    expect(attacked({ at: [30, 30] }).asked).toBe('red DP-45');
    const alone = duel({ defender: { is }, attackDice: 's', force: [0, 0] }).plays('combat', 'melee');
    expect(alone.unit('defender').conditions).toEqual([]);
  });

  it('is for the attack that a clone’s Coordinated Fire answers too', () => {
    const story = duel({
      attacker: { attack: 3, tags: ['Galactic Republic'] },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [10, 13],
            [10, 16],
          ],
        },
      },
      defender: { at: FAR, tags: ['Galactic Republic'] },
      blue: { plo: { is, at: [19, 13] } },
      force: [9, 0],
    }).plays('combat', 'ranged', 'defender.1', 'yes');
    expect(story.offered).toContain('coordinated-fire-strained@clones');
  });
});
