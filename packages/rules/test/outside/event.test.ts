import { REPUBLIC, SHADOW } from '@faultline/cards';
import { eventResult, Match } from '@faultline/rules';
import { coreGame, seeded, type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Red in its activation in the first Struggle; objectives C and TL are Active, and C is red’s. */
const table = (setup: Partial<Skirmish> = {}): Story =>
  skirmish({
    activates: 'hero',
    turn: 3,
    red: { hero: { at: [3, 3] } },
    blue: { enemy: { at: [33, 33] } },
    objectives: [
      { key: 'C', at: [45720, 45720, 0], active: true, control: 0 },
      { key: 'TL', at: [20320, 71120, 0], active: true },
    ],
    missionDeck: ['were-going-to-need-a-new-exit', 'hack-the-security-network'],
    ...setup,
    score: { card: 'steal-the-secret-plans', map: 1, ...setup.score },
  });

const critical = (story: Story): Story => {
  story.checked.send({ do: 'mission-critical', by: 'arbiter' });
  return story;
};
const time = (story: Story): Story => {
  story.checked.send({ do: 'time-called', by: 'arbiter' });
  return story;
};
const scoreOf = ({ open }: Story) => {
  if (open.score.mode !== 'standard') throw new Error('no Struggle');
  return open.score;
};
const result = (story: Story) => eventResult(story.open, ['ann', 'ben']);

describe('Mission Critical', () => {
  it('[SD-MC-03, SD-R-04] the active player gains a Momentum before control and the token', () => {
    const story = critical(table({ red: { hero: { at: [8, 28] } } })).chooses('end');
    expect(story.told('flag', 'momentum', 'control', 'token').slice(0, 4)).toEqual([
      'flag mission-critical',
      'momentum red 7',
      'control TL red',
      'token 1 red',
    ]);
  });

  it('[SD-MC-04] the opponent gains nothing by it', () => {
    expect(scoreOf(critical(table({ score: { token: 3 } })).chooses('end')).momentum).toEqual([2, 1]);
  });

  it('[SD-MC-05] it lasts for the Turns to come', () => {
    const story = critical(table({ score: { token: 1 } })).plays('end', 'activate', 'end');
    expect(story.told('momentum')[1]).toBe('momentum blue 7');
  });

  it('[SD-R-05] called in the middle of a Turn it holds for the end of that Turn', () => {
    const story = critical(table({ score: { token: 3 } }).chooses('focus')).chooses('end');
    expect(scoreOf(story).momentum[0]).toBe(2);
  });

  it('[SD-R-07] on a full side nothing is placed and nobody wins', () => {
    const story = critical(table({ score: { token: 0, momentum: [8, 1] }, objectives: [] })).chooses('end');
    expect([story.told('struggle-won'), scoreOf(story).momentum[0]]).toEqual([[], 8]);
  });

  it('[SD-R-08] the Momentum that meets the token wins the Struggle at once', () => {
    const story = critical(table({ score: { token: 7 } })).chooses('end');
    expect(story.told('struggle-won', 'token')).toEqual(['struggle-won red steal-the-secret-plans']);
  });

  it('[SD-R-09] nothing is gained once the Struggle is won', () => {
    const story = critical(table({ score: { token: 3, won: 1, claimed: [[], ['steal-the-secret-plans']] } }));
    expect(story.chooses('end').told('momentum')).toEqual([]);
  });

  it('[SD-R-10] also in the first Turn of a game', () => {
    expect(scoreOf(critical(table({ turn: 1 })).chooses('end')).momentum).toEqual([2, 1]);
  });
});

describe('time', () => {
  it('[SD-TIM-04, SD-END-02] the Turn goes on, and no other begins', () => {
    const story = time(table());
    expect(story.asked).toBe('red DP-23');
    expect(story.chooses('end').told('turn', 'over')).toHaveLength(1);
  });

  it('[SD-END-03] right after the token is moved the player with more objectives wins the Struggle', () => {
    const story = time(table({ score: { token: -3 } })).chooses('end');
    expect(story.told('token', 'momentum', 'struggle-won')).toEqual([
      'token -2 red',
      'struggle-won red steal-the-secret-plans',
    ]);
  });

  it('[SD-END-04] more Struggle Cards win the game', () => {
    expect(result(time(table()).chooses('end'))).toEqual({ how: 'time', winner: 'ann', sc: [1, 0], w: [0, 0] });
  });

  it('[SD-END-03] whoever’s Turn it is', () => {
    const objectives = [{ key: 'C', at: [60000, 60000, 0], active: true, control: 1 }] as const;
    const story = time(table({ objectives })).chooses('end');
    expect(result(story)).toEqual({ how: 'time', winner: 'ben', sc: [0, 1], w: [0, 0] });
  });

  it('[SD-END-05, SD-R-16] tied control awards no card; then more Wounds inflicted win', () => {
    const story = time(table({ objectives: [], score: { wounds: [1, 2] } })).chooses('end');
    expect(result(story)).toEqual({ how: 'time', winner: 'ben', sc: [0, 0], w: [1, 2] });
  });

  it('[SD-END-06] all equal is a draw', () => {
    expect(result(time(table({ objectives: [] })).chooses('end'))).toEqual({ how: 'draw', sc: [0, 0], w: [0, 0] });
  });

  it('[SD-R-14] called in set-up it ends the game as a draw', () => {
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    const match = Match.begin(coreGame(), setup, seeded('time'));
    expect(match.state.open.decision?.point).toBe('DP-04');
    match.send('arbiter', { do: 'time-called' });
    expect(eventResult(match.state.open, ['ann', 'ben'])).toEqual({ how: 'draw', sc: [0, 0], w: [0, 0] });
  });

  it('[SD-R-14] called between two Turns no new one starts, and the table counts as it stands', () => {
    const story = table({ score: { token: 7 } }).chooses('end');
    expect(story.asked).toBe('blue DP-27');
    expect(result(time(story).chooses('1'))).toEqual({ how: 'time', winner: 'ann', sc: [1, 0], w: [0, 0] });
    expect(story.told('turn')).toEqual([]);
  });

  it('[SD-R-17] the last movement wins the Struggle: no second card for control', () => {
    const story = time(table({ score: { token: 7 } })).chooses('end');
    expect(result(story)).toMatchObject({ how: 'time', sc: [1, 0] });
  });

  it('[SD-R-17] a second card by it is a victory', () => {
    const claimed = [['recon-enemy-positions'], []];
    expect(result(time(table({ score: { token: 7, claimed } })).chooses('end'))).toMatchObject({
      how: 'victory',
      winner: 'ann',
      sc: [2, 0],
    });
  });

  it('[SD-R-18] a Struggle won earlier in the Turn is not awarded again', () => {
    const story = time(table({ score: { token: 2, won: 1, claimed: [[], ['steal-the-secret-plans']] } }));
    expect(result(story.chooses('end'))).toMatchObject({ winner: 'ben', sc: [0, 1] });
  });

  it('[SD-R-19] a marked objective counts once like any other', () => {
    const objectives = [
      { key: 'C', at: [45720, 45720, 0] as const, active: true, control: 0 as const, priority: true },
      { key: 'TL', at: [20320, 71120, 0] as const, active: true, control: 1 as const },
    ];
    expect(result(time(table({ objectives })).chooses('end'))).toMatchObject({ how: 'draw' });
  });

  it('[SD-R-20] the card awarded at time counts, also as the second one', () => {
    const claimed = [['recon-enemy-positions'], []];
    expect(result(time(table({ score: { claimed } })).chooses('end'))).toMatchObject({ how: 'time', sc: [2, 0] });
  });

  it('[SD-R-22] in the first Turn the token does not move, but control is awarded', () => {
    const story = time(table({ turn: 1 })).chooses('end');
    expect(story.told('token', 'struggle-won')).toEqual(['struggle-won red steal-the-secret-plans']);
  });

  it('[SD-R-06] Mission Critical still applies in the Turn being finished', () => {
    const story = time(critical(table({ score: { token: 3 } }))).chooses('end');
    expect(story.told('momentum')).toEqual(['momentum red 7']);
  });

  it('[SD-R-79] a win on time reports what there is', () => {
    const story = time(table({ objectives: [], score: { wounds: [1, 0] } })).chooses('end');
    expect(result(story)).toEqual({ how: 'time', winner: 'ann', sc: [0, 0], w: [1, 0] });
  });
});

describe('a concession', () => {
  it('[SD-END-07, SD-R-23] reports what both had; the floors are the event’s', () => {
    const story = table({ score: { wounds: [1, 2] } });
    story.checked.send({ do: 'concede', by: 1 });
    expect(result(story)).toEqual({ how: 'concession', winner: 'ann', sc: [0, 0], w: [1, 2] });
  });

  it('a running game has no result', () => expect(result(table())).toBeNull());
});
