import { type Opponent, randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Answer, type Decision, type Game, Match, type State, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const game = coreGame();
const MOST = 20000;
const BUDGET = { trials: 0 };

interface Choice {
  readonly step: string;
  readonly answer: Answer;
}

const begin = (seed: string, on: Game = game): Match =>
  Match.begin(on, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed, 'fast'));

const pair = (seed: string, on: Game = game): [Opponent, Opponent] => [
  randomOpponent(on, `${seed} a`),
  randomOpponent(on, `${seed} b`),
];

/** Plays on to the game's end or for so many choices; every answer must be taken. */
function play(match: Match, opponents: readonly [Opponent, Opponent], most = MOST): Choice[] {
  const made: Choice[] = [];
  for (let { decision } = match.state.open; decision && made.length < most; { decision } = match.state.open) {
    const answer = opponents[decision.seat].decide(viewFor(match.state, decision.seat), decision, BUDGET);
    const sent = match.send(decision.seat, { do: 'answer', version: match.version, answer });
    if ('refused' in sent) throw new Error(`${decision.step}: ${JSON.stringify(sent.refused)}`);
    made.push({ step: decision.step, answer });
  }
  return made;
}

function asked(state: State): Decision {
  if (!state.open.decision) throw new Error('Somebody should be asked.');
  return state.open.decision;
}

describe('the random opponent', () => {
  it('is never refused and comes to an end, game after game', { timeout: 60_000 }, () => {
    for (let n = 1; n <= 10; n += 1) {
      const match = begin(`many ${n}`);
      play(match, pair(`many ${n}`));
      expect(match.state.open.result).not.toBeNull();
    }
  });

  it('gives the same answers for the same seed', () => {
    expect(play(begin('twice'), pair('same'))).toEqual(play(begin('twice'), pair('same')));
  });

  it('gives other answers for another seed', () => {
    expect(play(begin('twice'), pair('same'), 40)).not.toEqual(play(begin('twice'), pair('other'), 40));
  });

  it('changes nothing of the view it is shown', () => {
    const looking = (opponent: Opponent): Opponent => ({
      ...opponent,
      decide: (view, decision, budget) => {
        const before = JSON.stringify(view);
        const answer = opponent.decide(view, decision, budget);
        if (JSON.stringify(view) !== before) throw new Error(`${decision.step}: the view was changed.`);
        return answer;
      },
    });
    const [first, second] = pair('look');
    expect(play(begin('look'), [looking(first), looking(second)]).length).toBeGreaterThan(100);
  });

  it('answers alike whatever lies hidden: deck order and key are not in its hands', () => {
    const match = begin('hidden');
    play(match, pair('hidden'), 60);
    const { state } = match;
    const [first, second] = state.hidden.decks;
    const other: State = {
      ...state,
      hidden: { ...state.hidden, decks: [first.toReversed(), second.toReversed()], chance: seeded('another') },
    };
    expect(other.hidden.decks).not.toEqual(state.hidden.decks);
    const answers = [state, other].map((each) =>
      randomOpponent(game, 's').decide(viewFor(each, asked(each).seat), asked(each), BUDGET),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('skips an option for which no place is found', () => {
    const nowhere = coreGame({ space: { ...game.space, sampleMove: () => null } });
    const made = play(begin('stuck', nowhere), pair('stuck', nowhere), 400);
    const moves = made.filter(({ step }) => step === 'move.offer').map(({ answer }) => answer.option);
    expect(new Set(moves)).toEqual(new Set(['decline']));
  });

  it('says so when there is nothing it could answer', () => {
    const full = coreGame({ space: { ...game.space, whyNotRest: () => [{ rule: 'CR-OVER-02' }] } });
    const match = begin('full', full);
    expect(() => play(match, pair('full', full))).toThrow('No legal answer was found for setup.place (DP-08).');
  });

  it('chooses every option of a question about equally often', () => {
    const { state } = begin('fair');
    const opponent = randomOpponent(game, 'fair');
    const view = viewFor(state, asked(state).seat);
    const chosen = Array.from({ length: 1000 }, () => opponent.decide(view, asked(state), BUDGET).option);
    const souths = chosen.filter((option) => option === 'south').length;
    expect(souths).toBeGreaterThan(430);
    expect(souths).toBeLessThan(570);
  });
});
