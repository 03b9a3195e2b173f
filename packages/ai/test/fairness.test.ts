import { TABLES } from '@faultline/geometry';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Answer, Match, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { best, type Choice } from '../src/greedy/choice.ts';
import { evaluate, evaluationTotal, totalOf } from '../src/greedy/evaluate.ts';
import { ASSASSIN, FIRST, inStyle, type Style, USUAL } from '../src/greedy/style.ts';
import { withWeights } from '../src/opponents.ts';
import { randomFrom } from '../src/random.ts';
import { restlessOpponent } from '../src/restless.ts';
import { distinct } from '../src/search/candidates.ts';

const game = coreGame({ table: TABLES['core-1'] });

/** The positions of a game with fights, every tenth of them. */
function* positions(seed: string) {
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed, 'fast'));
  const opponent = restlessOpponent(game, seed);
  for (let n = 0; n < 600; n += 1) {
    const { decision } = match.state.open;
    if (!decision) return;
    if (n % 10 === 0) yield { game, open: match.state.open };
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
}

describe('no side and no slot is favoured', () => {
  it('what one seat has the other lacks, to the same worth', () => {
    let looked = 0;
    for (const p of positions('both sides')) {
      expect(evaluationTotal(p, 0) + evaluationTotal(p, 1)).toBeCloseTo(0, 9);
      expect(totalOf(evaluate(p, 0)) + totalOf(evaluate(p, 1))).toBeCloseTo(0, 9);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(20);
  });

  const choices: readonly Choice[] = ['a', 'b', 'c', 'd'].map((option) => ({
    answer: { option },
    value: option === 'd' ? 0 : 1,
  }));

  it.each([
    ['the greedy opponent', (random: ReturnType<typeof randomFrom>): Answer | null => best(choices, random)],
    [
      'the searching opponent',
      (random: ReturnType<typeof randomFrom>): Answer | null => distinct(choices, 2, random)[0]?.answer ?? null,
    ],
  ])('of equals %s takes each about equally often', (_, choose) => {
    const random = randomFrom('equals');
    const taken = Array.from({ length: 900 }, () => choose(random)?.option);
    for (const option of ['a', 'b', 'c']) {
      const times = taken.filter((each) => each === option).length;
      expect(times).toBeGreaterThan(240);
      expect(times).toBeLessThan(360);
    }
    expect(taken).not.toContain('d');
  });
});

describe('styles', () => {
  it('are kept apart: the same position is worth another sum to each, again and again', () => {
    const [, , , , p] = positions('styles');
    if (!p) throw new Error('There should be so many positions.');
    const worth = (style: Style): number => totalOf(evaluate({ game: inStyle(game, style), open: p.open }, 0));
    const once = [USUAL, FIRST, ASSASSIN].map(worth);
    expect(new Set(once).size).toBe(3);
    expect([USUAL, FIRST, ASSASSIN].map(worth)).toEqual(once);
  });

  it('can be played with other weights by those who have any', () => {
    expect(withWeights('random', {})).toBeNull();
    expect(withWeights('first-greedy', { inch: 1 })).not.toBeNull();
  });
});
