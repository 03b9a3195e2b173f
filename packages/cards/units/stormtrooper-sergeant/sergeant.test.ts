import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'stormtrooper-sergeant';
const TWO = [
  [20, 10],
  [20, 14],
] as const;

describe('Inexorable Advance', () => {
  const starting = (troopers: Partial<Fighter> = {}, enemy: readonly [number, number] = [30, 30]) =>
    skirmish({
      red: {
        sergeant: { is, at: [10, 10] },
        troopers: { at: TWO, tags: ['Galactic Empire'], rank: 'supporting', ...troopers },
      },
      blue: { enemy: { at: enemy } },
      activates: 'sergeant',
      moment: { phase: 'start' },
    });

  it('lets each of a Supporting Unit advance, for one damage in all', () => {
    const story = starting()
      .plays('troopers.1')
      .chooses('advance', { to: [22, 10] });
    expect(story.chooses('advance', { to: [22, 14] }).told('suffered')).toEqual(['suffered troopers 1']);
  });

  it('[R-ABIL-8] costs nothing where nobody did', () => {
    expect(starting().plays('troopers.1', 'decline', 'decline').told('suffered')).toEqual([]);
  });

  it('[R-MOVE-4] costs nothing where they dashed, being Engaged', () => {
    const story = starting({}, [23, 10])
      .plays('troopers.1')
      .chooses('dash', { to: [20, 9] });
    expect(story.plays('decline').told('suffered')).toEqual([]);
  });

  it('asks nothing without such a Unit', () => {
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(starting({ tags: ['Trooper'] }).asked).toBe('red DP-23');
  });

  it('costs nothing where they dash from Super Commandos, whose No Mercy hurts them', () => {
    const story = skirmish({
      red: { sergeant: { is, at: [10, 20] }, troopers: { is: 'stormtroopers', at: TWO } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [23, 10],
            [33, 33],
          ] as const,
        },
      },
      activates: 'sergeant',
      moment: { phase: 'start' },
    }).plays('troopers.1');
    story.chooses('dash', { to: [17, 10] }).plays('decline');
    expect(story.told('suffered')).toEqual(['suffered troopers 2']);
  });
});

describe('Imperial Firepower', () => {
  const firing = (ally: Partial<Fighter> = {}, at: readonly [number, number] = FAR) =>
    duel({
      attacker: { is },
      red: { ally: { at: [12, 10], tags: ['Galactic Empire'], ...ally } },
      defender: { at },
      force: [9, 0],
    });

  it('[R-CARD-4] Pins or Disarms an enemy within Range 4 of two of the Empire', () => {
    expect(firing().plays('imperial-firepower').offered).toEqual(['pinned', 'disarmed']);
    expect(firing().plays('imperial-firepower', 'disarmed').unit('defender').conditions).toEqual(['disarmed']);
  });

  it('[R-ABIL-4] is not offered where only one of them is near', () => {
    expect(firing({ at: [2, 2] }).offered).not.toContain('imperial-firepower');
    expect(firing({ tags: ['Sith'] }).offered).not.toContain('imperial-firepower');
    expect(firing({}, [30, 30]).offered).not.toContain('imperial-firepower');
  });

  it('counts the Fifth Brother, whose Enfeeble waits for another Inquisitor', () => {
    const story = firing({ is: 'fifth-brother' }).plays('imperial-firepower', 'disarmed');
    expect(story.unit('defender').conditions).toEqual(['disarmed']);
  });
});

describe('Coordinated Offensive', () => {
  const option = 'coordinated-offensive@sergeant';
  const shooting = (attacker: Partial<Fighter> = {}, red: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: { tags: ['Stormtrooper'], ...attacker },
      red: { sergeant: { is, at: [13, 15] }, ...red },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('adds a die for each other Unit of Stormtroopers near the target', () => {
    expect(shooting().plays(option).told('pool')[0]).toBe('pool attack 5');
    const more = shooting({}, { others: { at: [14, 14], tags: ['Stormtrooper'] } });
    expect(more.plays(option).told('pool')[0]).toBe('pool attack 6');
  });

  it('is not for others', () => expect(shooting({ tags: ['Trooper'] }).offered).not.toContain(option));

  it('helps the sergeant himself where others are near', () => {
    const story = duel({
      attacker: { is },
      red: { others: { at: [14, 14], tags: ['Stormtrooper'] } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged', 'coordinated-offensive@attacker');
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });
});

describe('Only Imperial Stormtroopers Are So Precise', () => {
  const pool = (how: 'melee' | 'ranged', attacker: Partial<Fighter> = { is }) =>
    duel({ attacker, defender: how === 'ranged' ? { at: FAR } : {}, force: [0, 0] })
      .plays('focus', 'combat', how)
      .told('pool')[0];

  it('[CR-KEY-04] is Sharpshooter 1', () => expect(pool('ranged')).toBe('pool attack 8'));

  it('is none in Melee', () => expect(pool('melee')).toBe('pool attack 6'));

  it('is a die more against somebody behind Our Secrecy is Our Survival', () => {
    const at = [FAR, [30, 30]] as const;
    const story = duel({ attacker: { is }, defender: { is: 'covert-mandalorians', at }, force: [0, 0] });
    expect(story.plays('focus', 'combat', 'ranged').told('pool')[0]).toBe('pool attack 8');
  });
});
