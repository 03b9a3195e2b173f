import { active, duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'rc-1140-fixer';

describe('Grab Yourself Some Bacta, Trooper', () => {
  const starting = (clone: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { fixer: { is, at: [10, 10] }, clone: { at: [25, 25], tags: ['Clone Trooper'], damage: 2, ...clone } },
      blue: { enemy: { at: [30, 5], ...enemy } },
      activates: 'fixer',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one clone heal and then dash, however far away', () => {
    expect(starting({}).offered).toEqual(['fixer.1', 'clone.1']);
    const story = starting({}).plays('clone.1', 'clone:damage');
    expect([story.unit('clone').damage, story.offered]).toEqual([1, ['dash', 'decline']]);
  });

  it('is for clones alone', () => expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']));

  it('lets one dash away from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [28, 25],
      [3, 3],
    ] as const;
    const story = starting({ damage: 0 }, { is: 'mandalorian-super-commandos', at }).plays('clone.1');
    expect(story.chooses('dash', { to: [22, 25] }).told('suffered')).toEqual(['suffered clone 2']);
  });
});

describe('Forming Up, Sir', () => {
  const option = 'forming-up-sir@fixer';
  const moved = (clones: Partial<Fighter> = {}, more: Readonly<Record<string, Fighter>> = {}) =>
    skirmish({
      red: { clones: { at: [10, 10], tags: ['Clone Trooper'], ...clones }, fixer: { is, at: [15, 10] }, ...more },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
    }).plays('move', 'decline');

  it('gives a Hunker token to another Unit of clones that has moved and is within Range 3', () => {
    expect(moved().chooses(option).unit('clones').hunker).toBe(1);
  });

  it('[R-ABIL-4] is not offered for others, nor out of Range', () => {
    expect(moved({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(moved({ at: [30, 10] }).offered).not.toContain(option);
  });

  it('[CR-COVER-11] is not offered for Engaged clones', () => {
    expect(moved({ at: [30, 27] }, { squad: { is, at: [27, 27] } }).offered).not.toContain('forming-up-sir@squad');
  });

  it('does not answer his own move', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('move', 'decline');
    expect(story.offered).not.toContain('forming-up-sir@attacker');
  });

  it('gives a token that Bring It On, Clankers answers', () => {
    const story = moved({ damage: 2 }, { rex: { is: 'cc-7567-captain-rex', at: [10, 13] } });
    expect(story.chooses(option).offered).toContain('clones:damage');
  });
});

describe('String ’Em Along', () => {
  const option = 'string-em-along-and-well-mop-em-up@fixer';
  const shooting = (
    attacker: Partial<Fighter> = {},
    more: Readonly<Record<string, Fighter>> = {},
    first = 'combat',
    at: Fighter['at'] = [13, 15],
  ) =>
    duel({
      attacker: { tags: ['Clone Trooper'], has: ['shoot'], ...attacker },
      red: { fixer: { is, at }, ...more },
      defender: { at: FAR },
      abilities: { shoot: active(0, { do: 'attack', who: 'self' }) },
    }).plays(first, 'ranged');

  it('adds a die for each other Unit of Delta Squad within Range 5 and sight of the target', () => {
    expect(shooting().chooses(option).told('pool')[0]).toBe('pool attack 5');
    const squad = { at: [15, 14], tags: ['Delta Squad'] } as const;
    expect(shooting({}, { squad }).chooses(option).told('pool')[0]).toBe('pool attack 6');
  });

  it('does not count the attacking Unit', () => {
    expect(
      shooting({ tags: ['Clone Trooper', 'Delta Squad'] })
        .chooses(option)
        .told('pool')[0],
    ).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered where it adds none', () => {
    expect(shooting({}, {}, 'combat', [2, 33]).offered).not.toContain(option);
  });

  it('answers the Combat action of a clone, and nothing else', () => {
    expect(shooting({}, {}, 'shoot').offered).not.toContain(option);
    expect(shooting({ tags: ['Jedi'] }).offered).not.toContain(option);
  });

  it('[CR-ABIL-06] stands beside Coordinated Fire: one of them answers', () => {
    const at = [
      [8, 8],
      [8, 6],
    ] as const;
    const clones = { is: '501st-clone-troopers', at } as const;
    const story = shooting({ tags: ['Clone Trooper', 'Galactic Republic'] }, { clones });
    expect(story.offered).toEqual([option, 'coordinated-fire-strained@clones', 'pass']);
    expect(story.chooses(option).asked).toBe('red DP-23');
  });
});

describe('Watch the Master at Work', () => {
  it('takes an objective that is tied', () => {
    const story = duel({ attacker: { is }, objectives: [{ key: 'M', at: [11.5 * 2540, 11.5 * 2540, 0] }] });
    expect(story.plays('end').open.objectives[0]?.control).toBe(0);
  });
});
