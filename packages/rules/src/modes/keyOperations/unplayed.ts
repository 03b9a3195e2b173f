import type { Effect } from '../../cards/effect.ts';
import type {
  OperationCount,
  OperationObjectives,
  OperationRule,
  OperationTest,
  OperationUnits,
  PlayedOperation,
  RuleAmount,
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

const VERBS: Missing<Exclude<RuleEffect['do'], Effect['do']>> = {};

const TESTS: Missing<Exclude<RuleTest['test'], Test['test'] | OperationTest['test']>> = {};

const AMOUNTS: Missing<Exclude<Counts<RuleAmount>, Counts<Amount | OperationCount>>> = {};

const OF_UNITS: Missing<Exclude<keyof RuleSelector, keyof Selector | keyof OperationUnits>> = {};

const OF_OBJECTIVES: Missing<Exclude<keyof RuleObjectives, keyof ObjectiveSelector | keyof OperationObjectives>> = {};

/** All of them for people, by what they are. */
export const UNPLAYED = [
  ['Verbs', 'verb', VERBS],
  ['Tests', 'test', TESTS],
  ['Amounts', 'amount', AMOUNTS],
  ['Filters of Units', 'filter', OF_UNITS],
  ['Filters of objectives', 'filter', OF_OBJECTIVES],
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
