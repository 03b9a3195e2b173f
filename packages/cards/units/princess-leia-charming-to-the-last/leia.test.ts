import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'princess-leia-charming-to-the-last';

describe('Into the Garbage Chute, Flyboy', () => {
  const starting = (ally: Partial<Fighter>, enemy: readonly [number, number] = [30, 30]) =>
    skirmish({
      red: { leia: { is, at: [5, 5] }, ally: { at: [20, 20], tags: ['Spy'], ...ally } },
      blue: { enemy: { at: enemy } },
      activates: 'leia',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets each of another Unit of spies or rebels dash, then gives it a Hunker token', () => {
    const at = [
      [20, 20],
      [22, 22],
    ] as const;
    const story = starting({ at })
      .chooses('ally.1')
      .chooses('dash', { to: [21, 19] });
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.chooses('decline').unit('ally').hunker).toBe(1);
    expect(starting({ tags: ['Rebel Alliance'] }).offered).toEqual(['dash', 'decline']);
  });

  it('gives the token also where nobody moved', () => {
    expect(starting({}).chooses('decline').unit('ally').hunker).toBe(1);
  });

  it('[R-ABIL-4] asks nothing with no such Unit beside her own', () => {
    expect(starting({ tags: ['Sith'] }).asked).toBe('red DP-23');
  });

  it('gives no token to an ally in a fight, but to Luke, whom Oh, the Uniform lets keep it', () => {
    expect(starting({}, [23, 20]).chooses('decline').unit('ally').hunker).toBe(0);
    const luke = starting({ is: 'luke-skywalker-daring-hero' }, [23, 20]).chooses('decline');
    expect(luke.unit('ally').hunker).toBe(1);
  });
});

describe("It's a Wonder You're Still Alive", () => {
  const option = 'its-a-wonder-youre-still-alive';
  const hurt = { ally: { at: [6, 6], damage: 2 } } as const;
  const using = (defender: Partial<Fighter> = { at: [30, 30] }) =>
    duel({ attacker: { is, damage: 2 }, red: hurt, defender }).plays(option);

  it('lets her heal and the ally dash', () => {
    const story = using().plays('heal-own', 'attacker:damage');
    expect([story.unit('attacker').damage, story.unit('ally').damage]).toEqual([1, 2]);
    expect(story.chooses('dash', { to: [7, 6] }).character('ally').x).toBe(7 * 2540);
  });

  it('or the ally heal and her dash', () => {
    const story = using().plays('heal-ally', 'ally:damage');
    expect([story.unit('attacker').damage, story.unit('ally').damage]).toEqual([2, 1]);
    expect(story.chooses('dash', { to: [11, 10] }).character('attacker').x).toBe(11 * 2540);
  });

  it('[R-ABIL-4] is not offered to her alone', () => {
    expect(duel({ attacker: { is, damage: 2 } }).offered).not.toContain(option);
  });

  it('takes her from Super Commandos, whose No Mercy hurts her', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = using({ is: 'mandalorian-super-commandos', at }).plays('heal-ally', 'decline');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Crack Shot', () => {
  const ready = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is, stance: 0 }, defender: { at: FAR, ...defender } });

  it('[CR-KEY-04] is Sharpshooter 2: two dice beside the one of Focus', () => {
    expect(ready().plays('focus', 'decline', 'combat', 'ranged').told('pool')[0]).toBe('pool attack 8');
  });

  it('lets her dash when she makes a Focus action', () => {
    expect(ready().plays('focus').offered).toEqual(['dash', 'decline']);
  });

  it('is nothing without a Focus action', () => {
    expect(ready().plays('combat', 'ranged').told('pool')[0]).toBe('pool attack 5');
    expect(ready().plays('move', 'decline').asked).toBe('red DP-23');
  });

  it('lets her dash out of a fight with Super Commandos, whose No Mercy hurts her', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = ready({ is: 'mandalorian-super-commandos', at }).plays('focus');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe("Somebody's Gotta Save Our Skins", () => {
  const wounded = (leia: Partial<Fighter> = {}, third: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { leia: { is, at: [17, 13], ...leia }, third: { at: [19, 13], ...third } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets her dash toward the one who wounded an ally, and attack with five dice', () => {
    const story = wounded();
    expect(story.tries('dash', { to: [20, 13] }).refusal).not.toBeNull();
    const shot = story.plays('decline', 'ranged');
    expect(shot.told('attack').at(-1)).toBe('attack leia.1 attacker.1 ranged');
    expect(shot.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('then gives another ally within Range 3 a Hunker token', () => {
    const story = wounded().plays('decline', 'decline');
    expect(story.offered).toEqual(['defender', 'third']);
    expect(story.chooses('third').unit('third').hunker).toBe(1);
  });

  it('answers no wound of her own, and none that an ally dealt', () => {
    const own = duel({ attacker: { tree: path(['damage']) }, defender: { is, damage: 8 }, attackDice: 's' });
    expect(own.plays('combat', 'melee', 'n1').asked).toBe('red DP-23');
    const dealt = duel({
      attacker: { tree: path(['damage']) },
      red: { leia: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
    });
    expect(dealt.plays('combat', 'melee', 'n1').asked).toBe('red DP-23');
  });

  it('adds a die to her defense for each Wounded ally within Range 3', () => {
    const pool = (near: readonly [number, number], wounds = 1) =>
      duel({ defender: { is, stance: 0 }, blue: { ally: { at: near, wounded: wounds } } })
        .plays('combat', 'melee')
        .told('pool')[1];
    expect([pool([15, 13]), pool([15, 13], 0), pool([30, 30])]).toEqual([
      'pool defense 6',
      'pool defense 5',
      'pool defense 5',
    ]);
  });

  it('stands beside Ahsoka’s Fierce Protector: both answer one wound', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { leia: { is, at: [17, 13] }, ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [20, 13] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('blue DP-56');
  });
});
