import { active, duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'count-dooku-separatist-leader';
const DROIDS = [
  [20, 20],
  [20, 24],
] as const;

describe('Leader of the Separatist Army', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { dooku: { is, at: [10, 10] }, ally: { at: [10, 14], tags: ['Separatist Alliance'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'dooku',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him and another of the Separatists within Range 3 dash', () => {
    expect(starting({}).offered).toEqual(['dooku.1', 'ally.1']);
    expect(starting({}).chooses('ally.1').offered).toEqual(['dash', 'decline']);
    expect(starting({}).plays('ally.1', 'decline').offered).toEqual(['dash', 'decline']);
  });

  it('[R-CARD-23] lets him dash alone where nobody is there to be chosen', () => {
    const alone = starting({ at: [10, 30] });
    expect([alone.open.decision?.about, alone.offered]).toEqual([{ character: 'a1.1' }, ['dash', 'decline']]);
    expect(starting({ tags: ['Sith'] }).plays('decline').asked).toBe('red DP-23');
  });

  it('takes a droid from Super Commandos, whose No Mercy hurts it', () => {
    const at = [
      [13, 14],
      [33, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at }).chooses('ally.1');
    expect(story.chooses('dash', { to: [7, 14] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Surely You Can Do Better', () => {
  const option = 'surely-you-can-do-better@defender';
  const struck = (attackDice: string, dooku: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage'], ['damage'], ['damage'], ['damage']), ...attacker },
      defender: { is, ...dooku },
      attackDice,
      force: [0, 9],
    }).plays('combat', 'melee');

  it('[CR-ATK-15] turns a strike into a failure for each Force spent, up to three', () => {
    const story = struck('sssc').chooses(option);
    expect(story.offered).toEqual(['1', '2', '3']);
    expect(story.plays('2', 'n1', 'n2').told('suffered')).toEqual(['suffered defender 2']);
    expect(story.open.seats[1].forceReady).toBe(7);
  });

  it('[CR-ABIL-18] turns none for the surcharge', () => {
    const story = struck('ss', { injured: 1 }).plays(option, '1');
    expect([story.open.seats[1].forceReady, story.offered]).toEqual([7, expect.arrayContaining(['n1'])]);
  });

  it('[R-ABIL-4] is not offered where no strike was rolled', () => {
    expect(struck('ccf').offered).not.toContain(option);
  });

  it('turns strikes of Maul, however many dice Sustained By Rage gave him', () => {
    const story = struck('sssssss', {}, { is: 'lord-maul', damage: 6 });
    expect(story.offered).toContain(option);
  });
});

describe('Twice the Pride, Double the Fall', () => {
  const option = 'twice-the-pride-double-the-fall@dooku';
  const attacked = (attackDice: string, dooku: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      blue: { dooku: { is, at: [13, 13], ...dooku } },
      attackDice,
      force: [9, 9],
    }).plays('combat', 'melee', ...('at' in dooku ? [] : ['defender.1']));

  it('lets him dash and strike whoever struck beside him without a strike', () => {
    const story = attacked('').plays(option, 'decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack dooku.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('answers a roll of crits too', () => expect(attacked('c').chooses('n1').offered).toContain(option));

  it('[R-ABIL-4] is not offered after a strike, nor for somebody farther away', () => {
    expect(attacked('s').chooses('n1').offered).not.toContain(option);
    expect(attacked('', { at: [13, 22] }).offered).not.toContain(option);
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = attacked('', {}, { is: 'asajj-ventress-sith-assassin' }).plays(option, 'decline', 'melee');
    expect(story.plays('riposte@attacker').unit('dooku').damage).toBe(2);
  });
});

describe('Brave, but Foolish', () => {
  const wounded = (rank: Fighter['rank'] = 'secondary', droids: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3, rank },
      blue: {
        dooku: { is, at: [30, 30] },
        droids: { at: DROIDS, tags: ['Separatist Alliance'], rank: 'supporting', ...droids },
      },
      attackDice: 's',
      sides: [{}, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', ...('at' in droids ? ['defender.1'] : []), 'n1');

  it('[R-WND-3] refreshes two Force, and one of a Supporting Separatist Unit dashes or attacks', () => {
    const story = wounded();
    expect([story.open.seats[1].forceReady, story.offered]).toEqual([2, ['droids.1', 'droids.2']]);
    expect(story.chooses('droids.2').offered).toEqual(['dash', 'no']);
    expect(wounded('primary', { at: [10, 13] }).offered).toEqual(['dash', 'attack', 'no']);
  });

  it('refreshes the Force though there is no such Unit', () => {
    const story = wounded('primary', { tags: ['Droid'] });
    expect([story.open.seats[1].forceReady, story.asked]).toEqual([2, 'red DP-23']);
  });

  it('answers no wound of a Supporting Unit', () => {
    expect(wounded('supporting').open.seats[1].forceReady).toBe(0);
  });

  it('works once in a Turn', () => {
    const enemy = { of: 'unit', side: 'enemy', wounded: false } as const;
    const strike = active(
      0,
      { do: 'choose', bind: 'one', from: enemy },
      { do: 'suffer', who: { bound: 'one' }, amount: 9 },
    );
    const story = duel({
      attacker: { has: ['strike', 'again'] },
      defender: { stamina: 4 },
      blue: { dooku: { is, at: [30, 30] }, third: { at: [20, 20], stamina: 4 } },
      sides: [{}, { force: { ready: 0, pool: 4 } }],
      abilities: { strike, again: strike },
    }).plays('strike', 'defender', 'again', 'third');
    expect(story.open.seats[1].forceReady).toBe(2);
  });

  it('stands beside Mother Talzin’s Wrath of the Great Mother: both answer one wound', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { dooku: { is, at: [30, 30] }, talzin: { is: 'mother-talzin', at: [17, 13] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('blue DP-56');
  });
});
