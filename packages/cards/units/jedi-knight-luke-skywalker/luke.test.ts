import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jedi-knight-luke-skywalker';
const INCH = 2540;

describe('Return of the Jedi', () => {
  const starting = (ready: number) =>
    skirmish({
      red: { luke: { is, at: [10, 10] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'luke',
      moment: { phase: 'start' },
      sides: [{ force: { ready, pool: 3 } }, {}],
    });

  it('lets him jump, then refreshes a Force', () => {
    expect(starting(0).offered).toEqual(['jump', 'decline']);
    expect(starting(0).plays('decline').open.seats[0].forceReady).toBe(1);
  });

  it('refreshes none where all are ready', () => {
    expect(starting(3).plays('decline').open.seats[0].forceReady).toBe(3);
  });

  it('is a jump, which Super Commandos do not punish with No Mercy', () => {
    const story = skirmish({
      red: { luke: { is, at: [10, 10] } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'luke',
      moment: { phase: 'start' },
    });
    expect(story.chooses('jump', { to: [7, 10] }).told('suffered')).toEqual([]);
  });
});

describe('You Can Either Profit by This, or Be Destroyed', () => {
  const ability = 'you-can-either-profit-by-this-or-be-destroyed';
  const acting = (x: number, enemy: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      defender: { at: [16, 10], ...enemy },
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
    });

  it('lets enemies who contest an objective near him dash, then he may, and strike', () => {
    const story = acting(13.5).plays(ability);
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
    story.plays('decline');
    expect([story.asked, story.offered]).toEqual(['red DP-30', ['dash', 'decline']]);
    expect(story.tries('dash', { to: [7, 10] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [12.5, 10] });
    expect(story.plays('melee').told('pool')[0]).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered with no objective within Range 2', () => {
    expect(acting(25).offered).not.toContain(ability);
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = acting(13, { is: 'asajj-ventress-sith-assassin', at: [13, 12] }).plays(ability, 'decline', 'decline');
    expect(story.plays('melee').offered).toContain('riposte@defender');
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure in a Ranged attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, at: FAR } }).plays('combat', 'ranged');
    expect(story.plays('deflect@defender').unit('attacker').damage).toBe(2);
  });
});

describe('I Will Not Fight You', () => {
  const option = 'i-will-not-fight-you@defender';
  const struck = (attackDice: string, more: Partial<Fighter> = {}) =>
    duel({ attacker: { attack: 2 }, defender: { is, damage: 3, ...more }, attackDice, force: [0, 9] }).plays(
      'combat',
      'melee',
    );

  it('lets him heal twice and jump after a Melee attack with a failure', () => {
    const story = struck('ef').plays(option);
    story.plays('defender:damage', 'defender:damage');
    expect([story.unit('defender').damage, story.offered]).toEqual([1, ['jump', 'decline']]);
  });

  it('does nothing for an attack without one, and is not offered in Ranged attacks', () => {
    const story = struck('ee').plays(option);
    expect(story.offered).not.toContain('defender:damage');
    const shot = duel({ defender: { is, at: FAR }, force: [0, 9] }).plays('combat', 'ranged');
    expect(shot.offered).not.toContain(option);
  });

  it('answers a blow of Maul’s, who then takes his Revenge for none', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is }, force: [0, 9] }).plays('combat', 'melee');
    expect(story.offered).toContain(option);
  });
});

describe('I Am a Jedi, Like My Father Before Me', () => {
  const conditions = (card: 'deck' | 'reserve' | 'discard', ally: Partial<Fighter> = {}) => {
    const piles = {
      deck: { deck: ['a1', 'a2', 'shatterpoint'] },
      reserve: { deck: ['a2', 'shatterpoint'], reserve: 'a1' },
      discard: { deck: ['a2', 'shatterpoint'], discard: ['a1'] },
    }[card];
    const story = skirmish({
      red: {
        luke: { is, at: [10, 10] },
        rebel: { at: [10, 14], tags: ['Rebel Alliance'], ...ally },
      },
      blue: { enemy: { at: [30, 30], has: ['curse'] } },
      active: 1,
      activates: 'enemy',
      sides: [piles, {}],
      abilities: {
        curse: {
          kind: 'active',
          cost: 0,
          clauses: [
            {
              clause: 'use',
              effects: [
                {
                  do: 'each',
                  bind: 'unit',
                  from: { of: 'unit', side: 'enemy' },
                  effects: [
                    { do: 'gain', who: { bound: 'unit' }, condition: 'exposed' },
                    { do: 'gain', who: { bound: 'unit' }, condition: 'pinned' },
                  ],
                },
              ],
            },
          ],
        },
      },
    });
    if (story.offered.includes('curse')) story.plays('curse');
    if (story.offered.includes('luke')) story.plays('luke');
    return [story.unit('luke').conditions, story.unit('rebel').conditions];
  };

  it('[CR-KEY-01] keeps him and Rebels near from Exposed while his card is in the deck, from Pinned afterwards', () => {
    expect(conditions('deck')).toEqual([['pinned'], ['pinned']]);
    expect(conditions('discard')).toEqual([['exposed'], ['exposed']]);
  });

  it('[CR-KEY-01] keeps them from both while it is in reserve', () => {
    expect(conditions('reserve')).toEqual([[], []]);
  });

  it('not others, nor far away', () => {
    expect(conditions('deck', { tags: ['Jedi'] })).toEqual([['pinned'], ['exposed', 'pinned']]);
    expect(conditions('deck', { at: [30, 5] })).toEqual([['pinned'], ['exposed', 'pinned']]);
  });

  it('is nothing to Chopper, whose Sturdy Construction keeps Pinned from him anyway', () => {
    expect(conditions('deck', { is: 'chopper-c1-10p-spectre-3' })[1]).toEqual([]);
  });
});
