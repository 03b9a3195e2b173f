import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'arf-clone-troopers';
const at = [
  [8, 13],
  [8, 16],
] as const;

describe('Defensive Maneuver', () => {
  it('gives a Hunker token if anybody dashed', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [33, 33] } }).plays('defensive-maneuver', 'attacker.1');
    expect(
      story
        .chooses('dash', { to: [9, 13] })
        .chooses('decline')
        .unit('attacker').hunker,
    ).toBe(1);
  });
});

describe('Supporting Fire', () => {
  const option = 'supporting-fire-dash-galactic-republic@arf';
  const shot = (tags: readonly string[], more: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags, attack: 1 },
      red: { arf: { is, at, ...more } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('lets an attacker of the Republic dash after its attack', () => {
    expect(shot(['Galactic Republic']).plays(option).offered).toEqual(['dash', 'decline']);
  });

  it('not others, nor out of Range 5', () => {
    expect(shot(['Jedi']).offered).not.toContain(option);
    expect(
      shot(['Galactic Republic'], {
        at: [
          [33, 33],
          [33, 36],
        ],
      }).offered,
    ).not.toContain(option);
  });

  it('takes the attacker from Super Commandos, whose No Mercy hurts it', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'], attack: 1 },
      red: { arf: { is, at } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      force: [9, 0],
    }).plays('combat', 'melee', option);
    expect(
      story
        .chooses('dash', { to: [7, 10] })
        .told('suffered')
        .at(-1),
    ).toBe('suffered attacker 2');
  });
});

describe('Brothers in Arms', () => {
  it('[CR-KEY-09] is Steadfast with a Hunker token', () => {
    const shoved = (hunker: number) =>
      duel({
        attacker: { tree: path(['shove']) },
        defender: { is, at: [FAR, [33, 33]], hunker },
        attackDice: 'ss',
        force: [0, 0],
      })
        .plays('combat', 'ranged', 'n1')
        .offered.includes('push');
    expect([shoved(1), shoved(0)]).toEqual([false, true]);
  });
});

describe('Lay Low', () => {
  const changes = (hunker: number, type: 'melee' | 'ranged' = 'ranged') =>
    duel({ defender: { is, at: [type === 'ranged' ? FAR : [13, 10], [33, 33]], hunker }, force: [0, 0] })
      .plays('combat', type)
      .told('dice');

  it('adds an expertise to their defense against a Ranged attack while they have a Hunker token', () => {
    expect(changes(1)).toEqual(['dice defense add  expertise']);
  });

  it('not without one, nor against a Melee attack', () => {
    expect([changes(0), changes(1, 'melee')]).toEqual([[], []]);
  });

  it('stands beside the Cover that Got You in My Sights takes away', () => {
    const story = duel({
      attacker: { is: 'gar-saxon-merciless-commander' },
      defender: { is, at: [FAR, [33, 33]], hunker: 1 },
      force: [0, 0],
    }).plays('combat', 'ranged');
    expect([story.told('pool')[1], story.told('dice')]).toEqual(['pool defense 4', ['dice defense add  expertise']]);
  });
});
