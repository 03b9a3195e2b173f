import { describe, expect, it } from 'vitest';
import { problemOf, problemText } from '../src/menu/problem.ts';
import { playedUntil } from './browser/played.ts';

const game = JSON.parse(playedUntil('ambush', ({ step }) => step === 'window.ask'));
const where = { page: '0.1.0', language: 'en', browser: 'Browser 7', screen: '360 × 740' };

describe('the report of a problem', () => {
  const problem = problemOf(' Stuck. ', game, game.entries.length, where);

  it('says where in the game it is, and by which rules and cards', () => {
    const { entries, sheet, rulesVersion } = game;
    expect(problem).toMatchObject({ said: 'Stuck.', entries: entries.length, turn: 1, rules: rulesVersion });
    expect(problem.asked).toMatch(/^window\.ask DP-\d+, player 2$/);
    expect(problem.cards).toMatch(new RegExp(`^${sheet} [0-9a-f]{12}$`));
  });

  it('is short as a text, and gives nothing of the seed away', () => {
    const text = problemText(problem);
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toMatch(/^Stuck\.\n\nFaultline 0\.1\.0 \(en\)/);
    expect(text).not.toContain(game.chance.key);
  });

  it('begins with its facts where nothing was said', () => {
    expect(problemText(problemOf('', game, 0, where))).toMatch(/^Faultline/);
  });
});
