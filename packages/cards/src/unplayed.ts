import type { Library, Role, UnplayedAbility } from '@faultline/rules';
import { figures, wholeLibrary } from './figures.ts';

/**
 * In which roles of its Unit an ability may change an attack up to its damage, by the class of its wording
 * (packages/cards/build/classes.ts). Classes that are not here wait for something else.
 */
export const MATTERS: Readonly<Record<string, readonly Role[]>> = {
  standing: ['attacker', 'defender', 'beside attacker', 'beside defender'],
  forbidden: ['defender', 'beside defender'],
  afterFocusActionOfThis: ['attacker'],
  whenCombatActionBegins: ['attacker', 'beside attacker', 'beside defender'],
  whenAttackDeclaredBeforeTarget: ['attacker', 'defender', 'beside attacker', 'beside defender'],
  whenTargetingByThis: ['attacker'],
  whenTargetingByAlly: ['beside attacker'],
  whenThisTargeted: ['defender'],
  whenAllyTargeted: ['beside defender'],
  beforeDiceByThis: ['attacker'],
  beforeDiceByAlly: ['beside attacker'],
  beforeDiceByThisOrAlly: ['attacker', 'beside attacker'],
  beforeDiceTargetingThis: ['defender'],
  beforeDiceTargetingAlly: ['beside defender'],
  modifyDiceByThis: ['attacker'],
  modifyDiceByAlly: ['beside attacker'],
  modifyDiceTargetingThis: ['defender'],
  modifyDiceByOrTargetingAlly: ['beside attacker', 'beside defender'],
  insteadOfDamage: ['defender', 'beside defender'],
  insteadOfCondition: ['defender', 'beside defender'],
  insteadOfHunkerLoss: ['defender', 'beside defender'],
};

type Survey = Readonly<Record<string, { readonly classes: readonly string[] }>>;

/** The library with every unit there is, and what is known of abilities that are not played: for odds, not for games. */
export async function surveyedLibrary(): Promise<Library> {
  const { default: survey } = await import('../survey.json', { with: { type: 'json' } });
  const whole = await wholeLibrary();
  const unplayed: Record<string, UnplayedAbility> = Object.create(null);
  for (const { abilities } of await figures())
    for (const { id, name } of abilities)
      if (whole.abilities[id] === undefined) unplayed[id] = { name, matters: rolesOf((survey as Survey)[id]?.classes) };
  return { ...whole, unplayed };
}

const rolesOf = (classes: readonly string[] = []): Role[] => [...new Set(classes.flatMap((one) => MATTERS[one] ?? []))];
