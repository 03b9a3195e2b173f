import { greedyOpponent, type Opponent, randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { type Answer, Match, type Seat, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame({ table: TABLES['core-1'] });
const BUDGET = { trials: 0 };
/** A thinking opponent on a busy machine. */
const LONG = 120_000;

const begin = (seed: string): Match =>
  Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed, 'fast'));

/** Plays to the end, or for so many answers; every answer must be taken. */
function play(match: Match, opponents: readonly [Opponent, Opponent], most = 5000): Answer[] {
  const made: Answer[] = [];
  for (let { decision } = match.state.open; decision && made.length < most; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, BUDGET);
    const sent = match.send({ do: 'answer', seat: decision.seat, version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
    made.push(answer);
  }
  return made;
}

const against = (seat: Seat, seed: string): readonly [Opponent, Opponent] => {
  const [thinks, guesses] = [greedyOpponent(game, seed), randomOpponent(game, seed)];
  return seat === 0 ? [thinks, guesses] : [guesses, thinks];
};

describe('the greedy opponent', () => {
  it.each([0, 1] as const)('beats chance from seat %i', { timeout: LONG }, (seat) => {
    const match = begin('better than chance');
    play(match, against(seat, 'one'));
    expect(match.state.open.result).toEqual({ winner: seat, why: 'struggles' });
  });

  it('plays the same game again from the same seed', { timeout: LONG }, () => {
    const once = (): Answer[] => play(begin('again'), against(0, 'same'), 60);
    expect(once()).toEqual(once());
  });

  it('answers by what it sees alone', { timeout: LONG }, () => {
    const match = begin('hidden');
    play(match, against(0, 'before'), 40);
    const { decision } = match.state.open;
    if (!decision) throw new Error('Somebody should be asked.');
    const view = viewFor(match.state, decision.seat);
    const answer = (): Answer => greedyOpponent(game, 'fresh').decide(view, decision, BUDGET);
    const before = JSON.stringify(view);
    expect(answer()).toEqual(answer());
    expect(JSON.stringify(view)).toBe(before);
  });
});
