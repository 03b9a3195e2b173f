import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'kanan-jarrus-spectre-1';

describe('A Man With Two Names', () => {
  const starting = (
    stance: 0 | 1,
    ally: Partial<Fighter> = {},
    kanan: Partial<Fighter> = {},
    enemy: Partial<Fighter> = {},
  ) =>
    skirmish({
      red: { kanan: { is, at: [10, 10], stance, ...kanan }, ally: { at: [30, 10], tags: ['Rebel Alliance'], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'kanan',
      moment: { phase: 'start' },
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    });

  it('refreshes a Force and lets him heal in Form III Soresu', () => {
    const story = starting(0, {}, { damage: 2 });
    expect(story.open.seats[0].forceReady).toBe(1);
    expect(story.plays('kanan:damage').unit('kanan').damage).toBe(1);
  });

  it('lets a Rebel dash in Pack Leader, and him after a Spectre', () => {
    const story = starting(1, { tags: ['Rebel Alliance', 'Spectre'] });
    expect(story.offered).toEqual(['kanan.1', 'ally.1']);
    story
      .plays('ally.1')
      .chooses('dash', { to: [30, 12] })
      .chooses('dash', { to: [10, 12] });
    expect([story.told('moved').length, story.open.seats[0].forceReady]).toEqual([2, 0]);
  });

  it('does not let him dash after another Rebel, and lets nobody else dash', () => {
    expect(starting(1).plays('ally.1', 'decline').asked).toBe('red DP-23');
    expect(starting(1, { tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']);
  });

  it('lets an ally dash off from No Mercy, who is hurt', () => {
    const story = starting(1, {}, {}, merciless(33, 10))
      .plays('ally.1')
      .chooses('dash', { to: [27, 10] });
    expect(story.told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Force Push', () => {
  it('[CR-PUSH-18] pushes an enemy within Range 3', () => {
    const story = duel({ attacker: { is }, defender: { at: [14, 10] } }).plays('force-push');
    expect(story.offered).toContain('push');
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure', () => {
    const story = duel({ defender: { is, at: FAR }, attackDice: 'f' }).plays('combat', 'ranged', 'deflect@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Now I Know There’s Something Stronger Than Fear', () => {
  const wounded = (rebel: Partial<Fighter> = {}, kanan: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3, tags: ['Rebel Alliance'], ...rebel },
      blue: { kanan: { is, at: [10, 13], damage: 3, stance: 0, ...kanan } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'defender.1', 'n1');

  it('[R-WND-3] lets him heal twice and then jump', () => {
    const story = wounded().plays('kanan:damage', 'kanan:damage');
    expect([story.unit('kanan').damage, story.offered]).toEqual([1, ['jump', 'decline']]);
    expect(story.plays('decline').asked).toBe('red DP-23');
  });

  it('and attack with five dice for a Spectre', () => {
    const story = wounded({ tags: ['Rebel Alliance', 'Spectre'] }, { damage: 0 }).plays('decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack kanan.1 attacker.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('does nothing for others, nor for a wound without an attack', () => {
    expect(wounded({ tags: ['Jedi'] }).asked).toBe('red DP-23');
    const fury = duel({
      attacker: { is: 'savage-opress' },
      defender: { stamina: 4, damage: 3, tags: ['Rebel Alliance'] },
      blue: { kanan: { is, at: [30, 30], damage: 3 } },
      attackDice: 'ccccc',
    }).plays('dark-fury');
    expect([fury.unit('defender').wounded, fury.asked]).toEqual([1, 'red DP-23']);
  });

  it('answers the wound beside Lasan Honor Guard of Zeb', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { is: 'zeb-orrelios-spectre-4', damage: 8 },
      blue: { kanan: { is, at: [10, 13], stance: 0 } },
      attackDice: 's',
      force: [0, 9],
    }).plays('combat', 'melee', 'defender.1', 'n1');
    expect(story.asked.startsWith('blue')).toBe(true);
  });
});
