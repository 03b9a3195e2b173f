import type { OperationRole, StageCard, StageEnd } from '../../cards/operationCard.ts';
import type { StageTest } from '../../cards/stageTest.ts';
import { finish } from '../../game/change.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { step } from '../../kernel/steps.ts';
import { controlled } from '../../objectives/control.ts';
import { isFull } from './clock.ts';
import { change, operationCard, operationOf, roleOf, seatOf, stageCard } from './score.ts';

/** Stages (KO-STG): how one begins, how it ends in step 8, and what follows in step 10. */
declare module '../../state/frame.ts' {
  interface Steps {
    'stage.begin': { stage: string };
    /** One of the effects of 8B: the clauses that are still to be looked at (KO-TURN-13). */
    'stage.ending': object;
    'stage.clauses': { left: readonly StageEnd[] };
    /** What closes step 8 (KO-R-11). */
    'stage.close': object;
    /** Step 10. */
    'stage.next': object;
  }
}

/** KO-STG-03, KO-STG-04, KO-R-21: Control tokens off, the map's objectives Active, its marks laid. */
step('stage.begin', (g, { stage }) => {
  g.done();
  change(g, { stage, coming: null });
  const active = stageCard(g)?.active ?? [];
  g.open.objectives = g.open.objectives.map((objective) => {
    const shown = active.find(({ key }) => key === objective.key);
    return { ...objective, control: null, active: shown !== undefined, priority: shown?.priority ?? false };
  });
  g.emit({ event: 'stage', stage });
});

/** KO-R-11: what makes the Aggressor win the game comes before any Countdown, wherever it is printed. */
export function clausesOf({ ends }: Pick<StageCard, 'ends'>): StageEnd[] {
  const wins = ({ then }: StageEnd): boolean => typeof then === 'object' && 'wins' in then && then.wins === 'aggressor';
  return [...ends.filter(wins), ...ends.filter((end) => !wins(end))];
}

step('stage.ending', (g) => {
  const stage = stageCard(g);
  g.next('stage.clauses', { left: stage ? clausesOf(stage) : [] });
});

const isAsked = (p: Position, { at }: StageEnd): boolean =>
  at === 'any-turn' || at === `${roleOf(p, p.open.active)}-turn`;

/** KO-R-12, KO-R-13: a Stage that has ended still leaves the clock to be looked at. */
step('stage.clauses', (g, f) => {
  const [end, ...left] = f.left;
  if (!end) return g.done();
  g.next('stage.clauses', { left });
  if (isAsked(g, end) && isMet(g, end.when)) meet(g, end);
});

function isMet(p: Position, when: string): boolean {
  const { operation } = operationOf(p);
  const test = p.game.library.operations?.[operation]?.tests[when];
  if (!test) throw new Error(`The operation ${operation} does not say what "${when}" asks.`);
  return passes(p, test);
}

function passes(p: Position, test: StageTest): boolean {
  switch (test.test) {
    case 'clock-full':
      return isFull(p);
    case 'controls':
      return controlled(p, seatOf(p, test.role)).length >= test.atLeast;
    case 'all':
      return test.of.every((each) => passes(p, each));
    case 'any':
      return test.of.some((each) => passes(p, each));
    case 'not':
      return !passes(p, test.that);
  }
}

function meet(g: Machine, { then }: StageEnd): void {
  if (then === 'countdown') win(g, 'sentinel', 'countdown');
  else if ('wins' in then) win(g, then.wins, 'stage');
  else if ('stage' in then && operationOf(g).coming === null) complete(g, then.stage);
}

/** KO-R-23: at once; steps 9 to 11 are not played. */
function win(g: Machine, role: OperationRole, why: 'stage' | 'countdown'): void {
  const { stage } = operationOf(g);
  const winner = seatOf(g, role);
  if (stage !== null && why === 'stage') record(g, stage, null);
  finish(g, { winner, why });
}

/** KO-S1-24: who completes a Stage and goes on to the next is the Aggressor. */
function complete(g: Machine, coming: string): void {
  const { stage } = operationOf(g);
  if (stage === null) return;
  change(g, { coming });
  record(g, stage, coming);
}

function record(g: Machine, stage: string, next: string | null): void {
  const winner = seatOf(g, 'aggressor');
  change(g, { ended: [...operationOf(g).ended, { stage, winner }] });
  g.emit({ event: 'stage-ended', stage, winner, next });
}

/** KO-TOK-01, KO-TOK-02; KO-CD-01 to KO-CD-04, KO-R-14: the sixteen spaces alone are looked at. */
step('stage.close', (g) => {
  g.done();
  if (!isFull(g)) return;
  if (roleOf(g, g.open.active) === 'aggressor') return win(g, 'sentinel', 'countdown');
  if (operationOf(g).locked) return;
  change(g, { locked: true });
  g.emit({ event: 'clock-locked' });
});

/** KO-TURN-16 to KO-TURN-18. KO-R-09: the Struggle token stays where it is. */
step('stage.next', (g) => {
  const { coming } = operationOf(g);
  if (coming === null) return g.done();
  if (!operationCard(g).stages.some(({ id }) => id === coming)) throw new Error(`There is no Stage ${coming}.`);
  g.next('stage.begin', { stage: coming });
});
