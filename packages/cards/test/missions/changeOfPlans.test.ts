import { describe, expect, it } from 'vitest';
import { type OnTheCard, onTheCard, tokenOf } from './onTheCard.ts';

/** Red ends its Turn in the second Struggle of First Contact, on TR, W2, C and BR. */
const MISCALCULATED = 'we-may-have-miscalculated';
const THREE = { red: ['TR', 'W2', 'C'] };

const ending = (setup: Partial<OnTheCard> = {}) =>
  onTheCard({
    struggle: MISCALCULATED,
    holds: THREE,
    activates: 'hero',
    shuffles: [['they-were-expecting-us', 'this-wasnt-the-plan']],
    ...setup,
  }).chooses('end');

const scoreOf = (story: ReturnType<typeof ending>) => {
  const { score } = story.open;
  if (score.mode !== 'standard') throw new Error('no Struggle');
  return score;
};

describe('a change of plans', () => {
  it('[MS-PLAN-01, MS-PLAN-02] is offered to the opponent of a player with three objectives, for Force or Momentum', () => {
    const story = ending();
    expect([story.asked, story.offered]).toEqual(['blue DP-57', ['force', 'momentum', 'decline']]);
  });

  it('[MS-PLAN-01] not for two objectives', () => {
    expect(ending({ holds: { red: ['TR', 'W2'] } }).asked).not.toContain('DP-57');
  });

  it('[MS-PLAN-01] not in the first Struggle', () => {
    const story = ending({ struggle: 'what-could-go-wrong', holds: { red: ['TL', 'TR', 'C'] } });
    expect(story.asked).not.toContain('DP-57');
  });

  it('[MS-PLAN-01, MS-R-13] not once the Struggle is won', () => {
    const story = ending({ score: { token: 5, momentum: [1, 1] }, missionDeck: ['bring-it-home'] });
    expect(story.asked).toBe('blue DP-27');
  });

  it('[MS-PLAN-02] what cannot be paid is not offered', () => {
    expect(ending({ force: [3, 0] }).offered).toEqual(['momentum', 'decline']);
    expect(ending({ force: [3, 1] }).offered).toEqual(['force', 'momentum', 'decline']);
  });

  it('[MS-PLAN-02] Momentum is taken from the own side', () => {
    expect(scoreOf(ending().chooses('momentum')).momentum).toEqual([1, 0]);
  });

  it('[MS-PLAN-03] a card of the same phase comes up, and its payer chooses the map', () => {
    const story = ending().chooses('force');
    expect([scoreOf(story).card, story.asked, story.offered]).toEqual([
      'they-were-expecting-us',
      'blue DP-27',
      ['1', '2'],
    ]);
  });

  it('[MS-PLAN-03] the tracker stays as it is', () => {
    expect(tokenOf(ending().plays('force', '2'))).toBe(3);
  });

  it('[MS-PLAN-03] Control tokens stay on objectives that stay Active, and only there', () => {
    const story = ending().plays('force', '1');
    const held = story.open.objectives.filter((o) => o.control === 0).map((o) => o.key);
    expect(held).toEqual(['TR', 'W2']);
  });

  it('[MS-PLAN-04] the card that was replaced may come back', () => {
    const story = ending({
      holds: { red: ['TR', 'W2', 'BR'] },
      shuffles: [
        ['they-were-expecting-us', 'this-wasnt-the-plan'],
        [MISCALCULATED, 'this-wasnt-the-plan'],
      ],
      sides: [{}, { deck: ['b1', 'b2'] }],
    }).plays('force', '1', 'activate', 'end', 'activate', 'end');
    expect(story.asked).toBe('blue DP-57');
    expect(scoreOf(story.chooses('force')).card).toBe(MISCALCULATED);
  });
});
