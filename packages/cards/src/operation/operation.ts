import type { OperationCard, OperationRule, PlayedOperation, RuleClause, RuleTest } from '@faultline/rules';
import { CardError } from '../fields.ts';
import { OPERATION_OPTIONS, type OperationOptionName } from './options.ts';
import { readOperation } from './readOperation.ts';

/** What a rule does; its id stands on the card's data. */
export type RuleScript = Omit<OperationRule, 'id'>;

/** An operation's folder: its cards, what their rules do, what their ends ask, and what lent abilities do. */
export interface OperationFolder extends PlayedOperation {
  readonly abilities: Readonly<Record<string, readonly RuleClause[]>>;
}

export interface OperationScripts {
  readonly rules: Readonly<Record<string, RuleScript>>;
  readonly tests: Readonly<Record<string, RuleTest>>;
  readonly abilities?: Readonly<Record<string, readonly RuleClause[]>>;
  readonly former?: readonly unknown[];
}

/** Every rule, end and ability the cards name is scripted, and nothing is scripted that they do not name. */
export function operation(
  file: unknown,
  { rules, tests, abilities = {}, former = [] }: OperationScripts,
): OperationFolder {
  const card = readOperation(file);
  sameNames(card.id, 'rule', rulesOf(card), rules);
  sameNames(card.id, 'end', endsOf(card), tests);
  sameNames(
    card.id,
    'ability',
    (card.abilities ?? []).map(({ id }) => id),
    abilities,
  );
  const all = rulesOf(card).map((id): OperationRule => ({ id, ...(rules[id] as RuleScript) }));
  const folder = { card, rules: all, tests, abilities, readings: readingsOf(card), former };
  checkWords(folder);
  return folder;
}

const readingsOf = ({ options = [] }: OperationCard): OperationFolder['readings'] =>
  Object.fromEntries(options.map((name) => [name, OPERATION_OPTIONS[name as OperationOptionName].choices]));

/** The rules of the operation, then Stage by Stage those of set-up, play and end. */
export const rulesOf = (card: OperationCard): string[] => [
  ...new Set([...card.rules, ...card.stages.flatMap((stage) => rulesOfStage(stage))]),
];

export const rulesOfStage = ({ setup, rules, ends }: OperationCard['stages'][number]): string[] => [
  ...setup,
  ...rules,
  ...ends.flatMap(({ does }) => does),
];

const endsOf = (card: OperationCard): string[] => [
  ...new Set(card.stages.flatMap(({ ends }) => ends.map(({ when }) => when))),
];

function sameNames(
  at: string,
  what: string,
  named: readonly string[],
  scripts: Readonly<Record<string, unknown>>,
): void {
  const missing = named.find((id) => !Object.hasOwn(scripts, id));
  if (missing !== undefined) throw new CardError(`${at}: the ${what} "${missing}" does nothing yet.`);
  // order: any one strange name is enough to refuse
  const strange = Object.keys(scripts).find((id) => !named.includes(id));
  if (strange !== undefined) throw new CardError(`${at}: no card names the ${what} "${strange}".`);
}

/** Names that scripts use must be on the cards: trackers, spaces, pieces, states, marks, rules and options. */
function checkWords({ card, rules, tests, abilities }: OperationFolder): void {
  const known = namesOn(card);
  for (const { key, value, at } of wordsIn({ rules, tests, abilities })) {
    const list = known[key];
    const strange = list && [value].flat().find((name) => typeof name === 'string' && !list.includes(name));
    if (list && strange !== undefined)
      throw new CardError(`${card.id}: ${at} names the ${key} "${strange}"; there are ${list.join(', ') || 'none'}.`);
  }
}

function namesOn(card: OperationCard): Readonly<Record<string, readonly string[]>> {
  const states = (card.states ?? []).map(({ id }) => id);
  const spaces = card.trackers.flatMap((tracker) => (tracker.kind === 'track' ? tracker.spaces : [])).filter(isText);
  return {
    tracker: [...card.trackers.map(({ id }) => id), 'own-cipher'],
    target: card.trackers.filter(({ kind }) => kind === 'armored').map(({ id }) => id),
    space: spaces,
    toward: spaces,
    spaces,
    piece: [...(card.pieces ?? []).map(({ id }) => id), ...(card.tokens ?? []).map(({ key }) => key)],
    state: states,
    without: states,
    mark: [
      ...card.stages.flatMap(({ active }) => active.flatMap(({ mark }) => (mark === null ? [] : [mark]))),
      ...(card.pieces ?? []).map(({ id }) => id),
    ],
    rule: rulesOf(card),
    option: card.options ?? [],
    ability: (card.abilities ?? []).map(({ id }) => id),
  };
}

const isText = (name: string | null): name is string => name !== null;

interface Word {
  readonly key: string;
  readonly value: unknown;
  readonly at: string;
}

/** Every field of every node, with the script it stands in. */
export function wordsIn(scripts: Pick<OperationFolder, 'rules' | 'tests' | 'abilities'>): Word[] {
  const roots: (readonly [string, unknown])[] = [
    ...scripts.rules.map(({ id, clauses }) => [id, clauses] as const),
    // order: each script for itself
    ...Object.entries(scripts.tests),
    // order: each script for itself
    ...Object.entries(scripts.abilities),
  ];
  return roots.flatMap(([at, node]) => fieldsIn(node).map(([key, value]) => ({ key, value, at })));
}

function fieldsIn(node: unknown): (readonly [string, unknown])[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn);
  if (typeof node !== 'object' || node === null) return [];
  // order: each field for itself
  return Object.entries(node).flatMap(([key, value]) => [[key, value] as const, ...fieldsIn(value)]);
}
