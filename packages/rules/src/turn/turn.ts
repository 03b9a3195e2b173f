import { otherSeat } from '../state/ids.ts';
import type { Machine } from '../game/machine.ts';
import type { Mode, PlainStepName } from '../game/mode.ts';
import { step } from '../kernel/steps.ts';
import { raise } from '../timing/resolution.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { resolveGameEffects } from '../timing/gameEffects.ts';
import { askPlayers, openWindow } from '../timing/window.ts';
import { defeat, isDone } from '../tokens/changes.ts';
import { unit } from '../game/find.ts';
import { expire } from '../queries/marks.ts';

/** The frame of the game: set-up, then Turn after Turn, each through the steps its mode lists in order (CR-TURN-17). */
declare module '../state/frame.ts' {
  interface Steps {
    /** By the name of the step to come: a saved game goes on where it stood when steps are added. */
    'game.setup': { next: PlainStepName | null };
    'turn.run': { next: PlainStepName };
    'setup.end': object;
    'turn.start': object;
    'turn.ending': object;
    'turn.answers': object;
    'turn.control': { ended: TriggerEvent };
    'turn.defeat': object;
    'turn.pass': object;
    'turn.handOver': object;
  }
}

step('game.setup', (g, f) => {
  if (f.next) g.next('game.setup', { next: stepAfter(g.game.mode.setup, f.next) }).call(f.next, {});
  else g.next('turn.run', { next: firstOf(g.game.mode) }).call('setup.end', {});
});

step('setup.end', (g) => {
  g.done();
  openWindow(g, [raise(g, 'setup.end', { seat: g.open.firstPlayer })]);
});

step('turn.run', (g, f) => {
  const { mode } = g.game;
  g.next('turn.run', { next: stepAfter(mode.turn, f.next) ?? firstOf(mode) }).call(f.next, {});
});

/** Null behind the last one. */
export function stepAfter(steps: readonly PlainStepName[], name: PlainStepName): PlainStepName | null {
  const at = steps.indexOf(name);
  if (at < 0) throw new Error(`This mode has no step ${name}.`);
  return steps[at + 1] ?? null;
}

export function firstOf({ turn }: Mode): PlainStepName {
  const [first] = turn;
  if (!first) throw new Error('A mode needs at least one step in a Turn.');
  return first;
}

export const freshMemory = (): Machine['open']['memory'] => ({
  reserved: false,
  passed: false,
  chosen: null,
  activated: null,
  triggers: [],
  reacted: [],
  replaced: [],
  barred: [],
  defied: false,
});

/** Step 1, CR-TURN-03. */
step('turn.start', (g) => {
  g.open.turn += 1;
  g.open.memory = freshMemory();
  g.emit({ event: 'turn', turn: g.open.turn, seat: g.open.active });
  g.done();
  openWindow(g, [raise(g, 'turn.start', { seat: g.open.active })]);
});

/** Step 8, R-TURN-1: players' effects, then control, then what missions do with it. */
step('turn.ending', (g) => {
  g.next('turn.answers', {});
  if (g.game.options.controlFirst) g.call('control.determine', {});
});

step('turn.answers', (g) => {
  const ended = raise(g, 'turn.end', { seat: g.open.active });
  g.next('turn.control', { ended });
  askPlayers(g, [ended]);
});

step('turn.control', (g, f) => {
  g.done();
  resolveGameEffects(g, [f.ended]);
  if (!g.game.options.controlFirst) g.call('control.determine', {});
});

/** Step 10, CR-TURN-14: only the Unit that just activated. */
step('turn.defeat', (g) => {
  const id = g.open.memory.activated;
  g.done();
  if (id !== null && !unit(g, id).defeated && isDone(g, id)) defeat(g, id);
});

/** Step 12, R-ORDER-7: the refresh comes before the opponent's step 1. */
step('turn.pass', (g) => {
  const mine = g.open.seats[g.open.active];
  g.next('turn.handOver', {});
  if (mine.deck.length === 0 && mine.reserve === null) g.call('order.refresh', { seat: g.open.active });
});

step('turn.handOver', (g) => {
  // CR-ABIL-20: the limit per Turn begins anew.
  expire(g, 'turn');
  g.open.active = otherSeat(g.open.active);
  g.done();
});
