import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'cc-2224-clone-commander-cody';
const inch = 2540;

describe('We’ve Got a Big Problem', () => {
  const starting = (enemy: Partial<Fighter> = {}, cody: Fighter['at'] = [10, 10]) =>
    skirmish({
      red: { cody: { is, at: cody } },
      blue: { enemy: { at: [17, 11], ...enemy } },
      objectives: [{ key: 'M', at: [16 * inch, 10 * inch, 0], active: true }],
      activates: 'cody',
      moment: { phase: 'start' },
    });

  it('[R-MOVE-5] lets him jump Toward an Active objective', () => {
    const story = starting();
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.tries('jump', { to: [8, 10] }).refusal).not.toBe(null);
    expect(story.chooses('jump', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });

  it('then Exposes an enemy within Range 3 who contests it', () => {
    expect(starting().chooses('decline').unit('enemy').conditions).toEqual(['exposed']);
  });

  it('Exposes nobody who does not, or is farther away', () => {
    expect(
      starting({ at: [10, 15] })
        .chooses('decline')
        .unit('enemy').conditions,
    ).toEqual([]);
    expect(starting({}, [4, 4]).chooses('decline').unit('enemy').conditions).toEqual([]);
  });

  it('lets Obi-Wan heal, whom Greater Purpose keeps from being Exposed', () => {
    const story = starting({ is: 'obi-wan-kenobi-out-of-hiding', damage: 1 }).chooses('decline');
    expect(story.offered).toEqual(['enemy:damage', 'decline']);
  });
});

describe('Defensive Maneuver', () => {
  it('[G-25] a dash, and a Hunker token if it was made', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('defensive-maneuver');
    expect(story.chooses('dash', { to: [12, 10] }).unit('attacker').hunker).toBe(1);
  });
});

describe('Bring It Down', () => {
  const shooting = (clones: Partial<Fighter> = {}, cody: Fighter['at'] = [10, 14], attackDice = 'fffcsss') =>
    skirmish({
      red: {
        clones: { at: [10, 10], tags: ['Clone Trooper'], rank: 'supporting', hunker: 1, ...clones },
        cody: { is, at: cody },
      },
      blue: { enemy: { at: FAR } },
      activates: 'clones',
      attackDice,
      force: [0, 0],
    }).plays('combat', 'ranged');

  it('[CR-ATK-15] rerolls up to two failures of a Supporting clone with a Hunker token', () => {
    const story = shooting();
    expect(story.asked).toBe('red DP-43');
    expect(story.told('rolled').length).toBeGreaterThan(0);
  });

  it('is for no others, nor farther away, nor without the token', () => {
    expect(shooting({ hunker: 0 }).asked).not.toBe('red DP-43');
    expect(shooting({ rank: 'secondary' }).asked).not.toBe('red DP-43');
    expect(shooting({ tags: ['Trooper'] }).asked).not.toBe('red DP-43');
    expect(shooting({}, [33, 33]).asked).not.toBe('red DP-43');
  });

  it('asks nothing where no failure was rolled', () => {
    expect(shooting({}, [10, 14], 'cccc').asked).not.toBe('red DP-43');
  });

  it('helps the 501st, whatever Coordinated Fire did before', () => {
    const at = [
      [10, 10],
      [10, 6],
    ] as const;
    const story = skirmish({
      red: { clones: { is: '501st-clone-troopers', at, hunker: 1 }, cody: { is, at: [10, 14] } },
      blue: { enemy: { at: FAR } },
      activates: 'clones',
      force: [0, 0],
    }).plays('combat', 'clones.1', 'ranged');
    expect(story.asked).toBe('red DP-43');
  });
});

describe('Say Goodnight, Clanker', () => {
  const shot = (defender: Partial<Fighter>, ...first: readonly string[]) =>
    duel({ attacker: { is }, defender: { at: FAR, ...defender } })
      .plays(...first, 'combat', 'ranged')
      .told('pool');

  it('[CR-KEY-04] is Sharpshooter 2', () => expect(shot({}, 'focus')[0]).toBe('pool attack 9'));

  it('[R-COVER-6] leaves the target without Cover', () => expect(shot({ hunker: 2 })[1]).toBe('pool defense 2'));

  it('[CR-KEY-05] adds no dice without a Focus action', () => expect(shot({})[0]).toBe('pool attack 6'));

  it('shoots past Crew of the Ghost', () => {
    const story = duel({
      attacker: { is },
      defender: { at: FAR, tags: ['Rebel Alliance'] },
      blue: { hera: { is: 'hera-syndulla-spectre-2', at: [17, 16] } },
    }).plays('combat', 'ranged', 'defender.1');
    expect(story.told('pool')[1]).toBe('pool defense 2');
  });
});
