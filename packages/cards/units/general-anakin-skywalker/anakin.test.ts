import { duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'general-anakin-skywalker';
const inch = 2540;

/** Anakin’s blow that wounds an enemy of a rank; a clone of the Republic stands by. */
const wounding = (rank: 'primary' | 'secondary' | 'supporting') =>
  skirmish({
    red: {
      anakin: { is, at: [10, 10] },
      clone: { at: [20, 20], tags: ['Galactic Republic'], rank: 'supporting' },
      stranger: { at: [24, 20], rank: 'supporting' },
      jedi: { at: [28, 20], tags: ['Galactic Republic'] },
    },
    blue: { enemy: { at: [13, 10], rank, stamina: 2 }, other: { at: [30, 30] } },
    activates: 'anakin',
    attackDice: 'ss',
    force: [1, 3],
    sides: [{ force: { ready: 1, pool: 4 } }, {}],
  }).plays('combat', 'melee', 'n1', 'stop');

describe('Force Jump', () => {
  it('[CR-MOVE-04] lets him jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('force-jump');
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.chooses('jump', { to: [12, 10] }).character('attacker').x).toBe(12 * inch);
  });
});

describe('I’m Going to End This', () => {
  const after = (attack: readonly string[] = ['decline']) =>
    duel({ attacker: { is } }).plays('combat', ...attack, 'im-going-to-end-this@attacker');

  it('[R-CARD-13] lets him change his stance and keep his flip', () => {
    const story = after().chooses('yes');
    expect(story.unit('attacker').stance).toBe(1);
    expect(story.plays('decline').offered).toContain('flip');
  });

  it('then lets him make a Melee attack, which is no Combat action', () => {
    const story = after().plays('no', 'melee');
    expect(story.told('attack')).toEqual(['attack attacker.1 defender.1 melee']);
    expect(story.told('action')).toEqual(['action attacker combat']);
  });

  it('is no Ranged attack', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } });
    expect(story.plays('combat', 'decline', 'im-going-to-end-this@attacker', 'no').told('attack')).toEqual([]);
  });

  it('answers no other action', () => {
    expect(duel({ attacker: { is } }).chooses('focus').asked).toBe('red DP-23');
  });
});

describe('Deflect', () => {
  it('[G-26] turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({
      attacker: { is: 'kalani-super-tactical-droid' },
      defender: { is, at: FAR },
    }).plays('combat', 'ranged', 'deflect@defender');
    expect(story.unit('attacker').damage).toBe(2);
  });

  it('[R-ABIL-4] is not offered without a failure, nor in a Melee attack', () => {
    const cleanly = duel({ attacker: { attack: 1 }, defender: { is, at: FAR }, attackDice: 'e' });
    expect(cleanly.plays('combat', 'ranged').asked).toBe('red DP-23');
    expect(duel({ attacker: { attack: 1 }, defender: { is } }).plays('combat', 'melee').asked).toBe('red DP-23');
  });

  it('[R-WND-7] wounds in his name: the Force of This Is Where the Fun Begins comes too', () => {
    const story = duel({
      attacker: { attack: 1, stamina: 2, rank: 'supporting' },
      defender: { is, at: FAR },
      sides: [{}, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'ranged', 'deflect@defender');
    expect(story.told('wounded')).toEqual(['wounded attacker']);
    expect(story.open.seats[1].forceReady).toBe(1);
  });
});

describe('This Is Where the Fun Begins', () => {
  it('[R-WND-3] refreshes a Force for a wound, after the attack', () => {
    expect(wounding('supporting').open.seats[0].forceReady).toBe(2);
  });

  it('does no more for a Supporting Unit', () => {
    const story = wounding('supporting').plays('pass', 'end');
    expect([story.told('token'), story.open.activation]).toEqual([[], null]);
  });

  it('for a Secondary lets Secondary and Supporting Units of the Republic dash as his activation ends', () => {
    const story = wounding('secondary').chooses('pass').chooses('end');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.open.decision?.about).toEqual({ character: story.name('clone.1') });
    expect(story.chooses('decline').told('token')).toEqual([]);
  });

  it('[CR-STRUG-04] for a Primary moves the Struggle token one space as well', () => {
    expect(wounding('primary').plays('pass', 'end', 'decline').told('token')).toEqual(['token 1 red']);
  });

  it('[R-ACT-6, CR-ACT-28] comes also where his own wound has ended the activation', () => {
    const story = skirmish({
      red: {
        anakin: { is, at: [10, 10], damage: 9 },
        clone: { at: [20, 20], tags: ['Galactic Republic'], rank: 'supporting' },
      },
      blue: { enemy: { at: [13, 10], stamina: 2, has: ['riposte'] } },
      activates: 'anakin',
      attackDice: 's',
    }).plays('combat', 'melee', 'n1', 'riposte@enemy', 'pass');
    expect(story.told('wounded')).toEqual(['wounded enemy', 'wounded anakin']);
    expect(story.chooses('decline').told('token')).toEqual(['token 1 red']);
  });

  it('[R-WND-7] is not for wounds of others', () => {
    const story = skirmish({
      red: { anakin: { is, at: [10, 20] }, friend: { at: [10, 10] } },
      blue: { enemy: { at: [13, 10], stamina: 2 } },
      activates: 'friend',
      attackDice: 'ss',
      sides: [{ force: { ready: 1, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1', 'n2');
    expect(story.told('wounded')).toEqual(['wounded enemy']);
    expect(story.open.seats[0].forceReady).toBe(1);
  });
});
