import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'bossk-single-minded-slayer';

describe('Regeneration', () => {
  const starting = (more: Partial<Fighter>) =>
    skirmish({
      red: { bossk: { is, at: [10, 10], damage: 5, ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'bossk',
      moment: { phase: 'start' },
    }).unit('bossk');

  it('[CR-ACT-06] takes all damage and conditions off him', () => {
    expect(starting({ conditions: ['exposed', 'pinned'] })).toMatchObject({ damage: 0, conditions: [] });
  });

  it('takes nothing off while he is Strained', () => {
    const { damage, conditions } = starting({ conditions: ['exposed', 'strained'] });
    expect([damage, conditions.toSorted()]).toEqual([5, ['exposed', 'strained']]);
  });

  it('is not kept from him by No Mercy, which comes with a move', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = skirmish({
      red: { bossk: { is, at: [10, 10], damage: 5 } },
      blue: { commandos: { is: 'mandalorian-super-commandos', at } },
      activates: 'bossk',
      moment: { phase: 'start' },
    });
    expect(story.unit('bossk').damage).toBe(0);
  });
});

describe('Explosive Ordnance', () => {
  const fired = (red: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: { is },
      red,
      defender: { at: [17, 10], stamina: 9 },
      blue: { near: { at: [17, 13], stamina: 9 }, far: { at: [30, 30] } },
      attackDice: 'eecsf',
    }).plays('explosive-ordnance', 'defender.1');

  it('hurts each Unit within Range 2 of an enemy for every expertise of five dice, then lets him dash', () => {
    const story = fired().chooses('defender');
    expect(story.told('suffered')).toEqual(['suffered defender 2', 'suffered near 2']);
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('hurts friends there as well', () => {
    const story = fired({ ally: { at: [17, 7] } }).plays('ally', 'defender');
    expect(story.told('suffered')).toContain('suffered ally 2');
  });

  it('hurts nobody farther away', () => {
    expect(fired().chooses('defender').told('suffered').join()).not.toContain('far');
  });

  it('[R-ABIL-4] is not offered with no enemy within Range 5', () => {
    expect(duel({ attacker: { is }, defender: { at: [35, 35] } }).offered).not.toContain('explosive-ordnance');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'lord-maul', at: [17, 10], damage: 10 },
      attackDice: 'eeeee',
    }).plays('explosive-ordnance');
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-30']);
  });
});

describe('Payday', () => {
  it('gives any Tag of the table until the Turn ends', () => {
    const story = skirmish({
      red: { bossk: { is, at: [10, 10] }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'shatterpoint'] }, {}],
      force: [9, 0],
    }).plays('payday@bossk', 'Jedi');
    expect(story.told('keyword')).toEqual([expect.stringContaining('Jedi')]);
  });
});

describe('We Have a Job to Do', () => {
  const option = 'we-have-a-job-to-do@bossk';
  const wounded = (defender: Partial<Fighter> = {}, bossk: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3, tags: ['Bounty Hunter'], ...defender },
      blue: { bossk: { is, at: [17, 16], ...bossk } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets him dash toward another hunter whom an attack wounded, and attack the one who did', () => {
    const story = wounded().chooses(option);
    expect(story.tries('dash', { to: [19, 18] }).refusal).not.toBeNull();
    story.plays('decline', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack bossk.1 attacker.1 ranged');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers no wound of others', () => expect(wounded({ tags: ['Droid'] }).offered).not.toContain(option));

  it('answers no wound without an attack', () => {
    const story = duel({
      attacker: { is: 'savage-opress' },
      defender: { stamina: 4, damage: 3, tags: ['Bounty Hunter'] },
      blue: { bossk: { is, at: [17, 16] } },
      attackDice: 'ccccc',
      force: [9, 9],
    }).plays('dark-fury');
    expect(story.offered).not.toContain(option);
  });

  it('stands beside the Identity of others: Somebody’s Gotta Save Our Skins comes by itself', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3, tags: ['Bounty Hunter'] },
      blue: { bossk: { is, at: [17, 16] }, leia: { is: 'princess-leia-charming-to-the-last', at: [20, 16] } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');
    expect(story.asked.startsWith('blue')).toBe(true);
  });
});
