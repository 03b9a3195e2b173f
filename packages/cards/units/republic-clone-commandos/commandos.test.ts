import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'republic-clone-commandos';

describe('Defensive Maneuver', () => {
  const moving = (kind: 'dash' | 'climb') => {
    const story = duel({ attacker: { is, at: PAIR }, defender: { at: [30, 30] } });
    story
      .plays('defensive-maneuver', 'attacker.1')
      .chooses(kind, { to: [11, 10] })
      .plays('decline');
    return story.unit('attacker').hunker;
  };

  it('gives a Hunker token after a dash', () => expect(moving('dash')).toBe(1));

  it('[R-ABIL-8, R-MOVE-4] gives none for a climb that their cables put in its place', () => {
    expect(moving('climb')).toBe(0);
  });
});

describe('Coordinated Fire', () => {
  const option = 'coordinated-fire-damage-galactic-republic@clones';
  const shooting = (
    attacker: Partial<Fighter> = {},
    at: Fighter['at'] = [
      [13, 15],
      [13, 18],
    ] as const,
  ) =>
    duel({
      attacker: { tags: ['Galactic Republic'], ...attacker },
      red: { clones: { is, at } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('deals a damage to the target of another of the Republic within Range 5', () => {
    expect(shooting().plays(option).told('suffered')).toEqual(['suffered defender 1']);
  });

  it('[R-ABIL-4] is not offered for others, nor beyond it', () => {
    expect(shooting({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(
      shooting({}, [
        [2, 30],
        [5, 30],
      ] as const).offered,
    ).not.toContain(option);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: {
        clones: {
          is,
          at: [
            [13, 15],
            [13, 18],
          ] as const,
        },
      },
      defender: { is: 'lord-maul', at: FAR, damage: 10 },
      force: [9, 0],
    }).plays('combat', 'ranged', option);
    expect([story.unit('defender').wounded, story.told('attack').length]).toEqual([1, 1]);
  });
});

describe('Ascension Cables', () => {
  const moves = (unit: string) =>
    duel({ attacker: { is: unit, at: PAIR }, defender: { at: [30, 30] } }).plays('defensive-maneuver', 'attacker.1')
      .offered;

  it('[CR-KEY-08] is Scale: they may climb in place of a dash', () => expect(moves(is)).toContain('climb'));

  it('is nothing that other clones have', () => expect(moves('501st-clone-troopers')).not.toContain('climb'));

  it('lets them climb where Get a Move On, Soldier lets them dash', () => {
    const story = duel({
      attacker: { is: 'cc-7567-captain-rex' },
      red: {
        clones: {
          is,
          at: [
            [13, 13],
            [13, 16],
          ] as const,
        },
      },
      defender: { at: [30, 30] },
      moment: { phase: 'start' },
    });
    expect(story.plays('clones.1').offered).toContain('climb');
  });
});

describe('Brothers in Arms', () => {
  it('[CR-KEY-09] is Steadfast while they have a Hunker token', () => {
    const at = [FAR, [30, 30]] as const;
    const story = duel({ attacker: { tree: path(['shove']) }, defender: { is, at, hunker: 1 }, attackDice: 's' });
    expect(story.plays('combat', 'ranged', 'n1').offered).not.toContain('push');
  });
});

describe('Commando Armor', () => {
  it('[CR-KEY-06] is Protection', () => {
    const at = [
      [13, 10],
      [30, 30],
    ] as const;
    const story = duel({ attacker: { tree: path(['damage', 'damage']) }, defender: { is, at }, attackDice: 's' });
    expect(story.plays('combat', 'melee', 'n1').told('suffered')).toEqual(['suffered defender 1']);
  });
});
