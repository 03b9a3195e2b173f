import { duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'del-meeko-inferno-squad';

describe('Trick Shot', () => {
  it('deals a damage to somebody in sight, and takes Hunker tokens off', () => {
    const story = skirmish({
      red: { meeko: { is, at: [10, 10] } },
      blue: { enemy: { at: FAR, hunker: 2 } },
      activates: 'meeko',
      moment: { phase: 'start' },
    });
    expect(story.unit('enemy')).toMatchObject({ damage: 1, hunker: 0 });
  });
});

describe('Covert Operations', () => {
  it('[CR-KEY-04] focuses him with Sharpshooter 1 if he ends his dash within Range 4 of an enemy', () => {
    const story = duel({ attacker: { is }, defender: { at: [19, 10] }, force: [9, 0] })
      .plays('covert-operations')
      .chooses('dash', { to: [12, 10] });
    expect(story.offered).not.toContain('focus');
  });
});

describe('Deadeye', () => {
  it('[CR-COVER-01] leaves the target no Cover', () => {
    const pool = (hunker: number) =>
      duel({ attacker: { is }, defender: { at: FAR, hunker } })
        .plays('combat', 'ranged')
        .told('pool')[1];
    expect(pool(1)).toBe(pool(0));
  });
});

describe('Special Forces Sniper', () => {
  const shot = (more: object = {}) =>
    duel({ attacker: { is, ...more }, defender: { at: FAR }, defenseDice: 'bbbb', force: [0, 0] }).plays(
      'combat',
      'ranged',
    );

  it('[CR-ACT-09] lets him make a second Combat action', () => {
    expect(shot().offered).toContain('combat');
    expect(shot().plays('combat', 'ranged').told('attack')).toHaveLength(2);
  });

  it('[CR-ACT-09] but no third, and no other action beside them', () => {
    const story = shot().plays('combat', 'ranged');
    expect(story.offered).not.toContain('combat');
    expect(story.offered).not.toContain('focus');
  });

  it('[CR-ACT-11] is one for everybody else, and any other action once for him', () => {
    expect(duel({ defender: { at: FAR } }).plays('combat', 'ranged').offered).not.toContain('combat');
    expect(duel({ attacker: { is }, defender: { at: [33, 33] } }).plays('focus').offered).not.toContain('focus');
  });

  it('is a Combat action like any other to the Coordinated Fire of Dark Troopers', () => {
    const story = duel({
      attacker: { is },
      red: {
        dark: {
          is: 'dark-troopers',
          at: [
            [12, 13],
            [12, 16],
          ],
        },
      },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');
    expect(story.offered).toContain('coordinated-fire-strained-galactic-empire@dark');
  });
});
