import { duel, FAR, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'lando-and-r2-d2-inside-job';
const at = [
  [10, 10],
  [10, 20],
] as const;

describe('Mingle', () => {
  const mingling = (enemy: readonly [number, number]) =>
    duel({ attacker: { is, at }, defender: { at: enemy } }).plays('mingle', 'attacker.1').offered;

  it('[R-CARD-6] lets each dash, or advance with no enemy within Range 3 of either', () => {
    expect(mingling([33, 33])).toEqual(['dash', 'advance', 'decline']);
  });

  it('is a dash alone with one there', () => {
    expect(mingling([16, 10])).toEqual(['dash', 'decline']);
    expect(mingling([16, 20])).toEqual(['dash', 'decline']);
  });

  it('takes them from Super Commandos by a dash, and No Mercy hurts them', () => {
    const story = duel({
      attacker: { is, at },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('mingle', 'attacker.1');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Element of Surprise', () => {
  const option = 'element-of-surprise@attacker';
  const fighting = (attackDice: string) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [16, 10],
        ],
      },
      defender: { defense: 8 },
      attackDice,
      defenseDice: 'bbbbbbbbbbbbbbbb',
      force: [9, 0],
    }).plays('combat', option, 'attacker.1', 'melee');

  it('[R-CARD-3] adds two dice to each attack of the action', () => {
    const story = fighting('ssssssss');
    expect(
      story
        .plays('melee')
        .told('pool')
        .filter((line) => line === 'pool attack 8'),
    ).toHaveLength(2);
  });

  it('Exposes them after an attack with two failures, not after one', () => {
    expect(fighting('ssssssff').unit('attacker').conditions).toEqual(['exposed']);
    expect(fighting('sssssssf').unit('attacker').conditions).toEqual([]);
  });

  it('is not offered at actions of others', () => {
    const story = duel({
      red: {
        pair: {
          is,
          at: [
            [20, 20],
            [23, 20],
          ],
        },
      },
      force: [9, 0],
    }).plays('combat');
    expect(story.offered).not.toContain('element-of-surprise@pair');
  });

  it('makes attacks that Ventress may Riposte', () => {
    const story = duel({
      attacker: { is, at },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [9, 9],
    }).plays('combat', option, 'attacker.1', 'melee');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('Forward Planning', () => {
  it('takes a condition off a Secondary Unit within Range 4 that starts its activation', () => {
    const story = skirmish({
      red: { ally: { at: [10, 13], rank: 'secondary', conditions: ['pinned'] }, pair: { is, at } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'ally',
      moment: { phase: 'start' },
    }).plays('forward-planning@pair', 'yes');
    expect(story.unit('ally').conditions).toEqual([]);
  });
});

describe('Clever Disguise', () => {
  it('[CR-GEN-10] keeps them from Ranged attacks while their Order Card is in the deck', () => {
    const shooting = (discard: readonly string[]) =>
      duel({
        defender: { is, at: [FAR, [33, 33]] },
        blue: { other: { at: [17, 14] }, third: { at: [14, 17] } },
        sides: [{}, { deck: ['b1', 'b2', 'b3', 'shatterpoint'].filter((card) => !discard.includes(card)), discard }],
      }).plays('combat', 'ranged').offered;
    expect(shooting([])).not.toContain('defender.1');
    expect(shooting(['b1'])).toContain('defender.1');
  });
});
