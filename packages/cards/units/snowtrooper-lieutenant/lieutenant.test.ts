import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'snowtrooper-lieutenant';

describe('Press On', () => {
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        unit: { is, at: [5, 5] },
        ally: {
          at: [
            [20, 20],
            [22, 22],
          ],
          tags: ['Galactic Empire'],
          rank: 'supporting',
          ...ally,
        },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets a Supporting Unit of the Empire shake off a condition, then one of it dash', () => {
    const story = starting({ conditions: ['exposed'] }).chooses('yes');
    expect([story.unit('ally').conditions, story.offered]).toEqual([[], ['ally.1', 'ally.2']]);
    expect(story.chooses('ally.2').offered).toEqual(['dash', 'decline']);
  });

  it('keeps the condition where it likes to', () => {
    expect(
      starting({ conditions: ['exposed'] })
        .chooses('no')
        .unit('ally').conditions,
    ).toEqual(['exposed']);
  });

  it('[R-ABIL-4] asks nothing with no such Unit', () => {
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
  });

  it('takes the Exposed that Extreme Conditions Training did not keep from snowtroopers', () => {
    const story = starting({ is: 'snowtroopers', conditions: ['exposed'] }).chooses('yes');
    expect(story.unit('ally').conditions).toEqual([]);
  });
});

describe('Dogged Assault', () => {
  const option = 'dogged-assault@unit';
  const fought = (attacker: Partial<Fighter> = {}, unit: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Stormtrooper'], ...attacker },
      red: { unit: { is, at: [10, 15], ...unit } },
      defender: { stamina: 9 },
      force: [9, 0],
    }).plays('combat', 'melee');

  it('[R-CARD-3] lets another Stormtrooper Unit within Range 5 take cover after its Combat action', () => {
    const story = fought().plays(option, 'decline');
    expect(story.unit('attacker').hunker).toBe(1);
    expect(story.offered).not.toContain('take-cover');
  });

  it('[R-ABIL-4] is not offered to others, far away, or where cover was taken already', () => {
    expect(fought({ tags: ['Sith'] }).offered).not.toContain(option);
    expect(fought({}, { at: [33, 33] }).offered).not.toContain(option);
    const covered = duel({
      attacker: { tags: ['Stormtrooper'] },
      red: { unit: { is, at: [10, 15] } },
      defender: { stamina: 9 },
    }).plays('take-cover', 'decline', 'combat', 'melee');
    expect(covered.offered).not.toContain(option);
  });

  it('comes after the Riposte of whom they struck', () => {
    const story = duel({
      attacker: { tags: ['Stormtrooper'] },
      red: { unit: { is, at: [10, 15] } },
      defender: { is: 'asajj-ventress-sith-assassin' },
    }).plays('combat', 'melee', 'riposte@defender', option, 'decline');
    expect(story.unit('attacker')).toMatchObject({ damage: 2, hunker: 1 });
  });
});

describe('Imperial Discipline', () => {
  const struck = (more: Partial<Fighter> = {}, unit: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['pinned']) },
      defender: { tags: ['Galactic Empire', 'Trooper'], ...more },
      blue: { unit: { is, at: [13, 14], ...unit } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');

  it('[R-CARD-7] lets a Trooper of the Empire within Range 3 suffer a damage in place of a condition', () => {
    expect(struck().chooses('yes').unit('defender')).toMatchObject({ damage: 1, conditions: [] });
    expect(struck().chooses('no').unit('defender')).toMatchObject({ damage: 0, conditions: ['pinned'] });
  });

  it('is for no others, nor far away', () => {
    expect(struck({ tags: ['Trooper'] }).unit('defender').conditions).toEqual(['pinned']);
    expect(struck({}, { at: [30, 30] }).unit('defender').conditions).toEqual(['pinned']);
  });

  it('[CR-COVER-11] lets all allied Stormtroopers gain and keep Hunker tokens in a fight', () => {
    const covering = (tags: readonly string[]) =>
      duel({ attacker: { tags, hunker: 1 }, red: { unit: { is, at: [30, 30] } } })
        .plays('take-cover', 'decline')
        .unit('attacker').hunker;
    expect([covering(['Stormtrooper']), covering(['Trooper'])]).toEqual([2, 0]);
  });

  it('keeps troopers from what There Is No Place to Run would do to them', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { at: [17, 10], tags: ['Galactic Empire', 'Trooper'] },
      blue: { unit: { is, at: [17, 13] } },
    }).plays('there-is-no-place-to-run', 'force');
    story.chooses('pull', { direction: [-1, 0] });
    expect(story.chooses('yes').unit('defender')).toMatchObject({ damage: 1, conditions: [] });
  });
});

describe('Only Imperial Stormtroopers Are So Precise', () => {
  it('[CR-KEY-04] is Sharpshooter 1', () => {
    const pool = (...before: readonly string[]) =>
      duel({ attacker: { is }, defender: { at: [17, 10] } })
        .plays(...before, 'combat', 'ranged')
        .told('pool')[0];
    expect([pool(), pool('focus')]).toEqual(['pool attack 7', 'pool attack 9']);
  });
});
