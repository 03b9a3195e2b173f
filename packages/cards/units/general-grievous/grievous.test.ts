import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'general-grievous';
const droid = { tags: ['Battle Droid'], rank: 'supporting' } as const;

describe('Onward', () => {
  const starting = (droids: Partial<Fighter>) =>
    skirmish({
      red: { grievous: { is, at: [10, 10] }, droids: { at: [10, 14], ...droid, ...droids } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'grievous',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets a Battle Droid within Range 4 dash', () => {
    expect(starting({}).offered).toEqual(['dash', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no Battle Droid in Range', () => {
    expect(starting({ tags: ['Droid'] }).asked).toBe('red DP-23');
    expect(starting({ at: [10, 30] }).asked).toBe('red DP-23');
  });

  it('lets B1 Battle Droids dash who are Countless', () => {
    const at = [
      [10, 14],
      [30, 2],
    ] as const;
    const story = starting({ is: 'b1-battle-droids', at }).chooses('dash', { to: [12, 14] });
    expect(story.told('moved')).toHaveLength(1);
  });
});

describe('Scuttle', () => {
  const scuttling = () => duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('scuttle');

  it('lets him advance', () => expect(scuttling().offered).toContain('advance'));

  it('[CR-KEY-08] gives Scale until the Turn ends, though he stays where he is', () => {
    const keywords = scuttling().chooses('decline').told('keyword');
    expect(keywords).toEqual([expect.stringContaining('scale')]);
  });

  it('gives it to nobody else', () => {
    const story = duel({ attacker: { is }, red: { ally: { at: [6, 6] } }, defender: { at: [30, 30] } }).plays(
      'scuttle',
    );
    expect(story.told('keyword').filter((line) => line.includes('ally'))).toEqual([]);
  });

  it('takes him from Super Commandos, whose No Mercy then hurts him', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: 'mandalorian-super-commandos', at } }).plays('scuttle');
    expect(story.chooses('dash', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('I Have Been Trained in Your Jedi Arts', () => {
  const option = 'i-have-been-trained-in-your-jedi-arts@attacker';
  const struck = (blue: Record<string, Fighter>) =>
    duel({ attacker: { is }, blue, force: [9, 0] }).plays('combat', 'melee');

  it('makes other Units suffer who fight the attacker, once each, and not the one he struck', () => {
    const story = struck({
      pair: {
        at: [
          [10, 13],
          [10, 7],
        ],
      },
      far: { at: [30, 30] },
    });
    expect(story.plays('defender.1', option).told('suffered')).toEqual(['suffered pair 2']);
  });

  it('[R-ABIL-4] is not offered where nobody else fights him', () => {
    expect(struck({ far: { at: [30, 30] } }).offered).not.toContain(option);
  });

  it('answers no attack of another Unit', () => {
    const story = duel({
      red: { grievous: { is, at: [10, 13] } },
      blue: { other: { at: [13, 13] } },
      force: [9, 0],
    }).plays('combat', 'melee', 'defender.1');
    expect(story.asked).toBe('red DP-23');
  });

  it('wounds Maul, who takes his Revenge for Melee attacks alone', () => {
    const story = struck({ maul: { is: 'lord-maul', at: [10, 13], damage: 10 } }).plays('defender.1', option);
    expect(story.unit('maul').wounded).toBe(1);
    expect(story.told('attack')).toHaveLength(1);
  });
});

describe('Appetite for Destruction', () => {
  const fought = (droids: Partial<Fighter> = {}) =>
    skirmish({
      red: { grievous: { is, at: [10, 10] }, droids: { at: [10, 13.5], ...droid, ...droids } },
      blue: { enemy: { at: [13, 11] }, other: { at: [12, 16] } },
      activates: 'grievous',
      force: [0, 0],
    }).plays('combat', 'melee');

  it('lets a Supporting droid dash and attack the same target with five dice', () => {
    const story = fought().plays('decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack droids.1 enemy.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('[R-ABIL-4] asks nothing without one within Range 3', () => {
    expect(fought({ rank: 'secondary' }).asked).toBe('red DP-23');
    expect(fought({ at: [30, 14] }).asked).toBe('red DP-23');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = skirmish({
      red: { grievous: { is, at: [10, 10] }, droids: { at: [10, 13], ...droid } },
      blue: { ventress: { is: 'asajj-ventress-sith-assassin', at: [13, 12] } },
      activates: 'grievous',
      force: [0, 9],
    }).plays('combat', 'melee', 'pass', 'decline', 'melee');
    expect(story.offered).toContain('riposte@ventress');
  });
});

describe('Another Fine Addition to My Collection', () => {
  const killed = (more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, damage: 4 },
      defender: { stamina: 4, damage: 3, ...more },
      attackDice: 'ccccccc',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'n1', 'stop');

  it('[R-WND-3] heals the one who wounded, twice', () => {
    const story = killed().plays('attacker:damage', 'attacker:damage');
    expect(story.unit('attacker').damage).toBe(2);
  });

  it('refreshes two Force for a Force User', () => {
    const ready = (tags: readonly string[]) => {
      const story = killed({ tags }).plays('decline');
      return story.open.seats[0].forceReady;
    };
    expect([ready(['Trooper']), ready(['Force User'])]).toEqual([0, 2]);
  });

  it('answers no wound that another dealt', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { grievous: { is, at: [2, 2], damage: 4 } },
      defender: { stamina: 4, damage: 3, tags: ['Force User'] },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('counts Ahsoka as a Force User, whose Fierce Protector is silent about herself', () => {
    const story = killed({ is: 'ahsoka-tano-jedi-no-more', stamina: 9, damage: 8 }).plays('decline');
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([2, 'red DP-23']);
  });
});
