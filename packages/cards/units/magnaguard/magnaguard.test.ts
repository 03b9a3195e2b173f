import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'magnaguard';

describe('Protection Protocols', () => {
  const option = 'protection-protocols@guard';
  const moved = (master: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        master: { at: [10, 20], tags: ['Separatist Alliance'], ...master },
        guard: {
          is,
          at: [
            [10, 10],
            [14, 10],
          ],
        },
      },
      blue: { enemy: { at: [33, 33], ...enemy } },
      activates: 'master',
    }).plays('move', 'decline');

  it('[R-MOVE-5] lets one of them advance Toward a Separatist Primary that has moved', () => {
    const story = moved().plays(option, 'guard.1');
    expect(story.offered).toEqual(['advance', 'decline']);
    expect(story.tries('advance', { to: [10, 7] }).refusal).not.toBe(null);
    expect(story.chooses('advance', { to: [10, 13] }).character('guard.1').y).toBe(13 * 2540);
    expect(story.told('moved')).toHaveLength(1);
  });

  it('answers nobody else', () => {
    expect(moved({ rank: 'secondary' }).offered).not.toContain(option);
    expect(moved({ tags: ['Sith'] }).offered).not.toContain(option);
  });

  it('takes one from Super Commandos, whose No Mercy hurts them', () => {
    const at = [
      [10, 7],
      [33, 3],
    ] as const;
    const story = moved({}, { is: 'mandalorian-super-commandos', at }).plays(option, 'guard.1');
    expect(story.chooses('dash', { to: [10, 13] }).told('suffered')).toEqual(['suffered guard 2']);
  });
});

describe('Bodyguard', () => {
  const pool = (guard: Fighter['at'], defender: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({ attacker, defender: { at: FAR, ...defender }, blue: { guard: { is, at: guard } } })
      .plays('combat', 'ranged', ...(guard === NEAR ? ['defender.1'] : []))
      .told('pool')[1];
  const NEAR = [
    [17, 13],
    [30, 30],
  ] as const;
  const AWAY = [
    [17, 20],
    [30, 30],
  ] as const;

  it('[CR-COVER-01] is Cover 1 for a Primary or Secondary within Range 2', () => {
    expect([pool(NEAR), pool(NEAR, { rank: 'secondary' })]).toEqual(['pool defense 3', 'pool defense 3']);
  });

  it('is none farther away, nor for others', () => {
    expect([pool(AWAY), pool(NEAR, { rank: 'supporting' })]).toEqual(['pool defense 2', 'pool defense 2']);
  });

  it('keeps Cover from a droid of Kalani’s, whom Target: Concentrate All Firepower helps all the same', () => {
    const story = duel({
      attacker: { tags: ['Battle Droid'] },
      red: {
        kalani: { is: 'kalani-super-tactical-droid', at: [2, 2] },
        droid: { at: [12, 13], tags: ['Battle Droid'] },
      },
      defender: { at: FAR },
      blue: { guard: { is, at: NEAR } },
    }).plays('combat', 'ranged', 'defender.1');
    expect(story.told('pool').slice(0, 2)).toEqual(['pool attack 5', 'pool defense 3']);
  });
});

describe('Intercede', () => {
  const offered = (guard: Partial<Fighter>, defender: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) => {
    const at = [
      [10, 13],
      [30, 30],
    ] as const;
    return duel({ attacker, defender, blue: { guard: { is, at, ...guard } }, force: [3, 0] }).plays('combat', 'melee');
  };

  it('[G-07] keeps whoever fights them from striking at a Primary or a Secondary', () => {
    expect(offered({}).told('attack')[0]).toBe('attack attacker.1 guard.1 melee');
    expect(offered({}, { rank: 'secondary' }).told('attack')[0]).toBe('attack attacker.1 guard.1 melee');
  });

  it('leaves a Supporting Unit to be struck at', () => {
    expect(offered({}, { rank: 'supporting' }).offered).toEqual(['defender.1', 'guard.1']);
  });

  it('ends with their Wound, and is nothing to whom they do not fight', () => {
    expect(offered({ wounded: 1 }).offered).toEqual(['defender.1', 'guard.1']);
    const at = [
      [20, 20],
      [30, 30],
    ] as const;
    expect(offered({ at }).told('attack')[0]).toBe('attack attacker.1 defender.1 melee');
  });

  it('turns Grievous to them, who then uses I Have Been Trained in Your Jedi Arts against their master', () => {
    const story = offered({}, {}, { is: 'general-grievous' });
    expect(story.offered).toContain('i-have-been-trained-in-your-jedi-arts@attacker');
    story.plays('i-have-been-trained-in-your-jedi-arts@attacker');
    expect(story.told('suffered')).toEqual(['suffered defender 2']);
  });
});
