import { active, duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'darth-vader-jedi-hunter';

describe('Vader’s Fury', () => {
  const furious = (defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, has: ['vaders-fury', 'strike'] },
      defender,
      attackDice: 'cffffffc',
      abilities: { strike: active(0, { do: 'attack', who: 'self', types: ['melee'] }) },
    });

  it('lets him advance, and adds two damage to the pool of his next attack', () => {
    const story = furious().plays('vaders-fury');
    expect(story.offered).toContain('dash');
    expect(story.plays('decline', 'combat', 'melee', 'n1').told('suffered')).toEqual(['suffered defender 4']);
  });

  it('is for one attack alone', () => {
    const story = furious().plays('vaders-fury', 'decline', 'strike', 'melee', 'n1', 'combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 4', 'suffered defender 2']);
  });

  it('meets Pain is Weakness, which takes one of it off', () => {
    const story = furious({ is: 'savage-opress' }).plays('vaders-fury', 'decline', 'combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 3']);
  });
});

describe('Riposte', () => {
  it('[R-ABIL-4] turns two damage back for a failure in a Melee attack', () => {
    const story = duel({ defender: { is }, force: [0, 9] }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('The Sith Lord Strikes Back', () => {
  const option = 'the-sith-lord-strikes-back@defender';
  const wounded = (attacker: Partial<Fighter> = {}, defender: Partial<Fighter> = {}, way = 'melee') =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { is, damage: 11, ...defender },
      attackDice: 's',
      force: [9, 9],
    }).plays('combat', way, 'n1');

  it('[R-WND-3] lets him dash and strike whoever Wounded him, with five dice', () => {
    const story = wounded().plays(option, 'decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack defender.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers a wound by a Ranged attack too', () => {
    expect(wounded({}, { at: FAR }, 'ranged').offered).toContain(option);
  });

  it('answers no wound without an attack, and no attack without a wound', () => {
    expect(wounded({}, { damage: 3 }).offered).not.toContain(option);
    const story = duel({ attacker: { is: 'savage-opress' }, defender: { is, damage: 11 }, attackDice: 'ccccc' });
    expect(story.plays('dark-fury').asked).toBe('red DP-23');
  });

  it('strikes at Maul, who has no Revenge for a blow that does not Wound him', () => {
    const story = wounded({ is: 'lord-maul' });
    while (!story.offered.includes(option)) story.chooses(story.offered.at(-1) ?? '');
    story.plays(option, 'decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack defender.1 attacker.1 melee');
    expect(story.offered).not.toContain('revenge-i-must-have-revenge@attacker');
  });
});

describe('Your Hatred Makes You Powerful', () => {
  const striking = (attacker: Partial<Fighter>, way: readonly string[] = ['combat', 'melee']) =>
    duel({
      attacker: { tags: ['Galactic Empire'], has: ['strike'], ...attacker },
      red: { vader: { is, at: [2, 2] } },
      abilities: { strike: active(0, { do: 'attack', who: 'self', types: ['melee'] }) },
    }).plays(...way);

  it('adds three dice to the Melee attack of one of Empire or Republic who suffers two damage', () => {
    const story = striking({});
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('yes').told('suffered', 'pool').slice(0, 2)).toEqual(['suffered attacker 2', 'pool attack 7']);
    expect(striking({ tags: ['Galactic Republic'] }).offered).toEqual(['yes', 'no']);
  });

  it('adds none to who does not', () => expect(striking({}).chooses('no').told('pool')[0]).toBe('pool attack 4'));

  it('is nothing to others, nor outside a Combat action', () => {
    expect(striking({ tags: ['Jedi'] }).told('pool')[0]).toBe('pool attack 4');
    expect(striking({}, ['strike', 'melee']).told('pool')[0]).toBe('pool attack 4');
  });

  it('[CR-ATK-05] is nothing to a Ranged attack', () => {
    const story = duel({
      attacker: { tags: ['Galactic Empire'] },
      red: { vader: { is, at: [2, 2] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged');
    expect(story.told('pool')[0]).toBe('pool attack 4');
  });

  it('hurts Boss, who is A Lot Scarier Than You Are for it', () => {
    const story = striking({ is: 'rc-1138-boss', has: ['you-need-to-learn-im-a-lot-scarier-than-you-are'], damage: 1 });
    expect(story.chooses('yes').told('pool')[0]).toBe('pool attack 10');
  });
});
