import { alter } from '../game/change.ts';
import type { Keyword } from '../cards/ability.ts';
import type { Condition } from '../cards/unitCard.ts';
import type { DiceSource } from '../state/event.ts';
import type { Machine, Position } from '../game/machine.ts';
import type { UnitId } from '../state/ids.ts';
import type { Character, Unit } from '../state/unit.ts';
import type { Duration } from '../cards/duration.ts';
import { basesOf, unit } from '../game/find.ts';
import { standingFor, standingForUnit } from './standing.ts';

/**
 * R-STACK-1: every source of a character's keyword with its value, losses below zero; standing ones are asked anew
 * each time, never stored. CR-STACK-05, CR-STACK-06: at zero the keyword is gone.
 */
export function sourcesOf(p: Position, c: Character, name: Keyword['name']): DiceSource[] {
  const found: DiceSource[] = [];
  for (const { ability, clause } of standingFor(p, c, 'always', name))
    found.push({ dice: 'value' in clause.keyword ? clause.keyword.value : 1, from: ability.id });
  const lost: DiceSource[] = [];
  for (const { keyword, value, source } of unit(p, c.unit).grants)
    if (keyword === name) (value < 0 ? lost : found).push({ dice: value, from: source });
  if (lost.length === 0) return found;
  const all = [...found, ...lost];
  return totalOf(all) > 0 ? all : [];
}

const totalOf = (sources: readonly DiceSource[]): number => sources.reduce((sum, source) => sum + source.dice, 0);

/** A keyword for a time. */
export function grant(g: Machine, id: UnitId, keyword: Keyword, until: Duration, source: string): void {
  const value = 'value' in keyword ? keyword.value : 1;
  keep(g, id, keyword.name === 'immunity' ? immunityTo(keyword.condition) : keyword.name, value, until, source);
}

/** CR-GEN-15: a tag for a time. */
export const grantTag = (g: Machine, id: UnitId, tag: string, until: Duration, source: string): void =>
  keep(g, id, `tag:${tag}`, 1, until, source);

/** CR-STACK-04, CR-STACK-06: no more is lost than there is. */
export function lose(
  g: Machine,
  id: UnitId,
  name: Keyword['name'],
  value: number | undefined,
  until: Duration,
  source: string,
): boolean {
  const held = basesOf(g, unit(g, id)).reduce((most, c) => Math.max(most, totalOf(sourcesOf(g, c, name))), 0);
  const lost = Math.min(held, value ?? held);
  if (lost > 0) keep(g, id, name, -lost, until, source);
  return lost > 0;
}

function keep(g: Machine, id: UnitId, keyword: string, value: number, until: Duration, source: string): void {
  alter(g, id, { grants: [...unit(g, id).grants, { keyword, value, until, source }] });
  g.emit({ event: 'keyword', unit: id, keyword, value, until });
}

const immunityTo = (condition: Condition): string => `immunity:${condition}`;

export const has = (p: Position, c: Character, name: Keyword['name']): boolean => sourcesOf(p, c, name).length > 0;

/** CR-KEY-01: who or what makes the Unit immune to a condition; null when nothing does. */
export function immunity(p: Position, u: Unit, condition: Condition): string | null {
  const standing = standingForUnit(p, u, 'always', 'immunity').find(
    ({ clause }) => clause.keyword.name === 'immunity' && clause.keyword.condition === condition,
  );
  if (standing) return standing.ability.id;
  return u.grants.find((held) => held.keyword === immunityTo(condition))?.source ?? null;
}
