import type { Decision } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { type CharacterId, type UnitId, unitName } from '../state/ids.ts';
import type { Waiting } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { causeOf } from '../state/cause.ts';
import { beginResolution, end, raise } from '../timing/resolution.ts';
import { innermost } from '../queries/enclosing.ts';
import { openWindow } from '../timing/window.ts';
import { usable } from '../queries/abilities.ts';
import { priceOf } from '../queries/price.ts';
import { basesOf, character, nameOfCharacter, unit } from '../game/find.ts';
import { has } from '../queries/keywords.ts';
import { clausesOf } from '../queries/held.ts';
import type { ActionKind } from '../cards/actionKind.ts';
import { countsNow, isCut } from '../queries/made.ts';

/** The six actions (CR-ACT-10). Regular or granted, by any Unit, at any time: an action is a call. */
declare module '../state/frame.ts' {
  interface Steps {
    'action.make': { unit: UnitId; action: ActionKind };
    'action.begin': { unit: UnitId; action: ActionKind };
    /** Characters that have not yet had their part, in their player's order (CR-ACT-23, CR-ACT-24). */
    'action.parts': { unit: UnitId; action: ActionKind; todo: readonly CharacterId[] };
    'action.ability': { unit: UnitId };
    'action.made': { unit: UnitId; action: ActionKind };
  }
}

step('action.make', (g, f) => {
  const u = unit(g, f.unit);
  const { activation } = g.open;
  if (activation && countsNow(g, f.unit)) activation.made = [...activation.made, f.action];
  beginResolution(g, 'action', u.seat, f.unit, f.action);
  g.emit({ event: 'action', unit: f.unit, action: f.action });
  g.next('action.begin', { unit: f.unit, action: f.action });
  openWindow(g, [raise(g, 'action.making', { action: f.action, unit: f.unit })]);
});

step('action.begin', (g, f) => {
  const u = unit(g, f.unit);
  if (f.action === 'focus') focus(g, f.unit);
  if (f.action === 'focus') g.next('action.made', { ...f });
  else if (f.action === 'ability') g.next('action.ability', { unit: f.unit });
  else g.next('action.parts', { ...f, todo: basesOf(g, u).map((c) => c.id) });
});

/** CR-ACT-14; CR-KEY-03, CR-KEY-04: the keyword dice wait beside the Focus die. */
export const focusDice = (p: Position, c: Character): Waiting[] =>
  (['focus', 'impact', 'sharpshooter'] as const)
    .filter((bonus) => bonus === 'focus' || has(p, c, bonus))
    .map((bonus) => ({ character: c.id, bonus }));

function focus(g: Machine, id: UnitId): void {
  const { activation } = g.open;
  if (!activation) return;
  activation.waiting = [...activation.waiting, ...basesOf(g, unit(g, id)).flatMap((c) => focusDice(g, c))];
}

choice('action.parts', {
  ask: (p, f) => {
    const todo = f.todo.filter((id) => character(p, id).onTable);
    const [only, second] = todo;
    if (isCut(p, f.unit) || only === undefined) return { auto: { option: 'none' } };
    if (second === undefined) return { auto: { option: nameOfCharacter(p, only) } };
    const options = todo.map((id) => ({ id: nameOfCharacter(p, id), character: nameOfCharacter(p, id) }));
    return {
      seat: unit(p, f.unit).seat,
      point: 'DP-28',
      options,
      about: { action: f.action, unit: unitName(unit(p, f.unit)) },
    };
  },
  take: (g, f, answer) => {
    const next = f.todo.find((id) => nameOfCharacter(g, id) === answer.option);
    if (next === undefined) return finishParts(g, f);
    g.next('action.parts', { unit: f.unit, action: f.action, todo: f.todo.filter((id) => id !== next) });
    part(g, f.unit, f.action, next);
  },
});

/** One character's part; every part may be declined (CR-MOVE-23, DP-38). */
function part(g: Machine, id: UnitId, action: ActionKind, who: CharacterId): void {
  const { seat } = unit(g, id);
  const point: Decision['point'] = 'DP-32';
  if (action === 'move')
    g.call('move.offer', { character: who, kinds: ['advance', 'dash', 'climb'], point: 'DP-29', seat });
  else if (action === 'combat') g.call('attack.type', { attacker: who, dice: null, types: null, targets: null, seat });
  else if (action === 'recover') g.call('heal.ask', { character: who });
  else if (action === 'take-cover') {
    // R-ACT-4: no origin, so every direction is open.
    const cause = causeOf({ by: 'action', seat, unit: id, name: action });
    g.call('push.ask', { character: who, range: 1, origin: null, toward: false, seat, point, optional: true, cause });
  }
}

/** R-ACT-13: cut short with somebody's part undone, the action was not made. */
function finishParts(g: Machine, f: { unit: UnitId; action: ActionKind; todo: readonly CharacterId[] }): void {
  if (isCut(g, f.unit) && f.todo.length > 0) return end(g, null);
  // CR-ACT-21, R-ACT-5: one token for the Unit, after all pushes.
  g.next('action.made', { unit: f.unit, action: f.action });
  if (f.action === 'take-cover' && !isCut(g, f.unit)) g.call('hunker.gain', { unit: f.unit, why: 'take-cover' });
}

/** CR-ACT-18, R-ACT-8: the ability must really be used. */
choice('action.ability', {
  ask: (p, f) => {
    const u = unit(p, f.unit);
    const options = usable(p, u, true).map(({ ability }) => ({
      id: ability.id,
      ability: ability.id,
      cost: priceOf(p, u, ability),
    }));
    const [only, second] = options;
    if (second === undefined) return { auto: { option: only?.id ?? 'none' } };
    return { seat: u.seat, point: 'DP-34', options, about: { unit: unitName(u) } };
  },
  take: (g, f, answer) => {
    const u = unit(g, f.unit);
    g.next('action.made', { unit: f.unit, action: 'ability' });
    const held = clausesOf(g, u, 'use').find(({ ability }) => ability.id === answer.option);
    if (held)
      g.call('ability.use', {
        unit: f.unit,
        ability: held.ability.id,
        clause: held.index,
        trigger: null,
      });
  },
});

/** CR-ACT-25, CR-ACT-26: once, when every character has had its part. */
step('action.made', (g, f) => {
  const targets = innermost(g)?.targets ?? [];
  end(g, raise(g, 'action.made', { action: f.action, unit: f.unit, targets }));
});
