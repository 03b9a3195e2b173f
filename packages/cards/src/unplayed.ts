import type { Library, Role, UnplayedAbility } from '@faultline/rules';
import type { PrintedUnit } from './readUnit.ts';

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

type Survey = Readonly<Record<string, { readonly classes: readonly string[]; readonly mechanism?: string }>>;

const readSurvey = async (): Promise<Survey> =>
  (await import('../survey.json', { with: { type: 'json' } })).default as Survey;

/** An ability that no script plays yet, and what of the rules it waits for where that is more than the script. */
export interface Waiting {
  readonly ability: string;
  readonly mechanism: string | null;
}

/** What keeps each of these cards from being played, by its id; nothing where it can be. */
export async function waitingIn(
  { abilities: scripted }: Library,
  cards: readonly PrintedUnit[],
): Promise<ReadonlyMap<string, readonly Waiting[]>> {
  const survey = await readSurvey();
  const waitsOf = ({ abilities }: PrintedUnit): Waiting[] =>
    abilities
      .filter(({ id }) => scripted[id] === undefined)
      .map(({ id, name }) => ({ ability: name, mechanism: survey[id]?.mechanism ?? null }));
  return new Map(cards.map((card) => [card.id, waitsOf(card)]));
}

/** A library with what is known of the abilities of these cards that are not played. */
export async function surveyed(library: Library, cards: readonly PrintedUnit[]): Promise<Library> {
  const survey = await readSurvey();
  const unplayed: Record<string, UnplayedAbility> = Object.create(null);
  for (const { abilities } of cards)
    for (const { id, name } of abilities)
      if (library.abilities[id] === undefined) unplayed[id] = { name, matters: rolesOf(survey[id]?.classes) };
  return { ...library, unplayed };
}

const rolesOf = (classes: readonly string[] = []): Role[] => [...new Set(classes.flatMap((one) => MATTERS[one] ?? []))];
