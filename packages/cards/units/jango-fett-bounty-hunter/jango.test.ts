import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jango-fett-bounty-hunter';

describe('Capture Wire', () => {
  it('[CR-PUSH-18] pulls an enemy within Range 3 toward him and Pins it', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } }).plays('capture-wire');
    story.chooses('pull', { direction: [-1, 0] });
    expect(story.character('defender').x).toBeLessThan(17 * 2540);
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });
});

describe('Jet Pack', () => {
  it('[CR-MOVE-04] lets him jump', () => {
    expect(duel({ attacker: { is } }).plays('jet-pack').offered).toEqual(['jump', 'decline']);
  });
});

describe('Not So Fast', () => {
  const option = 'not-so-fast@jango';
  const taken = (source: string, more: Readonly<Record<string, Partial<Fighter>>> = {}) =>
    skirmish({
      red: { first: { at: [5, 5] }, second: { at: [16, 10], ...more.second }, third: { at: [10, 16] } },
      blue: { jango: { is, at: [10, 10], ...more.jango } },
      sides: [{ deck: ['a1', 'a3', 'shatterpoint'], reserve: 'a2', discard: [] }, {}],
      force: [3, 9],
    }).plays(source);

  it('lets him dash and attack somebody of the Unit that comes from reserve, with five dice', () => {
    const story = taken('reserve').plays(option, 'decline', 'ranged');
    expect(story.told('attack').at(-1)).toBe('attack jango.1 second.1 ranged');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('comes before the activation', () => {
    expect(taken('reserve').offered).toEqual([option, 'pass']);
    expect(taken('reserve').told('activated')).toEqual([]);
  });

  it('answers no card from the deck, and no reserve of his own player', () => {
    expect(taken('reveal').offered).not.toContain(option);
    const own = skirmish({
      red: { other: { at: [5, 5] }, jango: { is, at: [10, 10] } },
      blue: { enemy: { at: [14, 10] } },
      sides: [{ deck: ['a2', 'shatterpoint'], reserve: 'a1', discard: [] }, {}],
    }).plays('reserve');
    expect(own.offered).not.toContain(option);
  });

  it('makes an attack that Ventress may Deflect or Riposte', () => {
    const story = taken('reserve', { second: { is: 'asajj-ventress-sith-assassin', at: [13, 10] } });
    expect(story.plays(option, 'decline', 'melee', 'riposte@second').unit('jango').damage).toBe(2);
  });
});

describe('I’m Just Looking to Get Paid', () => {
  const killed = (rank: NonNullable<Fighter['rank']>, more: Partial<Fighter> = {}, attackDice = 'c') =>
    duel({
      attacker: { is, damage: 4 },
      defender: { stamina: 4, damage: 3, rank, ...more },
      attackDice,
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] refreshes a Force and heals him twice for a Primary or Secondary Unit', () => {
    const story = killed('secondary').plays('attacker:damage', 'attacker:damage');
    expect([story.open.seats[0].forceReady, story.unit('attacker').damage]).toEqual([1, 2]);
    expect(killed('primary').open.seats[0].forceReady).toBe(1);
  });

  it('is paid nothing for a Supporting one, nor for the wound of another', () => {
    expect(killed('supporting').open.seats[0].forceReady).toBe(0);
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { jango: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');
    expect(story.open.seats[0].forceReady).toBe(0);
  });

  it('is paid for Ahsoka, whose Fierce Protector is silent about herself', () => {
    const story = killed('primary', { is: 'ahsoka-tano-jedi-no-more', damage: 8 }, 'cccc');
    story.plays('stop', 'decline');
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([1, 'red DP-23']);
  });
});

describe('My Client is Getting Impatient', () => {
  it('lets him jump after a Focus action', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('focus');
    expect(story.offered).toEqual(['jump', 'decline']);
  });

  it('answers no other action, and nobody else’s', () => {
    const moved = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('move', 'decline');
    expect(moved.offered).not.toContain('jump');
    const other = duel({ red: { jango: { is, at: [5, 5] } }, defender: { at: [30, 30] } }).plays('focus');
    expect(other.offered).not.toContain('jump');
  });

  it('takes him from Super Commandos, whose No Mercy is for those who walk', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: 'mandalorian-super-commandos', at } }).plays('focus');
    expect(story.chooses('jump', { to: [7, 10] }).told('moved')).toHaveLength(1);
  });
});
