import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'general-solo';

describe('Then We’ll Do It Real Quiet Like', () => {
  const starting = (ally: Partial<Fighter>, deck: readonly string[] = ['a2']) =>
    skirmish({
      red: { solo: { is, at: [10, 10] }, ally: { at: [20, 20], tags: ['Rebel Alliance'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'solo',
      moment: { phase: 'start' },
      sides: [{ deck: [...deck, 'shatterpoint'], discard: deck.length === 0 ? ['a1', 'a2'] : ['a1'] }, {}],
    });

  it('[CR-ACT-06] lets him and another Rebel advance whose Order Card is still to come', () => {
    const story = starting({});
    expect(story.offered).toEqual(['solo.1', 'ally.1']);
    expect(story.plays('ally.1').offered).toEqual(['advance', 'decline']);
  });

  it('otherwise dash', () => {
    expect(starting({}, []).plays('ally.1').offered).toEqual(['dash', 'decline']);
  });

  it('lets him alone dash with no other Rebel', () => {
    expect(starting({ tags: ['Scout'] }).offered).toEqual(['dash', 'decline']);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const story = skirmish({
      red: { solo: { is, at: [10, 10] } },
      blue: {
        enemy: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'solo',
      moment: { phase: 'start' },
    }).chooses('dash', { to: [7, 10] });
    expect(story.told('suffered')).toEqual(['suffered solo 2']);
  });
});

describe('Outnumbered, Not Outgunned', () => {
  const option = 'outnumbered-not-outgunned@attacker';
  const fought = (blue: Record<string, Fighter>) =>
    duel({ attacker: { is }, blue, force: [9, 0] }).plays('combat', 'melee');

  it('lets him attack a character of a different Unit with five dice', () => {
    const story = fought({ other: { at: [10, 13] } }).plays('defender.1', option, 'melee');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 other.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered with the same Unit alone to attack', () => {
    const story = duel({
      attacker: { is },
      defender: {
        at: [
          [13, 10],
          [10, 13],
        ],
      },
      force: [9, 0],
    });
    expect(story.plays('combat', 'melee', 'defender.1').offered).not.toContain(option);
  });

  it('is an attack that Ventress may Riposte', () => {
    const story = duel({
      attacker: { is },
      blue: { ventress: { is: 'asajj-ventress-sith-assassin', at: [10, 13] } },
      force: [9, 9],
    }).plays('combat', 'melee', 'defender.1', option, 'melee');
    expect(story.offered).toContain('riposte@ventress');
  });
});

const fallen = (more: Partial<Fighter> = {}, momentum: readonly [number, number] = [0, 0]) =>
  duel({
    attacker: { tree: path(['damage']) },
    defender: { stamina: 4, damage: 3, ...more },
    blue: { solo: { is, at: [13, 13] } },
    attackDice: 's',
    force: [0, 9],
    score: { momentum },
  });

describe('Let’s Keep A Little Optimism Here', () => {
  const option = 'lets-keep-a-little-optimism-here@solo';
  const wounded = () => fallen().plays('combat', 'melee', 'defender.1', 'n1');

  it('[R-WND-3] gains a Momentum for an ally who was Wounded, where the opponent has more', () => {
    const story = wounded();
    expect(story.offered).toContain(option);
    const before = story.told('momentum').length;
    expect(story.plays(option).told('momentum').length).toBe(before + 1);
  });

  it('is not offered for an enemy who falls', () => {
    const story = duel({
      attacker: { is },
      defender: { stamina: 2, damage: 1 },
      attackDice: 'sssssss',
      force: [9, 0],
    }).plays('combat', 'melee', 'n1', 'stop');
    expect(story.offered).not.toContain('lets-keep-a-little-optimism-here@attacker');
  });

  it('answers the wound that Fierce Protector answers too', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { solo: { is, at: [13, 13] }, ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [16, 13] } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'defender.1', 'n1');
    expect(story.offered).toContain(option);
    expect(story.offered.some((offer) => offer.startsWith('fierce-protector'))).toBe(true);
  });
});

describe('Hey, It’s Me', () => {
  it('[R-WND-3] takes a condition off him and lets him dash for an enemy who was Wounded', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { solo: { is, at: [20, 20], conditions: ['strained'] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect([story.unit('solo').conditions, story.offered]).toEqual([[], ['dash', 'decline']]);
  });

  it('lets him attack whoever wounded an ally, with five dice', () => {
    const story = fallen().plays('combat', 'melee', 'defender.1', 'n1', 'hey-its-me@solo', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack solo.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('does nothing where nobody was Wounded', () => {
    const story = fallen({ stamina: 9 }).plays('combat', 'melee', 'defender.1', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('works once in a Turn', () => {
    const blast = active(0, {
      do: 'each',
      bind: 'one',
      from: { of: 'unit', side: 'enemy' },
      effects: [{ do: 'suffer', who: { bound: 'one' }, amount: 5 }],
    });
    const story = duel({
      attacker: { has: ['blast'] },
      red: { solo: { is, at: [20, 20] } },
      defender: { stamina: 2 },
      blue: { other: { at: [33, 33], stamina: 2 } },
      abilities: { blast },
      force: [0, 0],
    }).plays('blast', 'defender', 'hey-its-me@solo', 'decline');
    expect([story.unit('other').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('answers Maul, whose Revenge it gives him if it wounds', () => {
    const story = duel({
      attacker: { is: 'lord-maul', damage: 6 },
      defender: { stamina: 1 },
      blue: { solo: { is, at: [10, 13] } },
      attackDice: 'ccccccccccccccc',
      force: [0, 0],
    }).plays('combat', 'melee', 'defender.1', 'n1', 'stop', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack solo.1 attacker.1 melee');
  });
});
