import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'the-mandalorian';

describe('A Clan of Two', () => {
  const acting = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ally: { at: [10, 13], tags: ['Scoundrel'], ...ally } },
      defender: { at: [16, 10] },
    }).plays('a-clan-of-two', 'decline');

  it('lets him dash, then attack, or push an enemy within Range 3 away', () => {
    expect(acting().offered).toEqual(['attack', 'push', 'no']);
    expect(acting().plays('attack', 'ranged').told('pool')[0]).toBe('pool attack 5');
    const story = acting()
      .plays('push')
      .chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBeGreaterThan(16 * 2540);
  });

  it('is a dash alone beside an ally of another kind', () => {
    expect(acting({ tags: ['Rebel Alliance'] }).asked).toBe('red DP-23');
    expect(acting({ tags: ['Rebel Alliance'], at: [33, 33] }).offered).toContain('attack');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = duel({ attacker: { is }, defender: { is: 'asajj-ventress-sith-assassin' } }).plays(
      'a-clan-of-two',
      'decline',
      'attack',
      'melee',
    );
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('Fearless and Inventive', () => {
  it('adds two dice for a further enemy in the fight', () => {
    const story = duel({ attacker: { is }, blue: { other: { at: [10, 13] } }, force: [9, 0] });
    story.plays('combat', 'melee', 'defender.1', 'fearless-and-inventive@attacker');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });
});

describe('Do the Magic Hand Thing', () => {
  it('turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, at: FAR } }).plays('combat', 'ranged');
    expect(story.plays('do-the-magic-hand-thing@defender').unit('attacker').damage).toBe(2);
  });
});

describe('This Is the Way', () => {
  const fallen = (mando: Partial<Fighter> = {}, ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: {
        mando: { is, at: [16, 16], damage: 3, ...mando },
        ally: { at: [16, 19], tags: ['Mandalorian'], conditions: ['pinned'], ...ally },
      },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets him heal twice and reposition when an enemy Wounds another allied Unit', () => {
    const story = fallen();
    expect(story.offered).toContain('mando:damage');
    story.plays('mando:damage', 'mando:damage');
    expect([story.unit('mando').damage, story.offered]).toEqual([1, ['reposition', 'decline']]);
  });

  it('then lets others of his kind near lose a condition and take cover', () => {
    const story = fallen({ damage: 0 }).plays('decline', 'decline', 'yes');
    expect([story.unit('ally').conditions, story.offered]).toEqual([[], ['yes', 'no']]);
    expect(story.plays('yes').unit('ally').hunker).toBe(1);
  });

  it('not others, nor far away', () => {
    expect(fallen({ damage: 0 }, { tags: ['Jedi'] }).plays('decline', 'decline').asked).toBe('red DP-23');
    expect(fallen({ damage: 0 }, { at: [33, 33] }).plays('decline').asked).toBe('red DP-23');
  });

  it('comes beside Princess Leia, for whom Somebody’s Gotta Save Our Skins', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { mando: { is, at: [16, 16] }, leia: { is: 'princess-leia-charming-to-the-last', at: [30, 30] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect(story.offered).toEqual(expect.arrayContaining(['this-is-the-way@mando']));
  });
});
