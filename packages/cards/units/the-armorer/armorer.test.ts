import { active, duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'the-armorer';

describe('Wisdom of the Mandalore', () => {
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: { armorer: { is, at: [10, 10] }, ally: { at: [30, 10], tags: ['Mandalorian'], ...ally } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'armorer',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets another Mandalorian and her jump, in either order', () => {
    const story = starting();
    expect(story.offered).toEqual(['armorer.1', 'ally.1']);
    story
      .plays('ally.1')
      .chooses('jump', { to: [30, 12] })
      .chooses('jump', { to: [10, 12] });
    expect(story.told('moved')).toHaveLength(2);
  });

  it('lets her alone jump where there is no other', () => {
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['jump', 'decline']);
    expect(starting({ tags: ['Jedi'] }).plays('decline').asked).toBe('red DP-23');
  });

  it('lets Paz Vizsla jump before his I’ll Cover the Rear is needed', () => {
    const story = starting({ is: 'paz-vizsla' }).plays('ally.1');
    expect(story.chooses('jump', { to: [30, 12] }).told('moved')).toHaveLength(1);
  });
});

describe('Both Hunter and Prey', () => {
  const hunting = (at: readonly [number, number], more: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { at, ...more } }).plays('both-hunter-and-prey');

  it('[R-MOVE-5] lets her jump or advance toward somebody, however far away', () => {
    const story = hunting([30, 10]);
    expect(story.offered).toEqual(['jump', 'advance', 'decline']);
    expect(story.tries('jump', { to: [7, 10] }).refusal).not.toBe(null);
    expect(story.chooses('jump', { to: [12, 10] }).told('moved')).toHaveLength(1);
  });

  it('Exposes both where they are Engaged afterwards', () => {
    const story = hunting([16, 10]).chooses('jump', { to: [12.5, 10] });
    expect(['attacker', 'defender'].map((who) => story.unit(who).conditions)).toEqual([['exposed'], ['exposed']]);
  });

  it('Exposes nobody where they are not', () => {
    const story = hunting([30, 10]).plays('decline');
    expect(['attacker', 'defender'].map((who) => story.unit(who).conditions)).toEqual([[], []]);
  });

  it('takes her from one fight to another, which No Mercy does not mind in a jump', () => {
    const at = [
      [10, 13],
      [33, 33],
    ] as const;
    const story = duel({
      attacker: { is },
      defender: { at: [18, 10] },
      blue: { commandos: { is: 'mandalorian-super-commandos', at } },
    }).plays('both-hunter-and-prey', 'defender.1');
    expect(story.chooses('jump', { to: [14.5, 10] }).told('suffered')).toEqual([]);
  });
});

describe('Just As We Shape Mandalorian Steel, We Shape Ourselves', () => {
  const pool = (more: Partial<Fighter>, how: 'melee' | 'ranged' = 'melee') =>
    duel({
      defender: { is, stance: 0, ...(how === 'ranged' ? { at: [17, 10] as const } : {}), ...more },
      force: [0, 0],
    })
      .plays('combat', how)
      .told('pool')[1];

  it('[CR-ATK-12] adds a die for every three damage, and one for each Injured token', () => {
    expect([0, 2, 3, 8].map((damage) => pool({ damage }))).toEqual([5, 5, 6, 7].map((dice) => `pool defense ${dice}`));
    expect(pool({ damage: 4, injured: 2 })).toBe('pool defense 8');
  });

  it('adds none against Ranged attacks', () =>
    expect(pool({ damage: 9, injured: 2 }, 'ranged')).toBe('pool defense 5'));

  it('adds dice for her damage where Maul, Sustained By Rage, adds them for his', () => {
    const story = duel({
      attacker: { is: 'lord-maul', damage: 6 },
      defender: { is, stance: 0, damage: 6 },
      force: [0, 0],
    });
    expect(story.plays('combat', 'melee').told('pool')).toEqual(['pool attack 9', 'pool defense 7']);
  });
});

describe('Our Survival Is Our Strength. This Is the Way', () => {
  const rest = active(1, { do: 'suffer', who: 'self', amount: 1 });
  const costs = (who: Partial<Fighter>, armorer: Partial<Fighter> = {}) =>
    duel({
      attacker: { has: ['rest'], injured: 2, durability: 4, ...who },
      red: { armorer: { is, at: [30, 30], ...armorer } },
      abilities: { rest },
      force: [9, 9],
    }).cost('rest');

  it('[CR-ABIL-16] keeps tokens from making abilities of Mandalorians dearer, wherever they are', () => {
    expect(costs({ tags: ['Mandalorian'] })).toBe(1);
  });

  it('does so for herself', () => {
    expect(duel({ attacker: { is, injured: 2 } }).cost('both-hunter-and-prey')).toBe(1);
  });

  it('is for nobody else', () => expect(costs({ tags: ['Clone Trooper'] })).toBe(3));

  it('[CR-ABIL-16] is for the price of a Reactive as well: that of Go. There Are Too Many has no surcharge', () => {
    const wounded = (armorer: string) =>
      duel({
        attacker: {
          attack: 1,
          tree: { options: [{ id: 'n1', column: 1, row: 1, start: true, effects: ['damage'] }], paths: [] },
        },
        defender: { is: 'paz-vizsla', damage: 7, stance: 1 },
        blue: { armorer: { is: armorer, at: [30, 30] } },
        attackDice: 's',
        force: [0, 9],
      })
        .plays('combat', 'melee', 'n1')
        .cost('go-there-are-too-many-this-is-the-way@defender');
    expect(wounded(is)).toBe((wounded('lord-maul') ?? 0) - 1);
  });
});
