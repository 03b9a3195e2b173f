import { duel, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'covert-mandalorians';
const at = [
  [10, 10],
  [10, 6],
] as const;

describe('Jet Pack', () => {
  it('[CR-MOVE-04] lets each jump', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('jet-pack', 'attacker.1');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('Mandalorian Armaments', () => {
  const armed = (arm: string) =>
    duel({ attacker: { is, at }, defender: { at: [30, 30] } })
      .plays('mandalorian-armaments', arm)
      .told('keyword')
      .join();

  it('[CR-KEY-04] is Sharpshooter 1 or Impact 1, as they choose', () => {
    expect([armed('sharpshooter'), armed('impact')]).toEqual([
      expect.stringContaining('sharpshooter'),
      expect.stringContaining('impact'),
    ]);
  });

  it('is not both at once', () => {
    const told = duel({ attacker: { is, at }, defender: { at: [30, 30] } })
      .plays('mandalorian-armaments', 'impact')
      .told('keyword');
    expect(told).toHaveLength(1);
  });

  it('adds a die to a shot at somebody whom the Crew of the Ghost covers', () => {
    const hera = { is: 'hera-syndulla-spectre-2', at: [20, 14] } as const;
    const story = duel({
      attacker: { is, at },
      defender: { at: [17, 10], tags: ['Rebel Alliance'] },
      blue: { hera },
      force: [9, 0],
    }).plays('mandalorian-armaments', 'sharpshooter', 'focus', 'combat', 'attacker.1', 'ranged');
    expect(story.told('pool')).toEqual(['pool attack 7', 'pool defense 3']);
  });
});

describe('Mandalorians are Stronger Together', () => {
  it('[R-CARD-15] focuses both after a Move action beside each other', () => {
    const story = skirmish({
      red: { unit: { is, at } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
    }).plays('move', 'unit.1', 'decline', 'decline', 'mandalorians-are-stronger-together@unit');
    expect(story.offered).not.toContain('focus');
  });
});

describe('Our Secrecy is Our Survival', () => {
  const struck = (deck: readonly string[]) =>
    duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      sides: [{}, { deck, discard: deck.length > 0 ? [] : ['b1'] }],
      attackDice: 's',
    })
      .plays('combat', 'melee', 'n1')
      .told('suffered');

  it('[CR-KEY-06] is Protection while their Order Card is in the deck', () => {
    expect(struck(['b1'])).toEqual(['suffered defender 1']);
  });

  it('is none once the card is used', () => expect(struck([])).toEqual(['suffered defender 2']));

  it('protects from an attack, not from the damage of No Mercy', () => {
    const story = duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [2, 30],
        ],
      },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('move', 'attacker.1');
    expect(story.chooses('dash', { to: [7.5, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});
