import { duel, FAR, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = '212th-clone-troopers';
const at = [
  [10, 10],
  [10, 6],
] as const;

describe('Defensive Maneuver', () => {
  it('[G-25] each may dash, and a Hunker token if anybody did', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('defensive-maneuver', 'attacker.1');
    story.chooses('dash', { to: [12, 10] }).chooses('decline');
    expect(story.unit('attacker').hunker).toBe(1);
  });
});

describe('Coordinated Fire', () => {
  it('Pins the target of another Republic Unit', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: {
        clones: {
          is,
          at: [
            [8, 8],
            [8, 6],
          ],
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-pinned-galactic-republic@clones');
    expect(story.told('condition')[0]).toBe('condition defender pinned');
  });
});

describe('Brothers in Arms', () => {
  it('[CR-KEY-09] keeps them where they are while they have a Hunker token', () => {
    const shoved = (hunker: number) =>
      duel({
        attacker: { tree: path(['shove']), attack: 1 },
        defender: {
          is,
          hunker,
          at: [
            [17, 10],
            [30, 30],
          ],
        },
        attackDice: 's',
      }).plays('combat', 'ranged', 'n1').offered;
    expect([shoved(0).includes('push'), shoved(1).includes('push')]).toEqual([true, false]);
  });
});

describe('Clone Marksmen', () => {
  it('[CR-KEY-04] are Sharpshooters 1', () => {
    const story = duel({ attacker: { is, at }, defender: { at: FAR } }).plays(
      'focus',
      'combat',
      'attacker.1',
      'ranged',
    );
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});
