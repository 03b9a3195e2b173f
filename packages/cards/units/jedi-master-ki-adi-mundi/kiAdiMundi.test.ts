import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jedi-master-ki-adi-mundi';

describe('Wise Counsel', () => {
  const starting = (ally: Partial<Fighter>) =>
    skirmish({
      red: { mundi: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'mundi',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets each character of another Unit of the Republic dash', () => {
    const at = [
      [20, 20],
      [22, 20],
    ] as const;
    const story = starting({ at });
    expect(story.offered).toEqual(['ally.1', 'ally.2']);
    expect(story.plays('ally.1', 'decline').offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').asked).toBe('red DP-23');
  });

  it('lets him dash as well if they are Jedi', () => {
    const story = starting({ tags: ['Galactic Republic', 'Jedi'] }).chooses('decline');
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no other Unit of the Republic', () => {
    expect(starting({ tags: ['Jedi'] }).asked).toBe('red DP-23');
  });

  it('takes an ally from Super Commandos, whose No Mercy hurts it', () => {
    const story = skirmish({
      red: { mundi: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Galactic Republic'] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [23, 20],
            [33, 33],
          ],
        },
      },
      activates: 'mundi',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [17, 20] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Force Push', () => {
  it('[CR-PUSH-18] drives an enemy within Range 3 away', () => {
    const story = duel({ attacker: { is } }).chooses('force-push');
    expect(story.chooses('push', { direction: [1, 0] }).character('defender').x).toBe(19 * 2540);
  });
});

describe('Force-Enhanced Reflexes', () => {
  const option = 'force-enhanced-reflexes@defender';
  const attacked = (attackDice: string, more: Partial<Fighter> = {}) =>
    duel({ attacker: { attack: 1, ...more }, defender: { is }, attackDice, force: [9, 9] }).plays('combat', 'melee');

  it('makes the attacker suffer three damage when the attack is over, for a failure', () => {
    const story = attacked('f').plays(option);
    expect(story.told('suffered')).toEqual(['suffered attacker 3']);
  });

  it('does nothing without one, though it is paid for', () => {
    const story = attacked('e').plays(option);
    expect([story.told('suffered'), story.open.seats[1].forceReady]).toEqual([[], 8]);
  });

  it('is not offered when somebody else is targeted', () => {
    const story = duel({ blue: { mundi: { is, at: [16, 10] } }, force: [9, 9] }).plays('combat', 'melee');
    expect(story.offered).not.toContain('force-enhanced-reflexes@mundi');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = attacked('f', { is: 'lord-maul', damage: 10 }).plays(option);
    expect([story.unit('attacker').wounded, story.told('attack').length]).toEqual([1, 1]);
  });
});

describe('Guardians of the Republic', () => {
  const wounding = (attacker: Partial<Fighter>, mundi: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Republic'], tree: path(['damage']), ...attacker },
      red: { mundi: { is, at: [5, 5], damage: 2, ...mundi } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets one of an allied Jedi Unit heal and dash for a wound of the Republic', () => {
    const story = wounding({}).plays('mundi:damage');
    expect([story.unit('mundi').damage, story.offered]).toEqual([1, ['dash', 'decline']]);
  });

  it('answers no wound that others dealt', () => {
    expect(wounding({ tags: ['Jedi'] }).asked).toBe('red DP-23');
  });

  const cost = (ally: Partial<Fighter>, more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, ...more },
      red: { ally: { at: [10, 14], wounded: 1, ...ally } },
      force: [9, 9],
    }).cost('force-push');

  it('[R-CARD-9] takes a Force off the first ability of a Jedi within Range 3 of somebody Wounded', () => {
    expect([cost({}), cost({ wounded: 0 }), cost({ at: [30, 30] })]).toEqual([1, 2, 2]);
  });

  it('works once in a Turn', () => {
    const story = duel({
      attacker: { is },
      red: {
        ally: { at: [10, 14], wounded: 1 },
        ahsoka: { is: 'padawan-ahsoka-tano', at: [10, 17] },
      },
      force: [9, 9],
    }).chooses('force-push');
    story.chooses('push', { direction: [1, 0] });
    expect(story.open.seats[0].forceReady).toBe(8);
  });

  it('answers the wound that Maul’s Revenge answers too, the attacker first', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'], tree: path(['damage']) },
      red: { mundi: { is, at: [5, 5], damage: 2 } },
      defender: { is: 'lord-maul', damage: 10 },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('red DP-33');
  });
});
