import { greedyOpponent, Hourglass, type Level, LEVELS, type Opponent, OPPONENTS, randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { type Answer, Match, type Seat, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame({ table: TABLES['core-1'] });
const FEW = { trials: 24 };

const begin = (seed: string): Match =>
  Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed, 'fast'));

/** Plays to the end, or for so many answers; every answer must be taken. */
function play(match: Match, opponents: readonly [Opponent, Opponent], most = 5000): Answer[] {
  const made: Answer[] = [];
  for (let { decision } = match.state.open; decision && made.length < most; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, FEW);
    const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
    made.push(answer);
  }
  return made;
}

const against = (seat: Seat, seed: string, make = greedyOpponent): readonly [Opponent, Opponent] => {
  const [thinks, guesses] = [make(game, seed), randomOpponent(game, seed)];
  return seat === 0 ? [thinks, guesses] : [guesses, thinks];
};

describe('opponents who think', () => {
  it.each([0, 1] as const)('beat chance from seat %i', (seat) => {
    const match = begin('better than chance');
    play(match, against(seat, 'one'));
    expect(match.state.open.result).toEqual({ winner: seat, why: 'struggles' });
  });

  it.each(Object.keys(LEVELS) as Level[])('%s plays the same game again from the same seed', (name) => {
    const once = (): Answer[] => play(begin('again'), against(0, 'same', OPPONENTS[name]), 60);
    expect(once()).toEqual(once());
  });

  it.each(Object.keys(LEVELS) as Level[])('%s answers by what it sees alone', (name) => {
    const match = begin('hidden');
    play(match, against(0, 'before'), 40);
    const { decision } = match.state.open;
    if (!decision) throw new Error('Somebody should be asked.');
    const view = viewFor(match.state, decision.seat);
    const answer = (): Answer => OPPONENTS[name](game, 'fresh').decide(view, decision, FEW);
    const before = JSON.stringify(view);
    expect(answer()).toEqual(answer());
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('the searching opponent', () => {
  /** A match at the first question that is worth trials. */
  function atActivation(): Match {
    const match = begin('search');
    const players = against(0, 'search');
    for (let n = 0; n < 400 && match.state.open.decision?.step !== 'activation.main'; n += 1) play(match, players, 1);
    return match;
  }

  const ask = (match: Match, opponent: Opponent, budget: Parameters<Opponent['decide']>[2]): Answer => {
    const { decision } = match.state.open;
    if (!decision) throw new Error('Somebody should be asked.');
    return opponent.decide(viewFor(match.state, decision.seat), decision, budget);
  };

  it('spends at most half of what a Turn has left on one question', () => {
    const [match, opponent] = [atActivation(), OPPONENTS.search(game, 's')];
    const spent = [0, 0, 0].map(() => {
      ask(match, opponent, { trials: 64 });
      return opponent.spent?.() ?? 0;
    });
    expect(spent[0]).toBeGreaterThan(0);
    expect(spent[0]).toBeLessThanOrEqual(32);
    expect(spent[1]).toBeLessThan(spent[0] ?? 0);
    expect(spent[2]).toBeLessThanOrEqual(spent[1] ?? 0);
  });

  it('answers at once when there is no time, without a trial', () => {
    const [match, opponent] = [atActivation(), OPPONENTS.search(game, 's')];
    expect(ask(match, opponent, { trials: 1000, left: () => 0 }).option).toBeTypeOf('string');
    expect(opponent.spent?.()).toBe(0);
  });

  it('stops in the middle of a trial when its time is over, and answers', () => {
    const [match, opponent] = [atActivation(), OPPONENTS.search(game, 's')];
    let looks = 10;
    const left = (): number => {
      looks -= 1;
      return looks > 0 ? 1 : 0;
    };
    expect(ask(match, opponent, { trials: 1_000_000, left }).option).toBeTypeOf('string');
    expect(opponent.spent?.()).toBeLessThan(10);
  });
});

describe('the hourglass', () => {
  it('gives each question of a Turn half of what is left, and every Turn its whole time', () => {
    let now = 0;
    const glass = new Hourglass(1000, () => now);
    const first = glass.budget(1);
    now = 250;
    expect(first.left?.()).toBeCloseTo(0.5, 9);
    now = 600;
    expect(first.left?.()).toBe(0);
    glass.took(600);
    const second = glass.budget(1);
    now = 700;
    expect(second.left?.()).toBeCloseTo(0.5, 9);
    glass.took(100);
    const third = glass.budget(2);
    now = 950;
    expect(third.left?.()).toBeCloseTo(0.5, 9);
  });

  it('has nothing to give a level that does not search', () => {
    const { trials, left } = new Hourglass(LEVELS.trooper, () => 0).budget(1);
    expect([trials, left?.()]).toEqual([0, 0]);
  });
});
