import { active, duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'moff-gideon';
const EMPIRE = ['Galactic Empire'];
const inches = (x: number, y: number) => [x * 2540, y * 2540, 0] as const;

describe('Smug Determination', () => {
  const starting = (ally: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { gideon: { is, at: [10, 10] }, ally: { at: [10, 14], tags: EMPIRE, ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'gideon',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him and one of the Empire within Range 4 dash', () => {
    const story = starting().plays('ally.1');
    expect(story.offered).toEqual(['gideon.1', 'ally.1']);
    story
      .plays('ally.1')
      .chooses('dash', { to: [12, 14] })
      .chooses('dash', { to: [12, 10] });
    expect([story.told('moved').length, story.asked]).toEqual([2, 'red DP-23']);
  });

  it('[CR-MEAS-05] lets him choose himself, and then dash once', () => {
    const story = starting()
      .plays('gideon.1')
      .chooses('dash', { to: [12, 10] });
    expect([story.told('moved').length, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('lets nobody else dash, and nobody far away', () => {
    expect(starting({ tags: ['Sith'] }).plays('decline').asked).toBe('red DP-23');
    expect(starting({ at: [10, 30] }).plays('decline').asked).toBe('red DP-23');
  });

  it('lets an ally dash off from No Mercy, who is hurt', () => {
    const story = starting({}, merciless(13, 14))
      .plays('ally.1', 'ally.1')
      .chooses('dash', { to: [7, 14] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Long Live the Empire', () => {
  const driving = (troopers: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { troopers: { at: [20, 10], tags: EMPIRE, rank: 'supporting', stamina: 6, ...troopers } },
      defender: { at: [2, 30], ...enemy },
      objectives: [{ key: 'M', at: inches(30, 10) }],
      sides: [{ force: { ready: 9, pool: 9 } }, { force: { ready: 0, pool: 4 } }],
    });

  it('[R-MOVE-5] lets one of a Supporting Unit reposition toward an objective, for two damage', () => {
    const story = driving().plays('long-live-the-empire');
    expect(story.tries('reposition', { to: [16, 10] }).refusal).not.toBe(null);
    story.chooses('reposition', { to: [24, 10] });
    expect([story.told('moved').length, story.told('suffered')]).toEqual([1, ['suffered troopers 2']]);
  });

  it('makes it suffer though it stays', () => {
    expect(driving().plays('long-live-the-empire', 'decline').told('suffered')).toEqual(['suffered troopers 2']);
  });

  it('lets those whom it wounds stand up for an Injured token', () => {
    const fallen = driving({ damage: 4, conditions: ['pinned'] }).plays('long-live-the-empire', 'decline');
    expect(fallen.offered).toEqual(['yes', 'no']);
    expect(fallen.chooses('yes').unit('troopers')).toMatchObject({ wounded: 0, injured: 1, damage: 0, conditions: [] });
  });

  it('leaves them Wounded where they will not', () => {
    const fallen = driving({ damage: 4 }).plays('long-live-the-empire', 'decline', 'no');
    expect(fallen.unit('troopers')).toMatchObject({ wounded: 1, injured: 0 });
  });

  it('[R-ABIL-4] is not offered without such a Unit', () => {
    expect(driving({ rank: 'secondary' }).offered).not.toContain('long-live-the-empire');
    expect(driving({ tags: ['Trooper'] }).offered).not.toContain('long-live-the-empire');
  });

  it('Wounds its own under the eyes of Riff Tamson, for whom There’s Plenty of Suffering to Go Around', () => {
    const riff = { is: 'riff-tamson', at: [20, 14] } as const;
    const story = driving({ damage: 4 }, riff).plays('long-live-the-empire', 'decline', 'yes');
    expect(story.open.seats[1].forceReady).toBe(1);
  });
});

describe('Assume That I Know Everything', () => {
  const reserving = (one: Partial<Fighter>, gideon: 'red' | 'blue' = 'blue') =>
    skirmish({
      red: {
        one: { at: [5, 5], ...one },
        two: { at: [8, 5] },
        ...(gideon === 'red' ? { gideon: { is, at: [11, 5] } } : {}),
      },
      blue: { enemy: { at: [30, 30] }, ...(gideon === 'blue' ? { gideon: { is, at: [30, 20] } } : {}) },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [3, 3],
    }).cost('reserve');

  it('[CR-ORDER-06] makes the opponent’s reserve dearer by a Force', () => expect(reserving({})).toBe(2));

  it('leaves his own side’s as it is', () => expect(reserving({}, 'red')).toBe(1));

  it('[R-CARD-24] is counted before Complete Analysis', () => {
    expect(reserving({ is: 'kraken-super-tactical-droid' })).toBe(1);
  });
});

describe('You Have Something I Want', () => {
  const striking = (control: 0 | 1 | null, attacker: Partial<Fighter> = {}, x = 13) =>
    duel({
      attacker: { tags: EMPIRE, ...attacker },
      red: { gideon: { is, at: [30, 30] } },
      objectives: [{ key: 'M', at: inches(x, 10), control }],
      abilities: { again: active(0, { do: 'attack', who: 'self', dice: 4, types: ['melee'] }) },
      force: [3, 0],
    });
  const pool = (...told: Parameters<typeof striking>) =>
    striking(...told)
      .plays('combat', 'melee')
      .told('pool')[0];

  it('adds a die in Melee against somebody who contests an objective that is not his side’s', () => {
    expect([pool(1), pool(null)]).toEqual(['pool attack 5', 'pool attack 5']);
  });

  it('adds none where he controls it or it is not contested, for others, nor outside a Combat action', () => {
    expect([pool(0), pool(1, {}, 30), pool(1, { tags: ['Sith'] })]).toEqual(Array(3).fill('pool attack 4'));
    const again = striking(1, { has: ['again'] }).plays('again', 'melee');
    expect(again.told('pool')[0]).toBe('pool attack 4');
  });

  it('wins ties where he contests', () => {
    const story = duel({ attacker: { is }, objectives: [{ key: 'M', at: inches(11.5, 11.5) }] }).plays('end');
    expect(story.open.objectives[0]?.control).toBe(0);
  });

  it('adds its die to those that Pack Hunter gives', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire', 'Mandalorian'], has: ['pack-hunter'] },
      red: { gideon: { is, at: [30, 30] }, ally: { at: [13, 13], tags: ['Mandalorian'] } },
      objectives: [{ key: 'M', at: inches(13, 10), control: 1 }],
      force: [0, 0],
    });
    expect(story.plays('combat', 'melee').told('pool')[0]).toBe('pool attack 7');
  });
});
