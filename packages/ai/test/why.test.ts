import { greedyOpponent, type ToldWhy, whyOfTurn } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { Match, viewFor } from '@faultline/rules';
import { castOf, whyText } from '@faultline/text';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const TURNS = 20;
const game = coreGame({ table: TABLES['core-1'] });
const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('why', 'fast'));
const opponents = [greedyOpponent(game, 'a'), greedyOpponent(game, 'b')] as const;
while (match.state.open.turn <= TURNS) {
  const { decision } = match.state.open;
  if (!decision) break;
  const { seat } = decision;
  const answer = opponents[seat].decide(viewFor(match.state, seat), decision, { trials: 0 });
  match.send(seat, { do: 'answer', version: match.version, answer });
}
const told = Array.from({ length: TURNS }, (_, n) => whyOfTurn(match, n + 1));
const asked = told.filter((each): each is ToldWhy => each !== null);
const before = JSON.stringify(match.state);

describe('why something was done', () => {
  it('is told of nearly all of twenty activations', () => {
    expect(asked.length).toBeGreaterThanOrEqual(TURNS - 4);
    expect(asked.filter(({ why }) => why !== null).length).toBeGreaterThanOrEqual(TURNS / 2);
  });

  it('names what was done and something else that was offered', () => {
    for (const { decision, why } of asked) {
      if (!why) continue;
      const offered = decision.options.map(({ id }) => id);
      expect(offered).toContain(why.chosen);
      expect(offered).toContain(why.instead);
      expect([why.instead, why.insteadGoal]).not.toEqual([why.chosen, why.goal]);
    }
  });

  it('has more than one goal and more than one reason over a game', () => {
    expect(new Set(asked.map(({ why }) => why?.goal?.aim)).size).toBeGreaterThan(2);
    expect(new Set(asked.map(({ why }) => why?.term)).size).toBeGreaterThan(2);
  });

  it('tells no chance in figures of the first Turns, and later only where the choice is ahead', () => {
    for (const [n, each] of told.entries()) {
      const { chances } = each?.why ?? {};
      if (n + 1 < 7) expect(chances ?? null).toBeNull();
      else if (chances) expect(chances[0]).toBeGreaterThan(chances[1]);
    }
    expect(asked.filter(({ why }) => why?.chances).length).toBeGreaterThan(2);
  });

  it('is the same when asked again, and changes nothing', () => {
    expect(whyOfTurn(match, 3)).toEqual(told[2]);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('is one sentence in both languages', () => {
    for (const words of [english, german]) {
      const cast = castOf(game.library, words, match.state.open, ['A', 'B']);
      const sentences = asked.map(({ decision, why }) => whyText(words, cast, decision, why));
      for (const sentence of sentences) expect(sentence).toMatch(/^[“„A-Z].*\.$/);
      expect(new Set(sentences).size).toBeGreaterThan(2);
    }
  });

  it('is not told of a Turn that never was', () => {
    expect(whyOfTurn(match, 999)).toBeNull();
  });
});
