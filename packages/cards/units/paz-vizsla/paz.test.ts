import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'paz-vizsla';

describe('We Are Mandalorians!', () => {
  const starting = (ally: Partial<Fighter>, paz: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        paz: { is, at: [10, 10], ...paz },
        ally: { at: [10, 14], tags: ['Mandalorian'], rank: 'supporting', ...ally },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'paz',
      moment: { phase: 'start' },
    });

  it('lets each Mandalorian Unit in Range lose a damage or a condition', () => {
    const story = starting({ damage: 2, conditions: ['pinned'] }, { damage: 1 });
    expect(story.offered).toEqual(['paz', 'ally']);
    expect(story.chooses('ally').offered).toEqual(['damage', 'condition', 'no']);
    expect(story.chooses('damage').unit('ally').damage).toBe(1);
  });

  it('then lets the Supporting ones jump', () => {
    expect(starting({}).plays('paz').offered).toEqual(['jump', 'decline']);
  });

  it('does nothing for others, or far away', () => {
    expect(starting({ tags: ['Jedi'], damage: 2 }).asked).toBe('red DP-23');
    expect(starting({ at: [10, 30], damage: 2 }).asked).toBe('red DP-23');
    expect(starting({ rank: 'secondary' }).asked).toBe('red DP-23');
  });

  it('takes damage from Bo-Katan, who is a Mandalorian with Mandalore Will Survive', () => {
    const story = starting({ is: 'bo-katan-kryze', damage: 2 });
    expect(story.plays('ally', 'damage').unit('ally').damage).toBe(1);
  });
});

describe('I’ll Cover the Rear', () => {
  const option = 'ill-cover-the-rear@paz';
  const attacked = (paz: Partial<Fighter> = {}) =>
    duel({ blue: { paz: { is, at: [15, 13], stance: 0, ...paz } } }).plays('combat', 'melee');

  it('lets him jump and shoot at the attacker with five dice', () => {
    const story = attacked().plays(option, 'decline', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack paz.1 attacker.1 ranged');
  });

  it('[R-ABIL-4] is not offered in his other stance, nor far away', () => {
    expect(attacked({ stance: 1 }).offered).not.toContain(option);
    expect(attacked({ at: [30, 30] }).offered).not.toContain(option);
  });

  it('answers Anakin, whose I’m Going to End This may come after it', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker' },
      blue: { paz: { is, at: [15, 13], stance: 0 } },
    }).plays('combat', 'melee', option, 'decline', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack paz.1 attacker.1 ranged');
    expect(story.offered).toContain('deflect@attacker');
  });
});

describe('Go. There Are Too Many', () => {
  const option = 'go-there-are-too-many-this-is-the-way@defender';
  const wounded = (more: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 7, stance: 1, ...more },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] takes the wound off for two Injured tokens, and lets him attack whoever dealt it', () => {
    const story = wounded().chooses(option);
    expect(story.unit('defender')).toMatchObject({ wounded: 0, injured: 2, damage: 0 });
    expect(story.offered).toContain('melee');
  });

  it('answers no wound without an attack', () => {
    const story = duel({
      attacker: { is: 'savage-opress' },
      defender: { is, damage: 7 },
      attackDice: 'ccccc',
    }).plays('dark-fury');
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('stands up before Maul’s Revenge, which is for Melee attacks on himself', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { is, damage: 7, stance: 1 },
      attackDice: 'ccccccc',
      force: [0, 9],
    }).plays('combat', 'melee', 'n1', 'stop');
    expect(story.offered).toContain(option);
  });
});

describe('Descendant of the Great House Vizsla', () => {
  const shoved = (stance: number) =>
    duel({ attacker: { tree: path(['shove']) }, defender: { is, stance }, attackDice: 's' }).plays(
      'combat',
      'melee',
      'n1',
    ).offered;

  it('[CR-KEY-09] is Steadfast in Fearless, not in Heavy Firepower', () => {
    expect([shoved(0).includes('push'), shoved(1).includes('push')]).toEqual([true, false]);
  });

  const revealed = (injured: number) =>
    skirmish({
      red: { paz: { is, at: [10, 10], injured }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [3, 0],
    }).offered;

  it('keeps his card out of the reserve while he is Injured', () => {
    expect([revealed(0).includes('reserve'), revealed(1).includes('reserve')]).toEqual([true, false]);
  });

  it('leaves him where he is when Maul’s There Is No Place to Run pulls, for that is no Shove', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: FAR, stance: 1 } });
    expect(story.plays('there-is-no-place-to-run', 'force').offered).toContain('pull');
  });
});
