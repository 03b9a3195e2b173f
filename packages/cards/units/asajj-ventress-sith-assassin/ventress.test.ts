import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'asajj-ventress-sith-assassin';
const inch = 2540;

describe('Dathomirian Dexterity', () => {
  it('[CR-ABIL-21] lets her jump twice, each for its price', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } });
    story.chooses('dathomirian-dexterity').chooses('jump', { to: [12, 10] });
    story.chooses('dathomirian-dexterity').chooses('jump', { to: [14, 10] });
    expect(story.open.seats[0].forceReady).toBe(1);
    expect(story.offered).not.toContain('dathomirian-dexterity');
  });
});

describe('Force Push', () => {
  it('[G-21] drives an enemy within Range 3 away', () => {
    const story = duel({ attacker: { is } })
      .chooses('force-push')
      .chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(19 * inch);
  });

  it('[R-ABIL-4] is not offered with nobody within Range 3', () => {
    expect(duel({ attacker: { is }, defender: { at: [25, 25] } }).offered).not.toContain('force-push');
  });

  it('[CR-PUSH-19] is no move: No Mercy does not answer it', () => {
    const story = skirmish({
      red: { ventress: { is, at: [10, 10] }, commandos: { at: [13, 13], has: ['no-mercy'] } },
      blue: { enemy: { at: [13, 10] } },
      activates: 'ventress',
    }).chooses('force-push');
    expect(story.chooses('push', { direction: [1, 0] }).unit('enemy').damage).toBe(0);
  });
});

describe('Riposte', () => {
  it('turns two damage back for a failure in a Melee attack', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is } }).plays('combat', 'melee', 'riposte@defender');
    expect(story.unit('attacker').damage).toBe(2);
  });

  it('[R-ABIL-4] is not offered without one, nor in a Ranged attack', () => {
    const cleanly = duel({ attacker: { attack: 1 }, defender: { is }, attackDice: 'e' });
    expect(cleanly.plays('combat', 'melee').asked).toBe('red DP-23');
    const shot = duel({ attacker: { attack: 1 }, defender: { is, at: FAR } });
    expect(shot.plays('combat', 'ranged').asked).toBe('red DP-23');
  });

  it('[CR-ABIL-23] is open to her Wounded, for one Force more', () => {
    const story = duel({ attacker: { attack: 1 }, defender: { is, wounded: 1, damage: 9 } });
    expect(story.plays('combat', 'melee').cost('riposte@defender')).toBe(1);
  });
});

describe('Swift Retreat', () => {
  const offered = (ventress: Partial<Fighter>, enemy: Partial<Fighter> = { at: [30, 30] }) =>
    duel({ attacker: { is, ...ventress }, defender: enemy }).chooses('move').offered;

  it('lets her reposition where she would advance', () => {
    expect(offered({})).toEqual(['advance', 'dash', 'climb', 'reposition', 'decline']);
  });

  it('[CR-MOVE-14, CR-EFF-09] also where an enemy holds her, who would only dash', () => {
    expect(offered({}, {})).toEqual(['dash', 'reposition', 'decline']);
  });

  it('[R-COND-6] not where she is Pinned', () => {
    expect(offered({ conditions: ['pinned'] })).not.toContain('reposition');
  });

  it('not for a jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('dathomirian-dexterity');
    expect(story.offered).toEqual(['jump', 'decline']);
  });

  it('[R-MOVE-7] is an advance: No Mercy of Super Commandos hurts her for it', () => {
    const story = duel({ attacker: { is }, defender: { has: ['no-mercy'] } }).chooses('move');
    expect(story.chooses('reposition', { to: [6, 10] }).unit('attacker').damage).toBe(2);
  });
});

describe('Sith Assassin', () => {
  const wounding = (rank: 'primary' | 'secondary' | 'supporting') =>
    duel({
      attacker: { is, has: ['sith-assassin'] },
      defender: { rank, stamina: 1 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1', 'decline', 'decline');

  it('refreshes one Force for a Supporting Unit', () => {
    const story = wounding('supporting');
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('lets her reposition or jump for a Secondary', () => {
    const story = wounding('secondary');
    expect(story.offered).toEqual(['reposition', 'jump', 'decline']);
    expect(story.chooses('decline').open.seats[0].forceReady).toBe(1);
  });

  it('refreshes a second one for a Primary, after the move', () => {
    const story = wounding('primary');
    expect(story.open.seats[0].forceReady).toBe(1);
    expect(story.chooses('jump', { to: [8, 10] }).open.seats[0].forceReady).toBe(2);
  });

  it('[R-WND-7] is not for a wound that another of her side deals', () => {
    const story = skirmish({
      red: { ventress: { is, at: [10, 20] }, friend: { at: [10, 10] } },
      blue: { enemy: { at: [13, 10], stamina: 1 } },
      activates: 'friend',
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');
    expect(story.told('wounded', 'ability', 'force')).toEqual(['wounded enemy']);
  });

  it('[R-WND-7] counts a wound by her Riposte', () => {
    const story = duel({
      attacker: { attack: 1, stamina: 2, rank: 'supporting' },
      defender: { is },
      sides: [{}, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('wounded')).toEqual(['wounded attacker']);
    expect(story.open.seats[1].forceReady).toBe(1);
  });
});
