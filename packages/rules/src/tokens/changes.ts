import { alter } from '../game/change.ts';
import type { Condition } from '../cards/unitCard.ts';
import type { Place } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { changeCharacter, changeUnit } from '../state/change.ts';
import type { CharacterId, Seat, UnitId } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import type { Cause } from '../state/cause.ts';
import { ownerOf } from '../queries/battleTactics.ts';
import { mayHunker } from '../queries/permissions.ts';
import { basesOf, cardOf, isWounded, unit } from '../game/find.ts';

/** The only hands that change Units. Each asks for the mandatory checks that follow every single change (R-TIME-4). */

export const canSuffer = (p: Position, u: Unit, cause?: Cause): boolean =>
  !isWounded(u) && !u.defeated && !p.game.mode.barred(p, u.id, 'suffer', cause);

/** CR-DMG-05; a Wounded Unit suffers nothing (CR-WND-04). Returns what was suffered. */
export function suffer(g: Machine, id: UnitId, amount: number, cause: Cause): number {
  const u = unit(g, id);
  if (amount <= 0 || !canSuffer(g, u, cause)) return 0;
  alter(g, id, { damage: u.damage + amount, hurtBy: cause });
  g.emit({ event: 'suffered', unit: id, amount, cause });
  return amount;
}

/** Takes off one damage or one condition (CR-EFF-07). */
export function healOne(g: Machine, id: UnitId, what: Condition | 'damage'): void {
  if (what === 'damage') changeUnit(g, id, { damage: unit(g, id).damage - 1 });
  else loseCondition(g, id, what);
  g.emit({ event: 'healed', unit: id, what });
}

/** Lays the condition on the Unit's card; what stands against it is asked before, in conditions.ts. */
export function gainCondition(g: Machine, id: UnitId, condition: Condition, cause: Cause): void {
  changeUnit(g, id, { conditions: [...unit(g, id).conditions, condition] });
  g.emit({ event: 'condition', unit: id, condition, gained: true, cause });
}

export function loseCondition(g: Machine, id: UnitId, condition: Condition): void {
  const u = unit(g, id);
  if (!u.conditions.includes(condition)) return;
  changeUnit(g, id, { conditions: u.conditions.filter((held) => held !== condition) });
  // R-COND-3: a Strained gained later is a new one and does not fire for things begun before.
  if (condition === 'strained')
    g.open.resolutions = g.open.resolutions.map((d) => (d.unit === id ? { ...d, strained: false } : d));
  g.emit({ event: 'condition', unit: id, condition, gained: false, cause: null });
}

/** CR-COVER-11: no token for a Unit with an Engaged character, unless a card lets it. */
export function gainHunker(g: Machine, id: UnitId, why: string): boolean {
  const u = unit(g, id);
  if (u.defeated || !mayHunker(g, u)) return false;
  const tokens = u.hunker + 1;
  alter(g, id, { hunker: tokens });
  g.emit({ event: 'hunker', unit: id, tokens, why });
  return true;
}

/** All of them, or so many. Returns how many went. */
export function loseHunker(g: Machine, id: UnitId, why: string, tokens = unit(g, id).hunker): number {
  const held = unit(g, id).hunker;
  const lost = Math.min(tokens, held);
  if (lost === 0) return 0;
  changeUnit(g, id, { hunker: held - lost });
  g.emit({ event: 'hunker', unit: id, tokens: held - lost, why });
  return lost;
}

export function gainInjured(g: Machine, id: UnitId, tokens: number): void {
  const injured = unit(g, id).injured + tokens;
  changeUnit(g, id, { injured });
  g.emit({ event: 'injured', unit: id, tokens: injured });
}

/** Returns whether any went. */
export function shedInjured(g: Machine, id: UnitId, tokens: number): boolean {
  if (tokens > 0) gainInjured(g, id, -tokens);
  return tokens > 0;
}

/** Wounded tokens and damage taken off; an activation cut short by the wound stays so (CR-ACT-27). */
export function shedTokens(g: Machine, id: UnitId, wounded: number, damage: number): boolean {
  const u = unit(g, id);
  if (wounded === 0 && damage === 0) return false;
  changeUnit(g, id, { wounded: u.wounded - wounded, damage: u.damage - damage });
  g.emit({ event: 'shed', unit: id, wounded, damage });
  return true;
}

export function setPosition(g: Machine, id: CharacterId, [x, y, z]: Place): void {
  changeCharacter(g, id, { x, y, z, onTable: true });
  g.unsettled = true;
}

/** CR-FORCE-01. The caller has checked that it can be paid. */
export function spendForce(g: Machine, seat: Seat, amount: number): void {
  if (amount === 0) return;
  const side = g.open.seats[seat];
  if (side.forceReady < amount) throw new Error(`Seat ${seat} cannot spend ${amount} Force.`);
  side.forceReady -= amount;
  g.emit({ event: 'force', seat, ready: side.forceReady });
}

/** CR-FORCE-04: never more than the pool. */
export function refreshForce(g: Machine, seat: Seat, amount: number): boolean {
  const side = g.open.seats[seat];
  const ready = Math.min(side.forcePool, side.forceReady + amount);
  if (ready === side.forceReady) return false;
  side.forceReady = ready;
  g.emit({ event: 'force', seat, ready });
  return true;
}

/** CR-WND-11, CR-ORDER-27, CR-ORDER-28, CR-BTC-08: bases leave; the cards leave unless they lie in the Order Deck. */
export function defeat(g: Machine, id: UnitId): void {
  const u = unit(g, id);
  for (const c of basesOf(g, u)) changeCharacter(g, c.id, { onTable: false });
  alter(g, id, { defeated: true });
  if (g.open.activation?.unit === id) g.open.activation.cut = true;
  const side = g.open.seats[u.seat];
  const out = [...side.discard, ...side.revealed, side.reserve ?? ''].filter((card) => ownerOf(g, card)?.id === id);
  side.discard = side.discard.filter((card) => !out.includes(card));
  side.revealed = side.revealed.filter((card) => !out.includes(card));
  if (out.includes(side.reserve ?? '')) side.reserve = null;
  side.removed = [...side.removed, ...out];
  g.emit({ event: 'defeated', unit: id });
}

/** CR-WND-09: enough Injured tokens for defeat. */
export const isDone = (g: Machine, id: UnitId): boolean => unit(g, id).injured >= cardOf(g, unit(g, id)).durability;
