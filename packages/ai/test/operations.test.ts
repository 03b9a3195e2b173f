import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import { applyInPlace, beginGame, copyState, type Open, type Seat, type State, viewFor } from '@faultline/rules';
import { howNear, keyOperations, operationOf } from '@faultline/rules/modes';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { evaluate, evaluationTotal, totalOf } from '../src/greedy/evaluate.ts';
import { worthIn } from '../src/greedy/modes/index.ts';
import { placesIn } from '../src/greedy/modes/keyOperations/prospect.ts';
import { Planner } from '../src/greedy/planner.ts';
import { rolloutAnswer } from '../src/greedy/rollout.ts';
import { WIDE } from '../src/greedy/spots.ts';
import { OPPONENTS, type OpponentName } from '../src/opponents.ts';
import { randomFrom } from '../src/random.ts';

const OPERATION = 'trigger-a-chain-reaction';
const game = coreGame({ mode: keyOperations, library: withOperations(library, OPERATIONS) });
const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;
const begun = (seed: string, operation = OPERATION): State =>
  beginGame(
    game,
    { kind: 'teams', mode: game.mode.id, teams: [republic, shadow], plan: { operation, aggressor: 0 } },
    seeded(seed, 'fast'),
  ).state;

/** One opponent plays both roles for so many decisions; which questions were asked, and whether every answer was legal. */
function playedOn(
  state: State,
  most: number,
  by: OpponentName = 'greedy',
  stop: (open: Open) => boolean = () => false,
): { legal: boolean; answers: string[] } {
  const players = ([0, 1] as const).map((seat) => OPPONENTS[by](game, `r1/${seat}`));
  const answers: string[] = [];
  for (let n = 0; n < most && state.open.decision && !stop(state.open); n += 1) {
    const { decision, version } = state.open;
    const { seat } = decision;
    const answer = players[seat]?.decide(viewFor(state, seat), decision, { trials: TRIALS });
    if (!answer || 'refused' in applyInPlace(game, state, { seat, version, answer })) return { legal: false, answers };
    answers.push(`${decision.step} ${String(decision.about?.does ?? '')} ${answer.option}`);
  }
  return { legal: true, answers };
}

/** So few that a Turn of R2 is soon thought over, and enough for it to try plans. */
const TRIALS = 20;

const state = begun('operations');
const { legal, answers } = playedOn(state, 250);

const worth = (open: Open, seat: Seat): number => evaluationTotal({ game, open }, seat);
const withScore = (fields: object): Open => ({
  ...state.open,
  score: { ...state.open.score, ...fields } as Open['score'],
});

/** What else plays: by chance, with mistakes, and by trying plans out, which takes longest. */
const OTHERS: readonly (readonly [OpponentName, number])[] = [
  ['random', 30],
  ['restless', 30],
  ['novice', 10],
  ['search', 4],
];

describe('R1 in a Key Operation', () => {
  it('[KO-ROLE-03] answers every question of either role legally', () => {
    expect([legal, operationOf(state).stage === null]).toEqual([true, false]);
  });

  it.each(OPERATIONS.map(({ card }) => card.id))('[KO-ROLE-03] answers legally in either role of %s', (operation) => {
    const other = begun(`either/${operation}`, operation);
    expect(playedOn(other, 100).legal).toBe(true);
    expect(operationOf(other).stage).not.toBeNull();
    for (const [level, most] of OTHERS)
      expect([level, playedOn(copyState(other), most, level).legal]).toEqual([level, true]);
  });

  it('[KO-R-11] leaves the End of Stage to the last, when it thinks and in haste', () => {
    const orders = answers.filter((line) => line.startsWith('gameEffects.ask'));
    expect(orders.length).toBeGreaterThan(2);
    expect(orders.filter((line) => line.endsWith('end-of-stage'))).toEqual([]);
    const asked = begun('order');
    playedOn(asked, 250, 'greedy', ({ decision }) => decision?.step === 'gameEffects.ask');
    expect(asked.open.decision?.options.map(({ id }) => id)).toContain('end-of-stage');
    const hasty = Array.from(
      { length: 12 },
      (_each, n) => rolloutAnswer(game, asked, randomFrom(`haste ${n}`))?.option,
    );
    expect(hasty).not.toContain('end-of-stage');
  });

  it('[KO-R-61] brings the Agent nearer to a clamp it holds with the last effect of its Turn', () => {
    const port = begun('agent', 'extract-the-agent');
    playedOn(port, 400, 'greedy', ({ decision }) => decision?.step === 'piece.move' && decision.seat === 0);
    const agent = operationOf(port).play.pieces.find(({ id }) => id === 'agent');
    const clamp = port.open.objectives.find(({ key }) => key === 'E1');
    if (!agent || !clamp) throw new Error('There is no Agent, or no clamp.');
    port.open.objectives = port.open.objectives.map((o) => (o === clamp ? { ...o, control: 0 } : o));
    const way = (to: readonly number[]): number => Math.hypot((to[0] ?? 0) - clamp.x, (to[1] ?? 0) - clamp.y);
    const choices = new Planner(game, randomFrom('agent'), WIDE).weigh(copyState(port));
    const best = choices.reduce((a, b) => (b.value > a.value ? b : a));
    const ways = choices.map(({ answer }) => way(answer.to ?? [agent.x, agent.y]));
    expect(way(best.answer.to ?? [agent.x, agent.y])).toBeLessThan(Math.min(...ways) + 2540);
  });

  it('[KO-S1-07] attacks the Armored Target whenever it may', () => {
    const strikes = answers.filter((line) => line.startsWith('effects.may') && line.includes('attack-target'));
    expect(strikes.length).toBeGreaterThan(0);
    expect(strikes.every((line) => line.endsWith('yes'))).toBe(true);
  });

  it('[KO-ARM-14] wants boxes covered as the Aggressor and open as the Sentinel', () => {
    const { play } = operationOf(state);
    const covered = (n: number) =>
      withScore({
        stage: 'expose-the-core',
        play: { ...play, covered: { 'core-shield': Array.from({ length: n }, (_each, box) => box) } },
      });
    expect(worth(covered(5), 0)).toBeGreaterThan(worth(covered(2), 0));
    expect(worth(covered(5), 1)).toBeLessThan(worth(covered(2), 1));
    expect(howNear({ game, open: covered(5) })[0]).toMatchObject({ role: 'aggressor', share: 0.5 });
  });

  it('[KO-CD-01] fears a full clock as the Aggressor', () => {
    expect(worth(withScore({ momentum: [8, 7] }), 0)).toBeLessThan(worth(withScore({ momentum: [4, 4] }), 0));
  });

  it('[KO-S1-07] is drawn to where its Stage is won', () => {
    const clues = begun('clues', 'explore-the-ruins');
    for (let n = 0; n < 40 && operationOf(clues).stage === null; n += 1) playedOn(clues, 5);
    const [mover] = clues.open.characters.filter((c) => c.onTable && clues.open.units[c.unit]?.seat === 0);
    if (!mover) throw new Error('Nobody is there.');
    const at = (x: number, y: number): number => {
      const open: Open = { ...clues.open, active: 0 };
      const moved = { ...mover, x, y };
      return worthIn(open).nearTo(
        { game, open: { ...open, characters: open.characters.with(mover.id, moved) } },
        moved,
      );
    };
    const best = Math.max(...placesIn({ game, open: clues.open }).map(({ x, y }) => at(x, y)));
    expect(best).toBeGreaterThan(1.5 * at(2000, 2000));
  });

  it('[KO-ROLE-03] leaves out what others are near to only where it is the same', () => {
    const ruins = begun('others', 'explore-the-ruins');
    // Until the Aggressor's first Turn: later two signs may be sure already, and nobody adds to those.
    playedOn(ruins, 80, 'greedy', ({ turn, decision }) => turn === 1 && decision?.step === 'activation.main');
    const open: Open = { ...ruins.open, activation: null };
    const [unit = null, other = null] = open.units.filter(({ seat }) => seat === open.active).map(({ id }) => id);
    const [place] = placesIn({ game, open });
    if (!place || unit === null || other === null) throw new Error('There is nowhere to go, or nobody.');
    const movedTo = (id: number): Open => ({
      ...open,
      characters: open.characters.map((c) => (c.unit === id ? { ...c, x: place.x, y: place.y } : c)),
    });
    const others = worthIn(open).othersNear({ game, open }, open.active, unit);
    const after = (to: Open) => worthIn(to).othersNear({ game, open: to }, open.active, unit);
    expect([others.isSame({ game, open: movedTo(unit) }), after(movedTo(unit)).worth()]).toEqual([
      true,
      others.worth(),
    ]);
    expect(others.isSame({ game, open: movedTo(other) })).toBe(false);
    expect(after(movedTo(other)).worth()).not.toBe(others.worth());
  });
});

describe('R2 in a Key Operation', () => {
  it('[KO-WIN-01] wants to have won more than to be about to', () => {
    const { ended } = worthIn(state.open);
    const ahead = withScore({ ended: [{ stage: 'expose-the-core', winner: 0 }], momentum: [1, 1] });
    expect(totalOf(evaluate({ game, open: ahead }, 0))).toBeLessThan(ended);
    const won: Open = { ...ahead, result: { winner: 0, why: 'mode' } };
    expect(totalOf(evaluate({ game, open: won }, 0))).toBe(ended);
  });

  it('[KO-ROLE-03] judges the end of a trial alike from both sides', () => {
    const open: Open = { ...state.open, result: null };
    const [own, other] = ([0, 1] as const).map((seat) => evaluate({ game, open }, seat).tracker);
    expect(own).toBeCloseTo(-(other ?? 0));
  });

  it('[KO-ROLE-03] tries out which card to play, and leaves activations to exact odds', () => {
    const tried = (step: string): number => {
      const asked = begun('cards');
      playedOn(asked, 300, 'greedy', ({ decision }) => decision?.step === step && decision.options.length > 1);
      const { decision } = asked.open;
      if (decision?.step !== step) throw new Error(`Nobody was asked ${step}.`);
      const player = OPPONENTS.search(game, 'cards');
      player.decide(viewFor(asked, decision.seat), decision, { trials: TRIALS });
      return player.spent?.() ?? 0;
    };
    expect(tried('activation.main')).toBe(0);
    expect(tried('order.reserve')).toBeGreaterThan(0);
  });
});
