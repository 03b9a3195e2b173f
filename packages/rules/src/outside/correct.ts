import { CONDITIONS } from '../cards/unitCard.ts';
import { type Reason, reason } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { changeObjective, changeUnit } from '../state/change.ts';
import { SHATTERPOINT } from '../state/ids.ts';
import { causeOf } from '../state/cause.ts';
import { isTactics, ownerOf } from '../queries/battleTactics.ts';
import { moveCard } from '../turn/orderDeck.ts';
import { setPosition } from '../tokens/changes.ts';
import { cardOf, characterNamed, unitNamed } from '../game/find.ts';
import type { Correction } from './entry.ts';

/** Corrections by consent: each is checked before any is made, so a wrong one changes nothing. */

const isCount = (n: number | undefined): boolean => n === undefined || (Number.isInteger(n) && n >= 0 && n <= 99);

export function whyNotCorrect(p: Position, c: Correction): Reason[] {
  if ('unit' in c) return whyNotUnit(p, c);
  if ('character' in c) {
    const who = characterNamed(p.open, c.character);
    return who ? [...p.game.space.whyNotRest(p, who.id, c.at)] : [reason('DP-59', { unknownCharacter: c.character })];
  }
  if ('objective' in c)
    return p.open.objectives.some((o) => o.key === c.objective)
      ? []
      : [reason('DP-59', { unknownObjective: c.objective })];
  if ('force' in c)
    return isCount(c.force) && c.force <= p.open.seats[c.seat].forcePool
      ? []
      : [reason('CR-FORCE-04', { force: c.force })];
  if ('zone' in c) return whyNotZone(p, c);
  return p.game.mode.whyNotScore(p, c.score);
}

function whyNotUnit(p: Position, c: Extract<Correction, { unit: string }>): Reason[] {
  const u = unitNamed(p.open, c.unit);
  if (!u) return [reason('DP-59', { unknownUnit: c.unit })];
  const wrong = (['damage', 'wounded', 'injured', 'hunker'] as const).find((name) => !isCount(c[name]));
  if (wrong) return [reason('DP-59', { unit: c.unit, notACount: wrong })];
  const odd = (c.conditions ?? []).find((name) => !CONDITIONS.some((known) => known === name));
  if (odd !== undefined) return [reason('DP-59', { unknownCondition: odd })];
  if (c.stance !== undefined && !cardOf(p, u).stances.some((s) => s.id === c.stance))
    return [reason('DP-59', { unknownStance: c.stance })];
  return [];
}

function whyNotZone(p: Position, c: Extract<Correction, { zone: string }>): Reason[] {
  const own = c.card === SHATTERPOINT || ownerOf(p, c.card)?.seat === c.seat;
  if (!own) return [reason('DP-59', { unknownCard: c.card })];
  if (p.open.seats[c.seat].revealed.includes(c.card)) return [reason('DP-59', { nowRevealed: c.card })];
  const held = p.open.seats[c.seat].reserve;
  if (c.zone === 'reserve' && c.card === SHATTERPOINT) return [reason('CR-ORDER-12')];
  if (c.zone === 'reserve' && isTactics(c.card)) return [reason('CR-BTC-02')];
  return c.zone === 'reserve' && held !== null && held !== c.card ? [reason('CR-ORDER-08', { reserve: held })] : [];
}

export function correct(g: Machine, c: Correction): void {
  if ('unit' in c) correctUnit(g, c);
  else if ('character' in c) {
    const who = characterNamed(g.open, c.character);
    if (who) setPosition(g, who.id, c.at);
  } else if ('objective' in c) {
    changeObjective(g, c.objective, given({ active: c.active, control: c.control, priority: c.priority }));
  } else if ('force' in c) g.open.seats[c.seat].forceReady = c.force;
  else if ('zone' in c) moveCard(g, c.seat, c.card, c.zone);
  else g.game.mode.correctScore(g, c.score);
}

/** Those that are given at all. */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  // order: each field is set once, so their order does not matter
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function correctUnit(g: Machine, c: Extract<Correction, { unit: string }>): void {
  const u = unitNamed(g.open, c.unit);
  if (!u) return;
  changeUnit(g, u.id, {
    ...given({ damage: c.damage, wounded: c.wounded, injured: c.injured, hunker: c.hunker }),
    ...(c.conditions && { conditions: CONDITIONS.filter((known) => c.conditions?.includes(known)) }),
    // A wound that comes of it is credited to nobody.
    ...(c.damage !== undefined && { hurtBy: causeOf({ by: 'correction' }) }),
    ...(c.used && { used: [...c.used] }),
    ...(c.stance !== undefined && { stance: cardOf(g, u).stances.findIndex((s) => s.id === c.stance) }),
  });
}
