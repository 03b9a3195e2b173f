import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'fil-s-clones';
const BESIDE = [
  [13, 15],
  [13, 18],
] as const;

describe('Defensive Maneuver', () => {
  it('gives a Hunker token after a dash', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: [30, 30] } });
    story
      .plays('defensive-maneuver', 'attacker.1')
      .chooses('dash', { to: [12, 10] })
      .plays('decline');
    expect(story.unit('attacker').hunker).toBe(1);
  });
});

describe('Supporting Fire', () => {
  const option = 'supporting-fire-heal-galactic-republic@clones';
  const shot = (attacker: Partial<Fighter> = {}, at: Fighter['at'] = BESIDE) =>
    duel({
      attacker: { tags: ['Galactic Republic'], damage: 2, ...attacker },
      red: { clones: { is, at } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('lets another of the Republic within Range 5 heal after its attack', () => {
    expect(shot().plays(option, 'attacker:damage').unit('attacker').damage).toBe(1);
  });

  it('[R-ABIL-4] is not offered for others, far away, or where there is nothing to heal', () => {
    expect(shot({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(
      shot({}, [
        [30, 30],
        [30, 27],
      ] as const).offered,
    ).not.toContain(option);
    expect(shot({ damage: 0 }).offered).not.toContain(option);
  });

  it('heals Anakin after what a Riposte has cost him', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker', has: [], damage: 2 },
      red: { clones: { is, at: BESIDE } },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [9, 0],
    }).plays('combat', 'melee');
    expect(story.offered).toContain(option);
  });
});

describe('We Can Take Him Down Easy', () => {
  it('adds two dice against a Primary', () => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: FAR }, force: [9, 0] });
    story.plays('combat', 'attacker.1', 'ranged', 'we-can-take-him-down-easy@attacker');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });
});

describe('Brothers in Arms', () => {
  it('[CR-KEY-09] is Steadfast while they have a Hunker token', () => {
    const at = [FAR, [30, 30]] as const;
    const story = duel({ attacker: { tree: path(['shove']) }, defender: { is, at, hunker: 1 }, attackDice: 's' });
    expect(story.plays('combat', 'ranged', 'n1').offered).not.toContain('push');
  });
});
