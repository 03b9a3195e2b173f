import type { RuleEffect } from './operationRule.ts';

/** An attack on an Armored Target that a rule of an operation makes. */
export type AttackTarget = Extract<RuleEffect, { readonly do: 'attack-target' }>;

/** KO-S1-06: all that rules make, however deep they stand in them. */
export function attackTargets(rules: unknown): readonly AttackTarget[] {
  if (Array.isArray(rules)) return rules.flatMap(attackTargets);
  if (typeof rules !== 'object' || rules === null) return [];
  const own = 'do' in rules && rules.do === 'attack-target' ? [rules as AttackTarget] : [];
  // order: a rule has one at most
  return [...own, ...Object.values(rules).flatMap(attackTargets)];
}
