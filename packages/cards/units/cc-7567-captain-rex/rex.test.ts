import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'cc-7567-captain-rex';
const inch = 2540;

describe('Get a Move On, Soldier', () => {
  const starting = (clone: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        rex: { is, at: [10, 10], has: ['get-a-move-on-soldier'] },
        clone: { at: [25, 25], tags: ['Galactic Republic'], ...clone },
        stranger: { at: [5, 25] },
      },
      blue: { enemy: { at: [30, 5], tags: ['Galactic Republic'] } },
      activates: 'rex',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets Rex or another of the Republic, however far away, be chosen', () => {
    expect([starting().asked, starting().offered]).toEqual(['red DP-34', ['rex.1', 'clone.1']]);
  });

  it('gives a dash and a Hunker token, either or both', () => {
    const story = starting()
      .chooses('clone.1')
      .chooses('dash', { to: [25, 23] })
      .chooses('yes');
    expect([story.character('clone').y, story.unit('clone').hunker]).toEqual([23 * inch, 1]);
    expect(starting().plays('rex.1', 'decline', 'yes').unit('rex').hunker).toBe(1);
    expect(starting().plays('rex.1', 'decline', 'no').unit('rex').hunker).toBe(0);
  });

  it('[CR-COVER-11] asks for no Hunker token where the Unit is Engaged', () => {
    expect(starting({ at: [30, 8] }).plays('clone.1', 'decline').asked).toBe('red DP-23');
  });

  it('[CR-ACT-06] gives a token that stays, since his own are lost before', () => {
    const story = skirmish({
      red: { rex: { is, at: [10, 10], has: ['get-a-move-on-soldier'], hunker: 2 } },
      blue: { enemy: { at: [30, 5] } },
      activates: 'rex',
      moment: { phase: 'start' },
    }).plays('decline', 'yes');
    expect(story.unit('rex').hunker).toBe(1);
  });
});

describe('Defensive Maneuver', () => {
  it('[G-25, CR-MOVE-02] a dash, and a Hunker token if it was made', () => {
    const rex = () => duel({ attacker: { is, has: ['defensive-maneuver'] }, defender: { at: [30, 30] } });
    expect(rex().plays('defensive-maneuver', 'decline').unit('attacker').hunker).toBe(0);
    const story = rex()
      .chooses('defensive-maneuver')
      .chooses('dash', { to: [12, 10] });
    expect(story.unit('attacker').hunker).toBe(1);
  });

  it('sets off Bring It On, Clankers for himself', () => {
    const story = duel({ attacker: { is, damage: 2 }, defender: { at: [30, 30] } });
    story.chooses('defensive-maneuver').chooses('dash', { to: [12, 10] });
    expect(story.offered).toEqual(['attacker:damage', 'decline']);
  });
});

describe('I’m Always First, Kid', () => {
  const shooting = (rex: Partial<Fighter> = {}, clones: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        clones: { at: [10, 10], tags: ['Clone Trooper'], rank: 'supporting', attack: 1, ...clones },
        rex: { is, at: [10, 13], has: ['im-always-first-kid'], ...rex },
      },
      blue: { enemy: { at: FAR }, other: { at: [17, 13] } },
      activates: 'clones',
    }).plays('combat', 'ranged', 'enemy.1');
  const ability = 'im-always-first-kid@rex';

  it('lets him dash and attack with five dice whom they targeted', () => {
    const story = shooting()
      .chooses(ability)
      .chooses('dash', { to: [11, 13] })
      .chooses('ranged');
    expect(story.told('attack').at(-1)).toBe('attack rex.1 enemy.1 ranged');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('gives no attack without the dash', () => {
    expect(shooting().plays(ability, 'decline').told('attack')).toHaveLength(1);
  });

  it('is not offered to Rex Wounded', () => {
    expect(shooting({ wounded: 1 }).asked).toBe('red DP-23');
  });

  it('[R-CARD-5] nor with the clones out of Range 3', () => {
    expect(shooting({ at: [10, 22] }).asked).toBe('red DP-23');
  });

  it('nor for others than Supporting clones', () => {
    expect(shooting({}, { rank: 'secondary' }).asked).toBe('red DP-23');
    expect(shooting({}, { tags: ['Trooper'] }).asked).toBe('red DP-23');
  });

  it('remembers both targets of a Unit with two characters', () => {
    const story = skirmish({
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [10, 10],
            [10, 16],
          ],
        },
        rex: { is, at: [10, 13], has: ['im-always-first-kid'] },
      },
      blue: { enemy: { at: FAR }, other: { at: [17, 16] }, third: { at: [17, 13] } },
      activates: 'clones',
    }).plays('combat', 'clones.1', 'ranged', 'enemy.1', 'ranged', 'other.1', ability);
    story.chooses('dash', { to: [11, 13] }).chooses('ranged');
    expect(story.offered).toEqual(['enemy.1', 'other.1']);
  });

  it('[R-ACT-1] is no Combat action: it is not answered by itself or by Coordinated Fire', () => {
    const story = shooting()
      .chooses(ability)
      .chooses('dash', { to: [11, 13] })
      .chooses('ranged');
    expect([story.told('action'), story.asked]).toEqual([['action clones combat'], 'red DP-23']);
  });
});

describe('Bring It On, Clankers', () => {
  const taking = (clone: Partial<Fighter>) =>
    skirmish({
      red: { clone: { at: [10, 10], damage: 2, ...clone }, rex: { is, at: [10, 14] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clone',
    }).plays('take-cover', 'decline');

  it('lets one of the clones that took a Hunker token heal', () => {
    const story = taking({ tags: ['Clone Trooper'] });
    expect(story.offered).toContain('clone:damage');
    expect(story.chooses('clone:damage').unit('clone').damage).toBe(1);
  });

  it('does not for others, or out of Range 3', () => {
    expect(taking({}).asked).toBe('red DP-23');
    expect(taking({ tags: ['Clone Trooper'], at: [30, 10] }).asked).toBe('red DP-23');
  });

  it('answers every token: the one of Get a Move On, Soldier too', () => {
    const story = skirmish({
      red: { rex: { is, at: [10, 10], damage: 1 } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'rex',
      moment: { phase: 'start' },
    }).plays('decline', 'yes');
    expect(story.offered).toEqual(['rex:damage', 'decline']);
  });
});

describe('Brothers in Arms', () => {
  const shoved = (hunker: number) =>
    duel({
      attacker: { is, has: [] },
      defender: { is, at: FAR, has: ['brothers-in-arms'], hunker },
      attackDice: 's',
    }).plays('combat', 'ranged', 'n2').offered;

  it('[CR-KEY-09] keeps him where he is while he has a Hunker token', () => {
    expect(shoved(1)).toEqual(['pull', 'decline']);
  });

  it('not without one', () => expect(shoved(0)).toEqual(['push', 'decline']));
});
