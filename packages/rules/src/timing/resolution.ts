import type { Running } from '../state/running.ts';
import type { Machine } from '../game/machine.ts';
import type { Outcome } from '../state/frame.ts';
import { step } from '../kernel/steps.ts';
import type { Seat, Target, UnitId } from '../state/ids.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import { freshAttack } from '../state/attack.ts';
import { unit, unitOf } from '../game/find.ts';
import { expire } from '../queries/marks.ts';
import { innermost, leader } from '../queries/enclosing.ts';
import type { EventName, Resolution, TriggerEvent, Happenings } from '../state/triggerEvent.ts';
import { listenersOf, hasListeners, NOBODY } from './listeners.ts';
import { resolveGameEffects } from './gameEffects.ts';
import { askPlayers, openWindow } from './window.ts';

/**
 * Things that begin and end and lie inside each other: activation, action, attack, move, ability use.
 * A thing that ends lets both players answer it, with all that waited for its end, and then Strained strikes.
 */

declare module '../state/frame.ts' {
  interface Steps {
    'doing.players': { happenings: readonly TriggerEvent[]; outcome: Outcome };
    'doing.nobody': { happenings: readonly TriggerEvent[]; outcome: Outcome };
    'doing.close': { outcome: Outcome };
  }
}

/** CR-COND-05 to CR-COND-08: the things whose end makes Strained strike. */
const STRAINING: readonly Resolution['kind'][] = ['move', 'action', 'attack', 'ability'];

export function beginResolution(
  g: Machine,
  kind: Resolution['kind'],
  seat: Seat,
  unitId: UnitId | null,
  action: ActionKind | null = null,
): number {
  const strained = unitId !== null && STRAINING.includes(kind) && unit(g, unitId).conditions.includes('strained');
  const id = g.instance();
  const doing: Resolution = { id, kind, seat, unit: unitId, action, strained, followers: [], later: [], targets: [] };
  g.open.doing = [...g.open.doing, doing];
  return id;
}

/** An attack, with the record that its steps write. */
export function beginAttack(g: Machine, called: Omit<Parameters<typeof freshAttack>[0], 'attack'>): number {
  const attack = beginResolution(g, 'attack', called.seat, unitOf(g, called.attacker).id);
  const doing = innermost(g);
  if (doing) g.open.doing = g.open.doing.with(-1, { ...doing, attack: freshAttack({ ...called, attack }) });
  return attack;
}

/** Ends the innermost thing: goes on with the answers to it. */
export function end(g: Machine, happening: TriggerEvent | null, outcome: Outcome = { happened: true }): void {
  const doing = innermost(g);
  const happenings = [...(happening ? [happening] : []), ...(doing?.followers ?? [])];
  if (hasNoFollowUps(g, doing, happenings)) return close(g, outcome);
  if (doing && doing.followers.length > 0) g.open.doing = g.open.doing.with(-1, { ...doing, followers: [] });
  g.next('doing.players', { happenings, outcome });
}

/** Nothing waits for the end and nothing is to be checked before it: most things end so, and need no steps for it. */
const hasNoFollowUps = (g: Machine, doing: Resolution | undefined, happenings: readonly TriggerEvent[]): boolean =>
  !g.unsettled && !g.open.result && !doing?.strained && !doing?.later.length && !happenings.some(hasListeners);

/** Takes the innermost thing off, without anybody's answer to its end. */
export function endResolution(g: Machine): Resolution | undefined {
  const doing = innermost(g);
  g.open.doing = g.open.doing.slice(0, -1);
  return doing;
}

/** An instance of a triggering event, a new one unless it is named. The facts become it: hand over a record made for it. */
export function raise<T extends EventName>(
  g: Machine,
  on: T,
  facts: Happenings[T],
  id: number = g.instance(),
): TriggerEvent {
  const coming = facts as unknown as { id: number; on: T; heard: readonly string[] };
  coming.id = id;
  coming.on = on;
  coming.heard = NOBODY;
  const happening = facts as unknown as TriggerEvent;
  coming.heard = listenersOf(g, happening);
  if (hasListeners(happening)) g.open.memory.happened = [...g.open.memory.happened, happening];
  return happening;
}

/** Lets an event wait for the end of the effect that caused it; with none going on it is answered now. */
export function follow(g: Machine, happening: TriggerEvent, causing: number | null): void {
  const at = g.open.doing.findLastIndex((d) => d.id === causing);
  const doing = g.open.doing[at];
  if (doing) g.open.doing = g.open.doing.with(at, { ...doing, followers: [...doing.followers, happening] });
  else openWindow(g, [happening]);
}

/** Keeps a part of an ability for step 10 of the attack now going on. */
export function waitForTheEnd(g: Machine, part: Running): void {
  const at = g.open.doing.findLastIndex((d) => d.kind === 'attack');
  const attack = g.open.doing[at];
  if (attack) g.open.doing = g.open.doing.with(at, { ...attack, later: [...attack.later, part] });
}

/** Remembers a target for everything around it that wants to know (a Combat action's "same targets"). */
export function rememberTarget(g: Machine, target: Target): void {
  g.open.doing = g.open.doing.map((d) => ({ ...d, targets: [...d.targets, target] }));
}

step('doing.players', (g, f) => {
  const later = innermost(g)?.later ?? [];
  g.next('doing.nobody', { ...f });
  askPlayers(g, f.happenings);
  const first = leader(g);
  const inOrder = [...later.filter((part) => part.seat === first), ...later.filter((part) => part.seat !== first)];
  const after = f.happenings.find((happening) => happening.on === 'attack.resolved');
  for (const part of inOrder.toReversed())
    g.call('effects.run', after ? { ...part, context: { ...part.context, after } } : { ...part });
  // R-COND-11: after both players' effects, by option before them.
  if (g.game.options.strainedBeside === 'before-players') resolveGameEffects(g, [], strainedNow(g));
});

step('doing.nobody', (g, f) => {
  g.next('doing.close', { outcome: f.outcome });
  resolveGameEffects(g, f.happenings, strainedNow(g));
});

/** R-COND-1: whom Strained strikes now: at the end of the innermost thing that strains, by option of the outermost one. */
function strainedNow(g: Machine): UnitId | null {
  const doing = innermost(g);
  if (!doing?.strained) return null;
  const around = g.open.doing.some((other) => other !== doing && other.strained && other.unit === doing.unit);
  return around && g.game.options.strainedStrikes === 'outermost' ? null : doing.unit;
}

step('doing.close', (g, f) => close(g, f.outcome));

function close(g: Machine, outcome: Outcome): void {
  const doing = endResolution(g);
  if (doing?.kind === 'action') {
    expire(g, 'action');
    if (g.open.activation) g.open.activation.bonuses = g.open.activation.bonuses.filter((bonus) => !bonus.whole);
  }
  g.done(outcome);
  if (doing && doing.followers.length > 0) openWindow(g, doing.followers);
}
