import type { Icon } from '@faultline/rules';
import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'savage-opress';

describe('Dark Fury', () => {
  const furious = (defender: Partial<Fighter>, attackDice = 'cseff') =>
    duel({ attacker: { is }, defender: { stamina: 9, ...defender }, attackDice }).plays('dark-fury');

  it('deals a damage for each crit and strike of five dice', () => {
    expect(furious({}).told('suffered')).toEqual(['suffered defender 2']);
  });

  it('Exposes a Force User who suffers, and nobody else', () => {
    expect(furious({ tags: ['Force User'] }).unit('defender').conditions).toEqual(['exposed']);
    expect(furious({}).unit('defender').conditions).toEqual([]);
  });

  it('Exposes nobody who suffered nothing', () => {
    expect(furious({ tags: ['Force User'] }, 'fffff').unit('defender').conditions).toEqual([]);
  });

  it('[R-ABIL-4] is not offered with no enemy within Range 2', () => {
    expect(duel({ attacker: { is }, defender: { at: FAR } }).offered).not.toContain('dark-fury');
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = furious({ is: 'lord-maul', damage: 10 });
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });
});

describe('Furious Rush', () => {
  const rushing = (more: Partial<Fighter> = {}) =>
    duel({ attacker: { is, ...more }, defender: { at: [30, 30] } }).plays('furious-rush-savage-opress');

  it('lets him dash', () => expect(rushing().offered).toEqual(['dash', 'decline']));

  it('or advance instead while he is Injured', () => {
    expect(rushing({ injured: 1 }).offered).toEqual(['dash', 'advance', 'decline']);
  });

  it('[CR-MOVE-14] does not let him advance out of a fight', () => {
    const story = duel({ attacker: { is, injured: 1 } }).plays('furious-rush-savage-opress');
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('takes him from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: 'mandalorian-super-commandos', at } });
    story.plays('furious-rush-savage-opress').chooses('dash', { to: [7.5, 10] });
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Overpowering Monster', () => {
  const pool = (defender: Partial<Fighter>) =>
    duel({ attacker: { is }, defender }).plays('combat', 'melee').told('pool')[0];

  it('adds two dice against a Primary', () => {
    expect([pool({ rank: 'secondary' }), pool({ rank: 'primary' })]).toEqual(['pool attack 7', 'pool attack 9']);
  });

  it('adds none against others', () => expect(pool({ rank: 'supporting' })).toBe('pool attack 7'));

  it('adds them against Maul too, whose Sustained By Rage adds none to his defense', () => {
    const story = duel({ attacker: { is }, defender: { is: 'lord-maul', damage: 6 } }).plays('combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 9');
  });
});

describe('Pain Is Weakness', () => {
  const struck = (...icons: readonly Icon[]) =>
    duel({ attacker: { tree: path(icons) }, defender: { is }, attackDice: 's' }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-06] is Protection', () => {
    expect(struck('damage', 'damage').told('suffered')).toEqual(['suffered defender 1']);
  });

  it('[CR-KEY-09] is Steadfast: the first Shove does not push him', () => {
    expect(struck('shove').offered).not.toContain('push');
  });

  it('is nothing that others beside him have', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      blue: { savage: { is, at: [30, 30] } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 2']);
  });

  it('keeps him where he is when Maul’s There Is No Place to Run would pull him', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: FAR } });
    story.plays('there-is-no-place-to-run', 'force');
    expect(story.character('defender').x).toBe(FAR[0] * 2540);
  });
});

describe('Unwitting Brute', () => {
  const starting = (leader: Partial<Fighter>, savage: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        leader: { at: [10, 10], rank: 'primary', tags: ['Dathomirian'], ...leader },
        savage: { is, at: [10, 14], ...savage },
      },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'leader',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him dash when a Dathomirian or Separatist Primary within Range 3 begins', () => {
    expect(starting({}).offered).toEqual(['dash', 'decline']);
    expect(starting({ tags: ['Separatist Alliance'] }).offered).toEqual(['dash', 'decline']);
  });

  it('asks nothing for others, nor far away', () => {
    expect(starting({ tags: ['Sith'] }).asked).toBe('red DP-23');
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(starting({}, { at: [10, 30] }).asked).toBe('red DP-23');
  });

  it('lets him dash off from No Mercy, who is hurt', () => {
    const story = starting({}, {}, merciless(13, 14)).chooses('dash', { to: [7, 14] });
    expect(story.told('suffered')).toEqual(['suffered savage 2']);
  });
});
