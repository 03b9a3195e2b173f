import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'darth-vader-the-emperor-s-servant';

describe('You Don’t Know the Power of the Dark Side', () => {
  const starting = (more: Partial<Fighter> = {}) =>
    skirmish({
      red: { vader: { is, at: [10, 10], ...more } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'vader',
      moment: { phase: 'start' },
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    });

  it('[R-CARD-4] takes two damage or a condition off him, and refreshes a Force', () => {
    const story = starting({ damage: 3, conditions: ['pinned'] });
    expect(story.offered).toEqual(['damage', 'condition', 'no']);
    expect(story.chooses('damage').unit('vader')).toMatchObject({ damage: 1, conditions: ['pinned'] });
    expect(story.open.seats[0].forceReady).toBe(1);
  });

  it('refreshes it where there is nothing to take off, or he will not', () => {
    expect([starting().asked, starting().open.seats[0].forceReady]).toEqual(['red DP-23', 1]);
    expect(starting({ damage: 3 }).chooses('no').open.seats[0].forceReady).toBe(1);
  });

  it('does nothing in the activation of another', () => {
    const story = skirmish({
      red: { ally: { at: [10, 10] }, vader: { is, at: [5, 5], damage: 3 } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'ally',
      moment: { phase: 'start' },
    });
    expect(story.asked).toBe('red DP-23');
  });

  it('takes off what Savage has done to him with Dark Fury', () => {
    const story = duel({ attacker: { is: 'savage-opress' }, defender: { is }, attackDice: 'ccccc' });
    story.plays('dark-fury', 'end', 'activate');
    expect(story.unit('defender')).toMatchObject({ damage: 5, conditions: ['exposed'] });
    expect(story.plays('condition').unit('defender').conditions).toEqual([]);
  });
});

describe('Anger, Hate, Aggression', () => {
  const SHOUT = 'anger-hate-aggression';
  const raging = (attackDice = '') => {
    const story = duel({ attacker: { is, stance: 0 }, attackDice, force: [9, 0] }).plays(SHOUT);
    return story.chooses('dash', { to: [10, 10.5] });
  };

  it('adds three dice to the next attack after a dash', () => {
    expect(raging().plays('combat', 'melee').told('pool')[0]).toBe('pool attack 11');
  });

  it('Exposes him after an attack with a failure in its roll', () => {
    expect(raging().plays('combat', 'melee').unit('attacker').conditions).toEqual(['exposed']);
    const clean = raging('sssssssssss').plays('combat', 'melee', 'n1', 'stop');
    expect(clean.unit('attacker').conditions).toEqual([]);
  });

  it('[R-ABIL-8] adds none where he stayed', () => {
    const story = duel({ attacker: { is, stance: 0 }, force: [9, 0] }).plays(SHOUT, 'decline', 'combat', 'melee');
    expect([story.told('pool')[0], story.unit('attacker').conditions]).toEqual(['pool attack 8', []]);
  });

  it('gives him dice that a Riposte may punish', () => {
    const story = duel({
      attacker: { is, stance: 0 },
      defender: { is: 'asajj-ventress-sith-assassin' },
      force: [9, 9],
    }).plays(SHOUT);
    story.chooses('dash', { to: [10, 10.5] }).plays('combat', 'melee');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('You Are Unwise to Lower Your Defenses', () => {
  const option = 'you-are-unwise-to-lower-your-defenses@defender';
  const struck = (attackDice: string, attacker: Partial<Fighter> = {}) =>
    duel({ attacker, defender: { is }, attackDice, defenseDice: 'bbbbbb', force: [0, 9] }).plays('combat', 'melee');

  it('deals three damage after an attack with a failure in its roll', () => {
    expect(struck('fsss').plays(option).told('suffered')).toEqual(['suffered attacker 3']);
  });

  it('deals none without one, and answers no Ranged attack', () => {
    expect(struck('ssss').plays(option).told('suffered')).toEqual([]);
    const shot = duel({ defender: { is, at: FAR }, force: [0, 9] }).plays('combat', 'ranged');
    expect(shot.offered).not.toContain(option);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = struck('fffffff', { is: 'lord-maul', damage: 8 }).plays(option);
    expect([story.unit('attacker').wounded, story.told('attack').length]).toEqual([1, 1]);
  });
});

const WOUNDING = ['combat', 'melee', 'n1', 'stop'] as const;

describe('Perhaps I Can Find New Ways to Motivate Them', () => {
  const wounded = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, stance: 0 },
      red: { ally: { at: [30, 10], tags: ['Galactic Empire'], ...ally } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 'ssssssss',
      force: [0, 0],
    }).plays(...WOUNDING);

  it('[R-WND-3] lets another of the Empire dash', () => {
    expect(wounded().offered).toEqual(['dash', 'decline']);
    expect(
      wounded()
        .chooses('dash', { to: [30, 12] })
        .told('moved'),
    ).toHaveLength(1);
  });

  it('asks nothing with no other of the Empire', () => {
    expect(wounded({ tags: ['Sith'] }).asked).toBe('red DP-23');
  });

  it('lets the Grand Inquisitor dash, whose Clearly, You Were a Poor Student answers the same wound', () => {
    const story = wounded({ is: 'grand-inquisitor-fallen-jedi', damage: 2 });
    expect(story.asked.startsWith('red')).toBe(true);
  });
});

describe('You Cannot Hide Forever', () => {
  const ending = (setup: Parameters<typeof duel>[0] = {}, ...plays: readonly string[]) =>
    duel({
      attacker: { is, stance: 0 },
      defender: { stamina: 4, damage: 3 },
      attackDice: 'ssssssss',
      shuffles: [['a1', 'shatterpoint']],
      force: [0, 0],
      ...setup,
    }).plays(...plays, 'end').open.seats[0];

  it('shuffles his card in again after an activation without a wound', () => {
    expect(ending().deck).toEqual(['a1', 'shatterpoint']);
  });

  it('does not after one with a wound', () => {
    expect(ending({}, ...WOUNDING)).toMatchObject({ deck: ['shatterpoint'], discard: ['a1'] });
  });

  it('does not where the card lies in the deck or the reserve', () => {
    const reserved = ending({ sides: [{ deck: ['shatterpoint'], discard: [], reserve: 'a1' }, {}], shuffles: [] });
    expect(reserved).toMatchObject({ deck: ['shatterpoint'], reserve: 'a1' });
  });

  it('shuffles it in though a Riposte has Wounded him and cut his activation short', () => {
    const story = duel({
      attacker: { is, stance: 0, damage: 10 },
      defender: { is: 'asajj-ventress-sith-assassin' },
      shuffles: [['a1', 'shatterpoint']],
      force: [0, 9],
    }).plays('combat', 'melee', 'riposte@defender', 'decline');
    expect([story.unit('attacker').wounded, story.open.seats[0].deck]).toEqual([1, ['a1', 'shatterpoint']]);
  });
});
