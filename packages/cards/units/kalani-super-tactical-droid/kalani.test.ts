import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'kalani-super-tactical-droid';
const inch = 2540;
const droid = { tags: ['Battle Droid'], rank: 'supporting' } as const;

describe('Roger, Roger', () => {
  const starting = (droids: Partial<Fighter>) =>
    skirmish({
      red: { kalani: { is, at: [10, 10] }, droids: { at: [10, 14], ...droid, ...droids } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'kalani',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets Supporting droids within Range 4 dash', () => {
    const story = starting({});
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.chooses('dash', { to: [12, 14] }).character('droids').x).toBe(12 * inch);
  });

  it('[R-ABIL-4] asks nothing where there are none', () => {
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(starting({ tags: ['Droid'] }).asked).toBe('red DP-23');
    expect(starting({ at: [10, 30] }).asked).toBe('red DP-23');
  });

  it('[R-ABIL-7] takes them one after the other', () => {
    const at = [
      [10, 14],
      [14, 10],
    ] as const;
    expect(starting({ at }).offered).toEqual(['droids.1', 'droids.2']);
  });
});

describe('Tactical Network', () => {
  const used = (droids: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { kalani: { is, at: [10, 10] }, droids: { at: [10, 14], ...droid, ...droids } },
      blue: { enemy: { at: [17, 14], ...enemy } },
      activates: 'kalani',
    }).plays('tactical-network', 'decline');

  it('offers what would do something: a token, a condition less, an attack', () => {
    expect(used({ conditions: ['pinned'] }).offered).toEqual(['hunker', 'shed', 'attack', 'no']);
    expect(used({}, { at: [30, 30] }).offered).toEqual(['hunker', 'no']);
  });

  it('gives a Hunker token', () => expect(used().chooses('hunker').unit('droids').hunker).toBe(1));

  it('or takes one condition off, in its player’s choice', () => {
    const story = used({ conditions: ['pinned', 'strained'] }).chooses('shed');
    expect(story.offered).toEqual(['strained', 'pinned']);
    expect(story.chooses('pinned').unit('droids').conditions).toEqual(['strained']);
  });

  it('[R-ATK-2] or makes an attack with five dice', () => {
    const story = used().plays('attack', 'ranged');
    expect(story.told('attack')).toEqual(['attack droids.1 enemy.1 ranged']);
    expect(story.told('pool')[0]).toBe('pool attack 6');
  });

  it('[R-ABIL-4] needs another Battle Droid within Range 4', () => {
    const offered = (droids: Partial<Fighter>) =>
      skirmish({
        red: { kalani: { is, at: [10, 10] }, droids: { at: [10, 14], ...droid, ...droids } },
        blue: { enemy: { at: [30, 30] } },
        activates: 'kalani',
      }).offered;
    expect(offered({})).toContain('tactical-network');
    expect(offered({ tags: [] })).not.toContain('tactical-network');
    expect(offered({ at: [10, 30] })).not.toContain('tactical-network');
  });
});

describe('Target, Concentrate All Firepower', () => {
  const has = ['target-concentrate-all-firepower'];
  const sources = (kalani: Partial<Fighter>, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { ...droid, ...attacker },
      red: { kalani: { is, at: [17, 14], has, ...kalani } },
      defender: { at: FAR },
    })
      .plays('combat', 'ranged')
      .told('pool')[0];

  it('[CR-ATK-09] is a die more where another droid is within Range 4 of the target', () => {
    expect(sources({})).toBe('pool attack 5');
  });

  it('not where only the attacking droid itself is', () => {
    expect(sources({ at: [10, 30] })).toBe('pool attack 4');
  });

  it('not for others than Battle Droids', () => {
    expect(sources({}, { tags: [] })).toBe('pool attack 4');
  });

  it('counts the second droid of the attacking Unit', () => {
    const story = skirmish({
      red: {
        droids: {
          is: 'b1-battle-droids',
          at: [
            [10, 10],
            [10, 13],
          ],
        },
        kalani: { is, at: [2, 30], has },
      },
      blue: { enemy: { at: FAR } },
      activates: 'droids',
    }).plays('combat', 'droids.1', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});

describe('Complete Analysis', () => {
  const revealed = (force: number, has?: readonly string[]) =>
    skirmish({
      red: { kalani: { is, at: [10, 10], ...(has ? { has } : {}) }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [force, 0],
    });

  it('[CR-ORDER-06] makes his card free to reserve', () => {
    const story = revealed(0);
    expect([story.offered, story.cost('reserve')]).toEqual([['activate', 'reserve'], 0]);
    expect(story.chooses('reserve').open.seats[0]).toMatchObject({ reserve: 'a1', forceReady: 0 });
  });

  it('is not for a card without it', () => {
    expect(revealed(1, []).cost('reserve')).toBe(1);
    expect(revealed(0, []).asked).toBe('red DP-23');
  });
});
