import { describe, expect, it } from 'vitest';
import { Desk, firstLetterWins, names } from './desk.ts';
import { exportEvent, importEvent } from '../src/door/file.ts';
import { verifyEvent } from '../src/door/verify.ts';
import { isRefused } from '../src/reason.ts';

describe('a whole event', () => {
  it('runs with seven players', () => {
    const desk = new Desk().gathers(...names(7));
    for (let round = 1; round <= 4; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'finish' });
    expect(desk.state.ranking).toHaveLength(7);
    const text = exportEvent(desk.event);
    const back = importEvent(text);
    if (isRefused(back)) throw new Error(JSON.stringify(back));
    expect(back.event).toEqual(desk.event);
    expect(exportEvent(back.event)).toBe(text);
    expect(verifyEvent(back.event).differences).toEqual([]);
  });
  it('runs with 20', () => {
    const desk = new Desk().gathers(...names(20));
    for (let round = 1; round <= 4; round++) desk.playsRound(firstLetterWins);
    desk.does({ kind: 'makeCut' });
    desk.playsRound(firstLetterWins).playsRound(firstLetterWins);
    desk.does({ kind: 'finish' });
    expect(desk.state.ranking?.[0]).toBe('P001');
    expect(verifyEvent(desk.event).differences).toEqual([]);
  });
});
