import { active, duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'c-3po-and-r2-d2';

describe('Brilliant Oration', () => {
  const speaking = (ewok: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, damage: 1 },
      red: { ewok: { at: [10, 14], tags: ['Ewok'], rank: 'supporting', damage: 2, ...ewok } },
      defender: { at: [16, 14] },
    }).plays('brilliant-oration');

  it('lets a Supporting Ewok dash, heal twice, take cover or attack, then one of their own', () => {
    const story = speaking();
    expect(story.offered).toEqual(['dash', 'heal', 'hunker', 'attack', 'no']);
    expect(story.plays('hunker').unit('ewok').hunker).toBe(1);
    expect(story.offered).toEqual(['dash', 'heal', 'hunker', 'no']);
  });

  it('[R-CARD-23] is for themselves alone with no such Ewok within Range 4', () => {
    for (const ewok of [{ tags: ['Jedi'] }, { rank: 'secondary' }, { at: [30, 5] }] as const) {
      const story = speaking(ewok).plays('hunker');
      expect([story.unit('ewok').hunker, story.unit('attacker').hunker]).toEqual([0, 1]);
    }
  });

  it('lets Ewok Hunters attack with five dice, and two for their Strength in Numbers', () => {
    const story = duel({
      attacker: { is },
      red: {
        ewok: {
          is: 'ewok-hunters',
          at: [
            [10, 14],
            [33, 5],
          ],
        },
      },
      defender: { at: [13.5, 14] },
    }).plays('brilliant-oration', 'attack', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 7');
  });
});

describe('R2, I’m Not Sure', () => {
  const option = 'r2-im-not-sure-thats-such-a-good-idea@droids';
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        ally: { at: [10, 13], tags: ['Ewok'], conditions: ['pinned', 'strained'], ...ally },
        droids: { is, at: [10, 10] },
      },
      blue: { enemy: { at: [33, 33] } },
      activates: 'ally',
      moment: { phase: 'start' },
    });

  it('lets a Rebel or Ewok Unit that starts its activation lose a condition', () => {
    const story = starting().plays(option, 'yes');
    expect(story.plays(...story.offered.filter((one) => one === 'pinned')).unit('ally').conditions).toEqual([
      'strained',
    ]);
    expect(starting({ tags: ['Rebel Alliance'] }).offered).toContain(option);
  });

  it('[R-ABIL-4] is not offered for others, far away, or without a condition', () => {
    expect(starting({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(starting({ at: [30, 5] }).offered).not.toContain(option);
    expect(starting({ conditions: [] }).offered).not.toContain(option);
  });

  it('is one Reactive for that start, and Forward Planning another of the same player', () => {
    const story = skirmish({
      red: {
        ally: { at: [10, 13], tags: ['Rebel Alliance'], conditions: ['pinned', 'strained'] },
        droids: { is, at: [10, 10] },
        planners: {
          is: 'echo-and-tech',
          at: [
            [7, 10],
            [7, 13],
          ],
        },
      },
      blue: { enemy: { at: [33, 33] } },
      activates: 'ally',
      moment: { phase: 'start' },
    });
    expect(story.offered).toEqual(expect.arrayContaining([option, 'forward-planning@planners']));
    expect(story.plays(option, 'no').offered).not.toContain('forward-planning@planners');
  });
});

describe('“Divine Influence”', () => {
  const climbing = (stance: number, ewoks: Partial<Fighter> = {}) =>
    duel({
      attacker: {
        at: [
          [10, 10],
          [30, 5],
        ],
        tags: ['Ewok'],
        has: ['run'],
        ...ewoks,
      },
      red: { droids: { is, at: [10, 15], stance } },
      defender: { at: [33, 33] },
      abilities: {
        run: active(
          0,
          { do: 'choose', bind: 'one', from: { of: 'character', side: 'self' } },
          { do: 'move', who: { bound: 'one' }, move: 'dash' },
        ),
      },
    }).plays('run', 'attacker.2').offered;

  it('[CR-KEY-08, CR-MEAS-06] is Scale for whole Units of Ewoks of which one is within Range 5', () => {
    expect(climbing(0)).toContain('climb');
    expect(climbing(1)).not.toContain('climb');
    expect(climbing(0, { tags: ['Jedi'] })).not.toContain('climb');
  });

  const fighting = (stance: number, at: readonly [number, number]) =>
    duel({
      attacker: { tags: ['Ewok'], has: ['up'] },
      red: { droids: { is, at, stance } },
      abilities: { up: active(0, { do: 'move', who: 'self', move: 'climb' }) },
    }).offered.includes('up');

  it('[CR-MOVE-15] lets Ewoks within Range 5 climb out of a fight', () => {
    expect([fighting(0, [10, 14]), fighting(1, [10, 14]), fighting(0, [33, 33])]).toEqual([true, false, false]);
  });

  const shoved = (stance: number, tags: readonly string[] = ['Ewok']) =>
    duel({
      attacker: { tree: path(['shove']) },
      defender: { tags },
      blue: { droids: { is, at: [16, 14], stance } },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1').offered;

  it('[CR-KEY-09] is Steadfast for Ewoks in Angry Trilling', () => {
    expect(shoved(1)).not.toContain('push');
  });

  it('not in the other stance, nor for others', () => {
    expect(shoved(0)).toContain('push');
    expect(shoved(1, ['Jedi'])).toContain('push');
  });

  it('does not hold Ewoks against a pull like Capture Wire', () => {
    const story = duel({
      attacker: { is: 'jango-fett-bounty-hunter' },
      defender: { tags: ['Ewok'], at: FAR },
      blue: { droids: { is, at: [17, 14], stance: 1 } },
      force: [9, 0],
    });
    expect(story.offered).toContain('capture-wire');
  });
});

describe('Goodness Gracious Me', () => {
  const shooting = (ewok: Partial<Fighter>) =>
    duel({
      defender: { is, at: FAR },
      blue: { ewok: { at: [17, 13], tags: ['Ewok'], ...ewok }, other: { at: [14, 14] } },
    }).plays('combat', 'ranged').offered;

  it('[CR-GEN-10] keeps them from Ranged attacks with an Ewok Unit within Range 3', () => {
    expect(shooting({})).not.toContain('defender.1');
  });

  it('not with a Wounded one, none, or one far away', () => {
    expect(shooting({ wounded: 1 })).toContain('defender.1');
    expect(shooting({ tags: ['Jedi'] })).toContain('defender.1');
    expect(shooting({ at: [33, 33] })).toContain('defender.1');
  });

  it('leaves them open to the blows that Maul’s Revenge brings', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { is },
      blue: { ewok: { at: [13, 13], tags: ['Ewok'] } },
      force: [0, 0],
    }).plays('combat', 'melee');
    expect(story.offered).toContain('defender.1');
  });
});
