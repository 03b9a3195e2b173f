// SD-R-81: everybody but one has left the Swiss rounds.
import { describe, expect, it } from 'vitest';
import { verifyEvent } from '../src/file/verify.ts';
import { currentRound, currentStage } from '../src/queries/current.ts';
import { whyThesePairings } from '../src/show/explain.ts';
import { Desk, firstLetterWins, names } from './desk.ts';

describe('Swiss rounds of which one player is left', () => {
  const alone = (rounds = 4) => {
    const desk = new Desk({ details: { swissRounds: rounds, cut: 0 } })
      .gathers(...names(4))
      .playsRound(firstLetterWins);
    for (const player of ['P001', 'P002', 'P003']) desk.does({ kind: 'drop', player });
    return desk;
  };

  it('[SD-R-81] [SD-BYE-02] gives them the bye of the next round', () => {
    const desk = alone().posts();
    const [stage, round] = [currentStage(desk.state), currentRound(desk.state)];
    expect([round?.bye, desk.matches]).toEqual(['P004', []]);
    const why = stage && round ? whyThesePairings(desk.state, stage, round) : [];
    expect(why).toContainEqual(expect.objectContaining({ code: 'bye', rule: 'SD-BYE-02' }));
    expect(desk.starts().closes().table()).toContain('P004 3');
  });

  it('[SD-R-81] [SD-R-40] and of every round after it', () => {
    const desk = alone().playsRound().playsRound().playsRound();
    expect(desk.table()[0]).toBe('P004 9');
    expect(desk.does({ kind: 'finish' }).state.ranking?.[0]).toBe('P004');
  });

  it('[SD-R-81] no table keeps the clock from starting', () => {
    const desk = alone().posts();
    expect(desk.refuses({ kind: 'startClock' })).toEqual([]);
  });

  it('[SD-R-81] the organiser may finish the event instead', () => {
    const { phase, ranking } = alone().does({ kind: 'finish' }).state;
    expect([phase, ranking?.length]).toEqual(['finished', 4]);
  });

  it('[SD-R-81] who comes back is paired with them again', () => {
    const desk = alone().playsRound().does({ kind: 'admit', player: 'P001' }).posts();
    expect(desk.matches).toHaveLength(1);
  });

  it('[SD-R-81] a round drawn for one comes out again', () => {
    const desk = alone().playsRound().playsRound();
    expect(verifyEvent(desk.event).differences).toEqual([]);
  });
});
