import type { OperationRole, StageCard, StageEnd } from '../../cards/operationCard.ts';
import type { Test } from '../../cards/selector.ts';
import { finish } from '../../game/change.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { choice, step } from '../../kernel/steps.ts';
import { holds } from '../../queries/tests.ts';
import type { Seat } from '../../state/ids.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';
import { isFull } from './clock.ts';
import { unit } from '../../game/find.ts';
import { changePlay, inPlay } from './inPlay.ts';
import { releasePieces } from './pieces.ts';
import './rules.ts';
import { change, operationCard, operationOf, playedOperation, roleOf, seatOf, stageCard } from './score.ts';

/** Stages (KO-STG): how one begins, how it ends in step 8, and what follows in step 10. */
declare module '../../state/frame.ts' {
  interface Steps {
    'stage.begin': { stage: string };
    'stage.setup': object;
    /** The first Turn of a Stage. */
    'stage.opening': object;
    /** One of the effects of 8B (KO-TURN-13). */
    'stage.ending': object;
    /** The clauses that are still to be looked at, by their places in the order of KO-R-11. */
    'stage.clauses': { next: number };
    /** Whether a role makes use of an end that its card leaves open. */
    'stage.offer': { clause: number };
    /** An end is met, and its rules are carried out. */
    'stage.met': { clause: number };
    /** What closes step 8 (KO-R-11). */
    'stage.close': object;
    /** Step 10. */
    'stage.next': object;
  }
}

/** KO-STG-03, KO-STG-04, KO-R-21: Control tokens off, the map's objectives Active, its marks laid. */
step('stage.begin', (g, { stage }) => {
  g.next('stage.setup', {});
  change(g, { stage, coming: null, opening: true });
  changePlay(g, { chosen: [] });
  releasePieces(g);
  const active = stageCard(g)?.active ?? [];
  g.open.objectives = g.open.objectives.map((objective) => {
    const shown = active.find(({ key }) => key === objective.key);
    return { ...objective, control: null, active: shown !== undefined, priority: shown?.priority ?? false };
  });
  g.emit({ event: 'stage', stage });
});

/** KO-TURN-18. */
step('stage.setup', (g) => {
  g.done();
  openWindow(g, [raise(g, 'stage.setup', { seat: g.open.active })]);
});

step('stage.opening', (g) => {
  g.done();
  changePlay(g, { chosen: [], attacked: [] });
  if (!operationOf(g).opening) return;
  change(g, { opening: false });
  openWindow(g, [raise(g, 'stage.first-turn', { seat: g.open.active })]);
});

/** KO-R-11: what makes the Aggressor win the game comes before any Countdown, wherever it is printed. */
export function clausesOf({ ends }: Pick<StageCard, 'ends'>): readonly StageEnd[] {
  const known = inOrder.get(ends) ?? winsFirst(ends);
  inOrder.set(ends, known);
  return known;
}

/** Worked out once for a Stage. */
const inOrder = new WeakMap<readonly StageEnd[], readonly StageEnd[]>();

function winsFirst(ends: readonly StageEnd[]): StageEnd[] {
  const wins = ({ then }: StageEnd): boolean => typeof then === 'object' && 'wins' in then && then.wins === 'aggressor';
  return [...ends.filter(wins), ...ends.filter((end) => !wins(end))];
}

step('stage.ending', (g) => void g.next('stage.clauses', { next: 0 }));

const clauseAt = (p: Position, at: number): StageEnd | undefined => {
  const stage = stageCard(p);
  return stage ? clausesOf(stage)[at] : undefined;
};

const isAsked = (p: Position, { at }: StageEnd): boolean =>
  at === 'any-turn' || at === `${roleOf(p, p.open.active)}-turn`;

/** KO-R-12, KO-R-13: a Stage that has ended still leaves the clock to be looked at. */
step('stage.clauses', (g, { next }) => {
  const end = clauseAt(g, next);
  if (!end) return g.done();
  g.next('stage.clauses', { next: next + 1 });
  if (!isAsked(g, end) || !canStill(g, end) || !isMet(g, end.when)) return;
  if (end.optional) g.call('stage.offer', { clause: next });
  else meet(g, next, end);
});

/** A Stage that has ended does not end a second time. */
const canStill = (p: Position, { then }: StageEnd): boolean =>
  typeof then !== 'object' || !('stage' in then) || operationOf(p).coming === null;

function isMet(p: Position, when: string): boolean {
  const test = playedOperation(p).tests[when];
  if (!test) throw new Error(`The operation ${operationOf(p).operation} does not say what "${when}" asks.`);
  return holds(p, test as Test, { unit: null, trigger: null, bound: {}, seat: seatOf(p, 'aggressor') });
}

choice('stage.offer', {
  ask: (p, { clause }) => ({
    seat: seatOf(p, clauseAt(p, clause)?.optional ?? 'aggressor'),
    point: 'DP-57',
    options: [{ id: 'yes' }, { id: 'no' }],
    about: { choose: clauseAt(p, clause)?.when ?? '' },
  }),
  take: (g, { clause }, { option }) => {
    const end = clauseAt(g, clause);
    g.done();
    if (end && option === 'yes') meet(g, clause, end);
  },
});

/** KO-S1-25, KO-S1-26: what the clause says is done before what follows from it. */
function meet(g: Machine, clause: number, { does }: StageEnd): void {
  g.call('stage.met', { clause }).call('operation.rules', { left: does, trigger: null });
}

step('stage.met', (g, { clause }) => {
  const end = clauseAt(g, clause);
  g.done();
  if (!end) return;
  const { then, when } = end;
  if (then === 'countdown') win(g, 'sentinel', 'countdown');
  else if ('wins' in then) win(g, then.wins, 'stage', when);
  else if ('stage' in then) complete(g, then.stage, when);
  else winCounted(g, then, when);
});

type Counted = Extract<StageEnd['then'], { readonly counts: string }>;

/** KO-R-57: so many Units in a state; fewer than the least of them end nothing. */
function winCounted(g: Machine, { counts, degrees }: Counted, when: string): void {
  const units = inPlay(g).states.filter((each) => each.state === counts && !unit(g, each.unit).defeated).length;
  const met = degrees.find(({ least, most }) => units >= least && units <= most);
  if (!met) return;
  change(g, { degree: met.degree });
  win(g, met.wins, 'stage', when);
}

/** KO-R-23: at once; steps 9 to 11 are not played. */
function win(g: Machine, role: OperationRole, why: 'stage' | 'countdown', by = why as string): void {
  const { stage } = operationOf(g);
  const winner = seatOf(g, role);
  if (stage !== null && why === 'stage') record(g, stage, null, winner, by);
  finish(g, { winner, why });
}

/** KO-S1-24: who completes a Stage and goes on to the next is the Aggressor. */
function complete(g: Machine, coming: string, by: string): void {
  const { stage } = operationOf(g);
  if (stage === null) return;
  change(g, { coming });
  record(g, stage, coming, seatOf(g, 'aggressor'), by);
}

function record(g: Machine, stage: string, next: string | null, winner: Seat, by: string): void {
  change(g, { ended: [...operationOf(g).ended, { stage, winner, by }] });
  g.emit({ event: 'stage-ended', stage, winner, next });
  // KO-R-49: it counts as a Struggle Card that the player claims.
  if (next !== null) openWindow(g, [raise(g, 'struggle.claimed', { seat: winner, card: stage })]);
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
