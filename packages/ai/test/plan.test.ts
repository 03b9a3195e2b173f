import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { applyInPlace, copyState, Match, type State, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { Planner } from '../src/greedy/planner.ts';
import { BRISK } from '../src/greedy/spots.ts';
import { randomFrom } from '../src/random.ts';
import { restlessOpponent } from '../src/restless.ts';
import { PlanInProgress, type Plan, planFrom } from '../src/search/plan.ts';
import { Trial } from '../src/search/trial.ts';

const game = coreGame({ table: TABLES['core-1'] });

/** Where the nth activation of a game with fights begins. */
function activation(nth: number): State {
  const teams = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const match = Match.begin(game, teams, seeded('plans', 'fast'));
  const opponent = restlessOpponent(game, 'plans');
  let begun = 0;
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    const { step, seat } = decision;
    if (step === 'activation.main' && match.state.open.activation?.made.length === 0) begun += 1;
    if (begun === nth) return match.state;
    const answer = opponent.decide(viewFor(match.state, seat), decision, { trials: 0 });
    match.send(seat, { do: 'answer', version: match.version, answer });
  }
  throw new Error(`The game has no ${nth} activations.`);
}

const planned = (state: State, option: string): Plan => {
  const mind = new Planner(game, randomFrom('mind'), BRISK);
  return planFrom(game, state, { answer: { option }, value: 1 }, (on) => mind.quick(on));
};

/** Plays a plan on a copy while it has an answer; the reactions of the other side pass. */
function follow(from: State, plan: Plan): { readonly state: State; readonly given: number } {
  const state = copyState(from);
  const { open } = state;
  const [own, course] = [open.decision?.seat, new PlanInProgress(plan)];
  let [answer, given]: [Plan['answer'] | null, number] = [plan.answer, 0];
  while (answer && open.decision) {
    const { seat } = open.decision;
    if ('refused' in applyInPlace(game, state, { seat, version: open.version, answer })) break;
    if (seat === own) given += 1;
    if (open.decision === null) break;
    answer = open.decision.seat === own ? course.next(open, open.decision) : { option: 'pass' };
  }
  return { state, given };
}

describe('a plan', () => {
  const begun = activation(12);

  it('holds an answer for every question to the end of the activation, when the dice fall as they fell', () => {
    const plan = planned(begun, 'move');
    const { state, given } = follow(begun, plan);
    expect(plan.on.length).toBeGreaterThan(1);
    expect(given).toBe(1 + plan.on.length);
    expect(state.open.activation?.unit).not.toBe(begun.open.activation?.unit);
  });

  it('leaves the game it was made in as it was', () => {
    const before = JSON.stringify(begun);
    planned(begun, 'move');
    expect(JSON.stringify(begun)).toBe(before);
  });

  it('is nothing beyond an answer that is refused', () => {
    expect(planned(begun, 'no such thing').on).toEqual([]);
  });

  it('is given up at the first question that it did not foresee', () => {
    const { open } = begun;
    const [asked, answer] = [open.decision, { option: 'focus' }];
    if (!asked) throw new Error('Somebody should be asked.');
    const foreseen = { question: `${open.activation?.unit}/${asked.step}/${asked.about?.character ?? ''}`, answer };
    const other = { question: 'another', answer };
    const course = (...on: Plan['on']): PlanInProgress => new PlanInProgress({ answer, value: 0, on });
    expect(course(foreseen).next(open, asked)).toBe(answer);
    const lost = course(other, foreseen);
    expect([lost.next(open, asked), lost.next(open, asked)]).toEqual([null, null]);
  });
});

describe('a trial', () => {
  const state = activation(12);
  const plan = planned(state, 'move');
  const worthOf = (tried: Plan): number | null => new Trial(game, viewFor(state, seat), 'trial').worthOf(tried, seat);
  const seat = state.open.decision?.seat ?? 0;

  it('comes out the same again from the same seed', () => {
    expect(worthOf(plan)).toBeTypeOf('number');
    expect(worthOf(plan)).toBe(worthOf(plan));
  });

  it('plays the whole plan, not its first answer alone', () => {
    const meant = plan.on.map((intent) => ({ ...intent, answer: { option: 'end' } }));
    expect(worthOf({ ...plan, on: meant })).not.toBe(worthOf(plan));
  });

  it('has nothing to say of a plan whose first answer is refused', () => {
    expect(worthOf({ ...plan, answer: { option: 'no such thing' } })).toBeNull();
  });
});
