import { greedyOpponent, keyMoments, type Review, reviewOf } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { Match, viewFor } from '@faultline/rules';
import { castOf, reviewText } from '@faultline/text';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { personOpponent } from '../src/levels/person.ts';

const TURNS = 12;
const game = coreGame({ table: TABLES['core-1'] });
const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('rev', 'fast'));
/** One who errs in every Turn, and one who never does. */
const RASH = { attacks: 1, forgets: 1, spends: 1, misses: 1, hurries: 0, feel: 0.5, temperature: 2 };
const players = [personOpponent('rash', RASH)(game, 'a'), greedyOpponent(game, 'b')] as const;
while (match.state.open.turn <= TURNS) {
  const { decision } = match.state.open;
  if (!decision) break;
  const { seat } = decision;
  const answer = players[seat].decide(viewFor(match.state, seat), decision, { trials: 0 });
  match.send(seat, { do: 'answer', version: match.version, answer });
}
const before = JSON.stringify(match.state);
const reviews = Array.from({ length: TURNS }, (_, n) => reviewOf(match, n + 1, [0]));
const told = reviews.filter((each): each is Review => each !== null);

describe('what the Master would have done', () => {
  it('is told of the activations of the seat that is asked about', () => {
    expect(told.length).toBeGreaterThanOrEqual(TURNS / 2 - 2);
    expect(told.every(({ decision }) => decision.seat === 0)).toBe(true);
    expect(reviewOf(match, 1, [])).toBeNull();
    expect(reviewOf(match, 999, [0, 1])).toBeNull();
  });

  it('is better than what was played where something was given away, by more than luck', () => {
    const worse = told.filter(({ lost }) => lost > 0);
    expect(worse.length).toBeGreaterThan(0);
    for (const { better, played, lost } of worse) {
      expect(lost).toBeGreaterThanOrEqual(0.01);
      expect(better).not.toEqual(played);
    }
    for (const { better, lost } of told) expect(better === null).toBe(lost === 0);
  });

  it('tells chances in figures from the seventh Turn on, the better one higher', () => {
    for (const { turn, better, chances } of told) {
      expect(chances !== null).toBe(better !== null && turn >= 7);
      if (chances) expect(chances[1]).toBeGreaterThan(chances[0]);
    }
  });

  it('is the same when asked again, and changes nothing', () => {
    const [first] = told;
    expect(first && reviewOf(match, first.turn, [0])).toEqual(first);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it.each([english, german])('is said in both languages', (words) => {
    const cast = castOf(game.library, words, match.state.open, ['A', 'B']);
    for (const each of told) expect(reviewText(words, cast, each)).toMatch(/^[“„].*[.%]$/);
  });
});

describe('key moments', () => {
  const made = (turn: number, lost: number, swing = 0): Review => ({ ...(told[0] as Review), turn, lost, swing });

  it('are the three in which most was given away, in the order in which they were played', () => {
    const all = [made(1, 0.02), made(3, 0.2), made(5, 0), made(7, 0.1), made(9, 0.3)];
    expect(keyMoments(all).map(({ turn }) => turn)).toEqual([3, 7, 9]);
  });

  it('are those in which most happened where nothing was given away', () => {
    const all = [made(1, 0, 0.01), made(3, 0, -0.3), made(5, 0, 0.2), made(7, 0.1), made(9, 0, 0)];
    expect(keyMoments(all).map(({ turn }) => turn)).toEqual([3, 5, 7]);
  });

  it('are as many as there are', () => {
    expect(keyMoments([])).toEqual([]);
    expect(keyMoments([made(2, 0)]).map(({ turn }) => turn)).toEqual([2]);
  });
});
