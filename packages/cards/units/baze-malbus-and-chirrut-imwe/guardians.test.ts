import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'baze-malbus-and-chirrut-imwe';
const INCH = 2540;
const at = [
  [10, 10],
  [10, 13],
] as const;

describe('I Fear Nothing', () => {
  const starting = (more: Partial<Fighter>, red: Readonly<Record<string, Fighter>> = {}) =>
    skirmish({
      red: { pair: { is, at, ...more }, ...red },
      blue: { enemy: { at: [30, 30] } },
      activates: 'pair',
      moment: { phase: 'start' },
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
    });

  it('refreshes a Force for the Injured, and for each token takes a damage or a condition off', () => {
    const story = starting({ injured: 2, damage: 3, conditions: ['pinned'] });
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([1, ['damage', 'condition', 'no']]);
    story.plays('damage', 'condition');
    expect(story.unit('pair')).toMatchObject({ damage: 2, conditions: [] });
  });

  it('does nothing without Injured tokens', () => {
    const story = starting({ damage: 3 });
    expect([story.open.seats[0].forceReady, story.asked]).toEqual([0, 'red DP-23']);
  });

  it('takes off one condition, and R2, I’m Not Sure That’s Such a Good Idea the other', () => {
    const droids = { is: 'c-3po-and-r2-d2', at: [13, 10] } as const;
    const story = starting({ injured: 1, conditions: ['exposed', 'pinned'] }, { droids }).plays('condition', 'exposed');
    expect(story.plays('r2-im-not-sure-thats-such-a-good-idea@droids', 'yes').unit('pair').conditions).toEqual([]);
  });
});

describe('We’ve Been in Worse Cages Than This One', () => {
  const acting = (stance: number) =>
    duel({ attacker: { is, at, stance }, defender: { at: [30, 30] } }).plays(
      'weve-been-in-worse-cages-than-this-one',
      'attacker.1',
    ).offered;

  it('is a reposition for one in The Force Is With Me, a dash for each in I Am One With the Force', () => {
    expect([acting(0), acting(1)]).toEqual([
      ['reposition', 'decline'],
      ['dash', 'decline'],
    ]);
  });

  it('is no dash for the other of them in The Force Is With Me', () => {
    const story = duel({ attacker: { is, at, stance: 0 }, defender: { at: [30, 30] } }).plays(
      'weve-been-in-worse-cages-than-this-one',
      'attacker.1',
      'decline',
    );
    expect(story.asked).toBe('red DP-23');
  });

  it('[R-MOVE-7] takes one from Super Commandos by a reposition, whose No Mercy hurts them', () => {
    const story = duel({
      attacker: { is, at, stance: 0 },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 10],
          [33, 33],
        ],
      },
    }).plays('weve-been-in-worse-cages-than-this-one', 'attacker.1');
    expect(story.chooses('reposition', { to: [7, 10] }).told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Guardians of the Whills', () => {
  const shoved = (stance: number) =>
    duel({
      attacker: { tree: path(['shove']) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
        stance,
      },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1').offered;

  it('[CR-KEY-09] is Steadfast in The Force Is With Me, not in the other stance', () => {
    expect([shoved(0).includes('push'), shoved(1).includes('push')]).toEqual([false, true]);
  });

  it('lets them focus after a flip', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('flip');
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.plays('yes').offered).not.toContain('focus');
  });

  it('not once they have focused', () => {
    const story = duel({ attacker: { is, at }, defender: { at: [30, 30] } }).plays('focus', 'flip');
    expect(story.offered).not.toContain('yes');
  });

  it('[CR-KEY-05] is Cover in I Am One With the Force, but not against Cody’s Say Goodnight, Clanker!', () => {
    const pool = (attacker: Partial<Fighter>, stance: number) =>
      duel({ attacker, defender: { is, at: [FAR, [30, 30]], stance }, force: [0, 0] })
        .plays('combat', 'ranged')
        .told('pool')[1];
    const cody = { has: ['say-goodnight-clanker'] };
    expect(pool({}, 1)).not.toBe(pool(cody, 1));
  });
});

describe('He’s Praying for the Door to Open', () => {
  const ending = (control: 0 | 1 | null, more: Partial<Fighter> = {}) =>
    duel({
      attacker: {
        is,
        at: [
          [10, 10],
          [10, 13],
        ],
        ...more,
      },
      defender: {
        at: [
          [13, 10],
          [13, 13],
        ],
      },
      objectives: [{ key: 'M', at: [11.5 * INCH, 11.5 * INCH, 0], control }],
      score: { momentum: [3, 3], token: 0 },
      force: [3, 3],
    }).plays('end');

  it('[R-CARD-34] takes the opponent’s Control token off a tied objective for a Force', () => {
    const story = ending(1);
    expect(story.offered).toEqual(['yes', 'no']);
    story.plays('yes');
    expect(story.told('control')).toHaveLength(1);
    expect(story.open.objectives[0]?.control).toBeNull();
  });

  it('[R-CARD-34] is a Momentum where there is no such token', () => {
    const story = ending(0).plays('yes');
    expect(story.open.objectives[0]?.control).toBe(0);
    expect(story.told('momentum')[0]).toContain('red');
  });

  it('[R-ABIL-4] not where only one of them contests, nor where there is no tie', () => {
    expect(
      ending(1, {
        at: [
          [10, 10],
          [33, 33],
        ],
      }).offered,
    ).not.toContain('yes');
    const alone = duel({
      attacker: { is, at },
      defender: { at: [33, 33] },
      objectives: [{ key: 'M', at: [11.5 * INCH, 11.5 * INCH, 0], control: 1 }],
    }).plays('end');
    expect(alone.offered).not.toContain('yes');
  });

  it('takes no token that Lobot’s Lockdown keeps, and is a Momentum then', () => {
    const story = duel({
      attacker: { is, at },
      defender: { is: 'lobot-computer-liaison-officer', at: [13, 10] },
      blue: { other: { at: [13, 13] } },
      objectives: [{ key: 'M', at: [11.5 * INCH, 11.5 * INCH, 0], control: 1 }],
      score: { momentum: [3, 3], token: 0 },
    }).plays('end', 'yes');
    expect(story.open.objectives[0]?.control).toBe(1);
    expect(story.told('momentum')[0]).toContain('red');
  });
});
