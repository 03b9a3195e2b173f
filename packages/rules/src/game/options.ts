/**
 * The rulings a table may decide otherwise, each under one name. The first choice is the recommended one, and what a
 * game plays by where nothing else is said. Every game's file stores all of them; docs/rules/options.md says what each means.
 */
interface RulingOption {
  readonly rule: `R-${string}`;
  readonly choices: readonly [string | boolean, ...(string | boolean)[]];
}

export const RULING_OPTIONS = {
  firstMapBy: { rule: 'R-DEPLOY-2', choices: ['first-player', 'other-player'] },
  passOnEmptyDeck: { rule: 'R-ORDER-2', choices: ['refresh', 'not-offered'] },
  withoutUnits: { rule: 'R-ORDER-8', choices: ['plays-on', 'loses'] },
  bothWithoutUnits: { rule: 'R-ORDER-11', choices: ['cards-then-wounds', 'draw'] },
  controlFirst: { rule: 'R-TURN-1', choices: [false, true] },
  grantedActions: { rule: 'R-ACT-2', choices: ['any-activation', 'own-activation'] },
  woundedInActivation: { rule: 'R-ACT-6', choices: ['finish-effect', 'at-once'] },
  storedActives: { rule: 'R-TREE-2', choices: ['with-own-chart', 'after-both-charts'] },
  activeIcon: { rule: 'R-EFF-2', choices: ['without-action', 'every-ability'] },
  woundOrder: { rule: 'R-WND-4', choices: ['leader-first', 'leader-last'] },
  strainedStrikes: { rule: 'R-COND-1', choices: ['innermost', 'outermost'] },
  strainedBeside: { rule: 'R-COND-11', choices: ['after-players', 'before-players'] },
  coverInPlanOnly: { rule: 'R-COVER-2', choices: [false, true] },
  wonStruggle: { rule: 'R-STRUG-1', choices: ['tracker-frozen', 'tracker-moves'] },
  spentMomentum: { rule: 'R-STRUG-6', choices: ['innermost', 'outermost'] },
  keywordDice: { rule: 'R-KEY-2', choices: ['this-activation', 'until-used'] },
} as const satisfies Readonly<Record<string, RulingOption>>;

export type OptionName = keyof typeof RULING_OPTIONS;
export type Options = { readonly [O in OptionName]: (typeof RULING_OPTIONS)[O]['choices'][number] };

// order: as the table has them, which is always the same
export const OPTION_NAMES = Object.keys(RULING_OPTIONS) as readonly OptionName[];

const choicesOf = (name: OptionName): RulingOption['choices'] => RULING_OPTIONS[name].choices;

/** The recommended choice everywhere. */
export const OPTIONS: Options = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, choicesOf(name)[0]]),
) as unknown as Options;

/** Which option of a record from outside is not one of its choices, as a sentence for people; null when all are. */
export function whyNotOptions(given: Readonly<Record<string, unknown>>): string | null {
  // order: the first wrong one is named
  const wrong = Object.keys(given).find((name) => !isKnown(name) || !isChoice(name, given[name]));
  if (wrong === undefined) return null;
  if (!isKnown(wrong)) return `There is no ruling option "${wrong}"; there are ${OPTION_NAMES.join(', ')}.`;
  const choices = choicesOf(wrong).join(' or ');
  return `The ruling option "${wrong}" cannot be ${JSON.stringify(given[wrong])}: it is ${choices}.`;
}

const isKnown = (name: string): name is OptionName => Object.hasOwn(RULING_OPTIONS, name);

const isChoice = (name: OptionName, value: unknown): boolean => choicesOf(name).some((choice) => choice === value);
