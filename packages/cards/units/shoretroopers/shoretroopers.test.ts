import { active, duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'shoretroopers';
const INCH = 2540;
const at = [
  [10, 10],
  [30, 5],
] as const;

describe('Defensive Maneuver', () => {
  it('gives a Hunker token if anybody dashed', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [33, 33] } })
      .plays('defensive-maneuver', 'attacker.1')
      .chooses('dash', { to: [12, 10] })
      .plays('decline');
    expect(story.unit('attacker').hunker).toBe(1);
  });
});

describe('For the Empire!', () => {
  it('[CR-ABIL-02] pushes an enemy they fight away, and Exposes them', () => {
    const story = duel({ attacker: { is, at } }).plays('ability');
    expect(story.chooses('push', { direction: [1, 0] }).unit('attacker').conditions).toEqual(['exposed']);
  });
});

describe('Garrison Force', () => {
  const volley = active(
    0,
    { do: 'choose', bind: 'own', from: { of: 'character', side: 'other-allied', rank: ['supporting'] } },
    { do: 'attack', who: { bound: 'own' }, dice: 5 },
  );
  const ordered = (hunker: number) =>
    duel({
      attacker: { has: ['volley'], at: [5, 5] },
      red: { troopers: { is, at, hunker } },
      defender: { at: FAR },
      abilities: { volley },
    })
      .plays('volley', 'troopers.1', 'ranged')
      .told('pool')[0];

  it('is a die more behind a Hunker token in another’s activation', () => {
    expect(ordered(1)).toBe('pool attack 6');
  });

  it('not without one, nor in their own activation', () => {
    expect(ordered(0)).toBe('pool attack 5');
    const own = duel({ attacker: { is, at, hunker: 1 }, defender: { at: FAR } }).plays(
      'combat',
      'attacker.1',
      'ranged',
    );
    expect(own.told('pool')[0]).toBe('pool attack 6');
  });

  const struck = (x: number, tree: Fighter['tree'] = path(['shove'])) =>
    duel({
      attacker: { ...(tree && { tree }) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-09, CR-KEY-06] is Steadfast and Protection for who contests an Active objective', () => {
    expect([struck(14).offered.includes('push'), struck(30).offered.includes('push')]).toEqual([false, true]);
    const hurt = path(['damage', 'damage', 'damage']);
    expect([struck(14, hurt).unit('defender').damage, struck(30, hurt).unit('defender').damage]).toEqual([2, 3]);
  });

  it('helps when Veers says I Will Have Results', () => {
    const story = duel({
      attacker: { is: 'general-veers-tactical-genius', at: [10, 14] },
      red: { troopers: { is, at, hunker: 1 } },
      defender: { at: FAR },
    }).plays('i-will-have-results', 'decline', 'attack', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 6');
  });
});

describe('Only Imperial Stormtroopers Are So Precise', () => {
  it('[CR-KEY-04] is Sharpshooter 1', () => {
    const story = duel({ attacker: { is, at }, defender: { at: FAR } }).plays(
      'focus',
      'combat',
      'attacker.1',
      'ranged',
    );
    expect(story.told('pool')[0]).toBe('pool attack 8');
  });
});
