import type { Clause } from '../../cards/ability.ts';
import type { Effect } from '../../cards/effect.ts';
import type {
  OperationCount,
  OperationObjectives,
  OperationRule,
  OperationTest,
  PlayedOperation,
  RuleAmount,
  RuleClause,
  RuleEffect,
  RuleObjectives,
  RuleSelector,
  RuleTest,
} from '../../cards/operationRule.ts';
import type { OperationCard } from '../../cards/operationCard.ts';
import { byText, distinct } from '../../state/lists.ts';
import type { Amount, ObjectiveSelector, Selector, Test } from '../../cards/selector.ts';

/**
 * The words of operations' rules that the mode does not play yet, each with what it must mean. A word that is played does
 * not compile here any more, and one without its line does not either. An operation with one of them is refused.
 */

type Missing<Name> = Readonly<Record<Name & string, string>>;
type Counts<A> = A extends { readonly count: infer C } ? C : never;

const VERBS: Missing<Exclude<RuleEffect['do'], Effect['do']>> = {
  'any-action': 'one action of any kind beside the two',
  as: 'another player, or both in order, go on with the effects inside',
  'bind-activated': 'a name for the Unit that activated this Turn',
  'choose-number': 'a number the player names',
  'choose-squad': 'a name for the Units of one own squad',
  clock: 'Momentum added or removed by a rule of the operation (KO-R-44)',
  discard: 'Operation tokens leave the game',
  draw: 'random facedown Operation tokens from the pool',
  'end-stage': 'the Stage ends at the end of this Turn (KO-R-63)',
  lay: 'named Operation tokens on Units or on the battlefield',
  load: 'Damage tokens on an objective',
  mark: 'Priority Objective tokens laid or lifted',
  'measure-from': 'a Unit measures range and sight from a piece until the Turn ends',
  'morale-boost': 'a Morale Boost (KO-R-39, KO-R-50)',
  'move-piece': 'a piece moves, which can be declined',
  'no-decision': 'no decision about Momentum for this wound',
  'put-piece': 'a piece is set down',
  'put-unit': 'all characters of a Unit are set down',
  raise: 'something that later rules ask has happened',
  'remove-piece': 'a piece leaves the battlefield',
  resolve: 'another rule of the operation, with its own limit',
  return: 'Operation tokens go back into the pool, facedown and randomised',
  reveal: 'Operation tokens are turned up',
  shift: 'an objective is put elsewhere within a range',
  'shuffle-deck': 'the own Order Deck is shuffled',
  state: 'what the operation makes of a Unit begins or ends',
  step: 'the marker of a track goes toward a named space',
  'step-each': 'each result of a roll moves the marker of its own track',
  'turn-die': 'one die of a roll is turned to the mark of an objective',
  'turn-over': 'an objective turns Active or Inactive',
};

const TESTS: Missing<Exclude<RuleTest['test'], Test['test'] | OperationTest['test']>> = {
  'ability-is': 'the ability that was used is this one',
  'attacked-without-wounding': 'the Unit attacked in its activation and wounded nobody',
  'piece-near': 'a piece is within a range of an objective or the own edge',
  'token-is': 'a face-up Operation token bears an icon',
};

const AMOUNTS: Missing<Exclude<Counts<RuleAmount>, Counts<Amount | OperationCount>>> = {
  icons: 'Operation tokens in a place, by the worth of their icons',
};

const OF_UNITS: Missing<Exclude<keyof RuleSelector, keyof Selector>> = {
  hasTokens: 'Operation tokens lie on its card',
  matches: 'bears the icon of the token just revealed',
  nearPiece: 'within a range of a piece',
  state: 'is what the operation made of it',
  undamaged: 'has no damage',
  whole: 'every character of the Unit fits',
  without: 'is not what the operation makes of Units',
};

const OF_OBJECTIVES: Missing<Exclude<keyof RuleObjectives, keyof ObjectiveSelector | keyof OperationObjectives>> = {
  fresh: 'not chosen before for the same rule',
  nearPiece: 'within a range of a piece',
};

const CLAUSES: Missing<Exclude<RuleClause['clause'], Clause['clause']>> = {
  restrict: 'what cannot be done, or is done otherwise, while the rule is in force',
};

/** All of them for people, by what they are. */
export const UNPLAYED = [
  ['Verbs', 'verb', VERBS],
  ['Tests', 'test', TESTS],
  ['Amounts', 'amount', AMOUNTS],
  ['Filters of Units', 'filter', OF_UNITS],
  ['Filters of objectives', 'filter', OF_OBJECTIVES],
  ['Clauses', 'clause', CLAUSES],
] as const satisfies readonly (readonly [string, string, Readonly<Record<string, string>>])[];

type Node = Readonly<Record<string, unknown>>;

/** The words of a rule that are not played, each once, sorted. */
export const missingWords = ({ clauses }: Pick<OperationRule, 'clauses'>): string[] => wordsIn(clauses);

const wordsIn = (value: unknown): string[] => distinct(nodesIn(value).flatMap(wordsOf)).toSorted(byText);

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  // order: what is found is sorted
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const named = (words: Readonly<Record<string, string>>, name: unknown, as: string): string[] =>
  typeof name === 'string' && Object.hasOwn(words, name) ? [`${as} \`${name}\``] : [];

function wordsOf(node: Node): string[] {
  const filters =
    node.of === 'objective' ? OF_OBJECTIVES : node.of === 'unit' || node.of === 'character' ? OF_UNITS : {};
  return [
    ...named(VERBS, node.do, 'verb'),
    ...named(TESTS, node.test, 'test'),
    ...named(AMOUNTS, node.count, 'amount'),
    ...named(CLAUSES, node.clause, 'clause'),
    // order: likewise
    ...Object.keys(filters).flatMap((name) => (Object.hasOwn(node, name) ? [`filter \`${name}\``] : [])),
  ];
}

/** Why an operation cannot be played: something nothing is said about, or a word that is not played; null where it can. */
export function whyNotPlayed({ card, rules, tests }: PlayedOperation): string | null {
  const unsaid = namedOn(card).find((name) => !tests[name] && !rules.some(({ id }) => id === name));
  if (unsaid !== undefined) return `nothing says what "${unsaid}" means`;
  for (const rule of rules) {
    const [word] = missingWords(rule);
    if (word !== undefined) return `nothing plays the ${word} of "${rule.name}"`;
  }
  const [word] = wordsIn(tests);
  return word === undefined ? null : `nothing plays the ${word} that the end of a Stage asks`;
}

/** The rules and the ends of Stages that the cards name. */
const namedOn = ({ rules, stages }: OperationCard): string[] => [
  ...rules,
  ...stages.flatMap((stage) => [
    ...stage.setup,
    ...stage.rules,
    ...stage.ends.flatMap(({ does, when }) => [...does, when]),
  ]),
];
