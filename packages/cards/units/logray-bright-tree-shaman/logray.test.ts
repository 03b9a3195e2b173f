import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'logray-bright-tree-shaman';

describe('Inspiring Presence', () => {
  const starting = (ally: Partial<Fighter>, red: Readonly<Record<string, Fighter>> = {}) =>
    skirmish({
      red: { logray: { is, at: [10, 10] }, ally: { at: [30, 5], tags: ['Ewok', 'Warrior'], ...ally }, ...red },
      blue: { enemy: { at: [33, 33] } },
      activates: 'logray',
      moment: { phase: 'start' },
    });

  it('gives every Unit of Ewok Warriors a Hunker token, and two damage or a condition off', () => {
    const story = starting({ damage: 3, conditions: ['pinned'] });
    expect([story.unit('ally').hunker, story.offered]).toEqual([1, ['damage', 'condition', 'no']]);
    expect(story.plays('damage').unit('ally').damage).toBe(1);
  });

  it('then lets Ewok Scouts dash', () => {
    expect(starting({ tags: ['Ewok', 'Scout'] }).offered).toEqual(['dash', 'decline']);
  });

  it('is nothing to others', () => {
    expect(starting({ tags: ['Warrior', 'Scout'], damage: 3 }).asked).toBe('red DP-23');
    expect(starting({ tags: ['Ewok'], damage: 3 }).unit('ally').hunker).toBe(0);
  });

  it('gives a Hunker token that Rex’s Bring It On, Clankers answers', () => {
    const rex = { is: 'cc-7567-captain-rex', at: [30, 9] } as const;
    const story = starting({ tags: ['Ewok', 'Warrior', 'Clone Trooper'], damage: 3 }, { rex });
    expect(story.plays('ally:damage').unit('ally').damage).toBe(2);
  });
});

describe('Elder’s Command', () => {
  it('lets a Supporting Ewok dash, then take cover, shake off a condition or attack', () => {
    const story = duel({
      attacker: { is },
      red: { ewok: { at: [10, 14], tags: ['Ewok'], rank: 'supporting', conditions: ['pinned', 'strained'] } },
      defender: { at: [16, 14] },
    }).plays('elders-command', 'decline');
    expect(story.offered).toEqual(['hunker', 'shed', 'attack', 'no']);
  });
});

describe('Stealthy Approach', () => {
  it('lets him dash, then take cover or focus', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('stealthy-approach', 'decline');
    expect(story.offered).toEqual(['hunker', 'focus', 'no']);
  });
});

describe('Protective Wards', () => {
  const pool = (defender: Partial<Fighter>, logray: Partial<Fighter> = {}) =>
    duel({ defender: { tags: ['Ewok'], ...defender }, blue: { logray: { is, at: [30, 30], ...logray } } })
      .plays('combat', 'melee')
      .told('pool')[1];

  it('is a defense die more for other Ewoks', () => {
    expect(pool({})).toBe('pool defense 3');
  });

  it('not for himself or others, nor while he is Wounded', () => {
    expect(pool({ tags: ['Jedi'] })).toBe('pool defense 2');
    expect(pool({}, { wounded: 1 })).toBe('pool defense 2');
    const own = duel({ defender: { is } }).plays('combat', 'melee').told('pool')[1];
    expect(own).toBe('pool defense 5');
  });

  it('stands beside the dice of Princess Leia’s Somebody’s Gotta Save Our Skins', () => {
    const story = duel({
      defender: { is: 'princess-leia-charming-to-the-last' },
      blue: { logray: { is, at: [30, 30] } },
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(story.told('pool')[1]).toMatch(/^pool defense/);
  });
});

describe('Secret Ingredients', () => {
  const wounding = (die: string, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: {
        tags: ['Ewok'],
        tree: path(['damage']),
        at: [
          [10, 10],
          [10, 20],
        ],
        ...attacker,
      },
      red: { logray: { is, at: [30, 5] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: `sfff${die}`,
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
    }).plays('combat', 'attacker.1', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force for a crit or a strike', () => {
    expect(wounding('c').open.seats[0].forceReady).toBe(1);
    expect(wounding('s').open.seats[0].forceReady).toBe(1);
  });

  it('lets each of the Unit that wounded dash for anything else', () => {
    const story = wounding('e');
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([0, ['attacker.1', 'attacker.2']]);
  });

  it('answers no wound that others deal', () => {
    expect(wounding('c', { tags: ['Jedi'] }).open.seats[0].forceReady).toBe(0);
  });

  it('answers a wound that Ewok Hunters deal, who take cover as Forest Dwellers afterwards', () => {
    const story = duel({
      attacker: {
        is: 'ewok-hunters',
        at: [
          [10, 10],
          [10, 20],
        ],
      },
      red: { logray: { is, at: [30, 5] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 'sffffffs',
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
    }).plays('combat', 'attacker.1', 'melee', 'n1');
    expect(story.open.seats[0].forceReady).toBe(1);
  });
});
