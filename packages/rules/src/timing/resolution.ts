import type { Running } from '../state/running.ts';
import type { Machine } from '../game/machine.ts';
import type { StepOutcome } from '../state/frame.ts';
import { step } from '../kernel/steps.ts';
import type { Seat, Target, UnitId } from '../state/ids.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import { freshAttack } from '../state/attack.ts';
import { unit, unitOf } from '../game/find.ts';
import { expire } from '../queries/marks.ts';
import { innermost, leader } from '../queries/enclosing.ts';
import type { EventName, Resolution, TriggerEvent, TriggerFacts } from '../state/triggerEvent.ts';
import { listenersOf, hasListeners, NOBODY } from './listeners.ts';
import { resolveGameEffects } from './gameEffects.ts';
import { askPlayers, openWindow } from './window.ts';

/**
 * Things that begin and end and lie inside each other: activation, action, attack, move, ability use.
 * A thing that ends lets both players answer it, with all that waited for its end, and then Strained strikes.
 */

declare module '../state/frame.ts' {
  interface Steps {
    'resolution.players': { triggers: readonly TriggerEvent[]; outcome: StepOutcome };
    'resolution.gameEffects': { triggers: readonly TriggerEvent[]; outcome: StepOutcome };
    'resolution.end': { outcome: StepOutcome };
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
  const resolution: Resolution = {
    id,
    kind,
    seat,
    unit: unitId,
    action,
    strained,
    followers: [],
    later: [],
    targets: [],
  };
  g.open.resolutions = [...g.open.resolutions, resolution];
  return id;
}

/** An attack, with the record that its steps write. */
export function beginAttack(g: Machine, called: Omit<Parameters<typeof freshAttack>[0], 'attack'>): number {
  const attack = beginResolution(g, 'attack', called.seat, unitOf(g, called.attacker).id);
  const resolution = innermost(g);
  if (resolution)
    g.open.resolutions = g.open.resolutions.with(-1, { ...resolution, attack: freshAttack({ ...called, attack }) });
  return attack;
}

/** Ends the innermost thing: goes on with the answers to it. */
export function end(g: Machine, trigger: TriggerEvent | null, outcome: StepOutcome = { happened: true }): void {
  const resolution = innermost(g);
  const triggers = [...(trigger ? [trigger] : []), ...(resolution?.followers ?? [])];
  if (hasNoFollowUps(g, resolution, triggers)) return close(g, outcome);
  if (resolution && resolution.followers.length > 0)
    g.open.resolutions = g.open.resolutions.with(-1, { ...resolution, followers: [] });
  g.next('resolution.players', { triggers, outcome });
}

/** Nothing waits for the end and nothing is to be checked before it: most things end so, and need no steps for it. */
const hasNoFollowUps = (g: Machine, resolution: Resolution | undefined, triggers: readonly TriggerEvent[]): boolean =>
  !g.unsettled && !g.open.result && !resolution?.strained && !resolution?.later.length && !triggers.some(hasListeners);

/** Takes the innermost thing off, without anybody's answer to its end. */
export function endResolution(g: Machine): Resolution | undefined {
  const resolution = innermost(g);
  g.open.resolutions = g.open.resolutions.slice(0, -1);
  return resolution;
}

/** An instance of a triggering event, a new one unless it is named. The facts become it: hand over a record made for it. */
export function raise<T extends EventName>(
  g: Machine,
  on: T,
  facts: TriggerFacts[T],
  id: number = g.instance(),
): TriggerEvent {
  const coming = facts as unknown as { id: number; on: T; listeners: readonly string[] };
  coming.id = id;
  coming.on = on;
  coming.listeners = NOBODY;
  const trigger = facts as unknown as TriggerEvent;
  coming.listeners = listenersOf(g, trigger);
  if (hasListeners(trigger)) g.open.memory.triggers = [...g.open.memory.triggers, trigger];
  return trigger;
}

/** Lets an event wait for the end of the effect that caused it; with none going on it is answered now. */
export function follow(g: Machine, trigger: TriggerEvent, causing: number | null): void {
  const at = g.open.resolutions.findLastIndex((d) => d.id === causing);
  const resolution = g.open.resolutions[at];
  if (resolution)
    g.open.resolutions = g.open.resolutions.with(at, { ...resolution, followers: [...resolution.followers, trigger] });
  else openWindow(g, [trigger]);
}

/** Keeps a part of an ability for step 10 of the attack now going on. */
export function waitForTheEnd(g: Machine, part: Running): void {
  const at = g.open.resolutions.findLastIndex((d) => d.kind === 'attack');
  const attack = g.open.resolutions[at];
  if (attack) g.open.resolutions = g.open.resolutions.with(at, { ...attack, later: [...attack.later, part] });
}

/** Remembers a target for everything around it that wants to know (a Combat action's "same targets"). */
export function rememberTarget(g: Machine, target: Target): void {
  g.open.resolutions = g.open.resolutions.map((d) => ({ ...d, targets: [...d.targets, target] }));
}

step('resolution.players', (g, f) => {
  const later = innermost(g)?.later ?? [];
  g.next('resolution.gameEffects', { ...f });
  askPlayers(g, f.triggers);
  const first = leader(g);
  const inOrder = [...later.filter((part) => part.seat === first), ...later.filter((part) => part.seat !== first)];
  const after = f.triggers.find((trigger) => trigger.on === 'attack.resolved');
  for (const part of inOrder.toReversed())
    g.call('effects.run', after ? { ...part, context: { ...part.context, after } } : { ...part });
  // R-COND-11: after both players' effects, by option before them.
  if (g.game.options.strainedBeside === 'before-players') resolveGameEffects(g, [], strainedNow(g));
});

step('resolution.gameEffects', (g, f) => {
  g.next('resolution.end', { outcome: f.outcome });
  resolveGameEffects(g, f.triggers, strainedNow(g));
});

/** R-COND-1: whom Strained strikes now: at the end of the innermost thing that strains, by option of the outermost one. */
function strainedNow(g: Machine): UnitId | null {
  const resolution = innermost(g);
  if (!resolution?.strained) return null;
  const around = g.open.resolutions.some(
    (other) => other !== resolution && other.strained && other.unit === resolution.unit,
  );
  return around && g.game.options.strainedStrikes === 'outermost' ? null : resolution.unit;
}

step('resolution.end', (g, f) => close(g, f.outcome));

function close(g: Machine, outcome: StepOutcome): void {
  const resolution = endResolution(g);
  if (resolution?.kind === 'action') {
    expire(g, 'action');
    if (g.open.activation) g.open.activation.bonuses = g.open.activation.bonuses.filter((bonus) => !bonus.whole);
  }
  g.done(outcome);
  if (resolution && resolution.followers.length > 0) openWindow(g, resolution.followers);
}
