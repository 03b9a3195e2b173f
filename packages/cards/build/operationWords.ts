// The words that rules of operations use beside the language of abilities, each with what it must mean. A word that the
// language has learned does not compile here any more, and one without its line does not either.

import type {
  Amount,
  Clause,
  Effect,
  ObjectiveSelector,
  OperationRule,
  RuleAmount,
  RuleClause,
  RuleEffect,
  RuleMoment,
  RuleObjectives,
  RuleSelector,
  RuleTest,
  Selector,
  Test,
} from '@faultline/rules';

type Missing<Name> = Readonly<Record<Name & string, string>>;
type Counts<A> = A extends { readonly count: infer C } ? C : never;

export const VERBS: Missing<Exclude<RuleEffect['do'], Effect['do']>> = {
  'any-action': 'one action of any kind beside the two',
  as: 'another player, or both in order, go on with the effects inside',
  'attack-target': 'one character attacks an Armored Target through an objective (KO-S1-06 to KO-S1-14)',
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

export const TESTS: Missing<Exclude<RuleTest['test'], Test['test']>> = {
  'ability-is': 'the ability that was used is this one',
  'at-space': 'a marker is on a named space',
  'attacked-without-wounding': 'the Unit attacked in its activation and wounded nobody',
  'clock-full': 'every eligible space of the Struggle Tracker is filled (KO-R-01)',
  covered: 'every space of a tracker is covered',
  flag: 'something was raised',
  option: 'a reading of the operation is in force',
  'piece-near': 'a piece is within a range of an objective or the own edge',
  'token-is': 'a face-up Operation token bears an icon',
};

export const AMOUNTS: Missing<Exclude<Counts<RuleAmount>, Counts<Amount>>> = {
  covered: 'covered spaces of a tracker, tokens in an area',
  fixed: 'a number to which a test adds',
  icons: 'Operation tokens in a place, by the worth of their icons',
  number: 'a number that was named',
};

export const MOMENTS: Missing<RuleMoment> = {
  'activation.choosing': 'a Unit was chosen to activate and has not begun',
  called: 'only another rule or the end of a Stage calls it',
  'deploy.after': 'after deployment',
  'deploy.before': 'before deployment',
  'pool.empty': 'tokens were to be drawn from an empty pool',
  'stage.first-turn': 'the first Turn of a Stage begins',
  'stage.setup': 'a Stage is set up (KO-TURN-18)',
  'track.reached': 'a marker entered or passed a named space (KO-R-69)',
  'tracker.full': 'a tracker is covered, or an objective carries so many Damage tokens',
  'wound.deciding': 'a wound would let the opponent add or remove Momentum',
};

export const OF_UNITS: Missing<Exclude<keyof RuleSelector, keyof Selector>> = {
  hasTokens: 'Operation tokens lie on its card',
  matches: 'bears the icon of the token just revealed',
  nearPiece: 'within a range of a piece',
  state: 'is what the operation made of it',
  undamaged: 'has no damage',
  whole: 'every character of the Unit fits',
  without: 'is not what the operation makes of Units',
};

export const OF_OBJECTIVES: Missing<Exclude<keyof RuleObjectives, keyof ObjectiveSelector>> = {
  among: 'one of those bound to a name',
  any: 'Active or not',
  contestedBySide: 'a player has somebody contesting it',
  fresh: 'not chosen before for the same rule',
  key: 'the one of this name on the map',
  mark: 'what the map, or a piece on it, makes of it',
  nearPiece: 'within a range of a piece',
  notContestedBySide: 'a player has nobody contesting it',
  priority: 'a Priority Objective token lies on it',
  shows: 'its mark is a result of a roll or the icon of a token',
  tokens: 'so many Damage tokens lie on it',
};

export const CLAUSES: Missing<Exclude<RuleClause['clause'], Clause['clause']>> = {
  restrict: 'what cannot be done, or is done otherwise, while the rule is in force',
};

export const OTHERS = {
  by: 'the rule belongs to a role: its player chooses, and `own` and `allied` are theirs',
  'pick.optional': 'none of the ways may be taken',
  'pick.where': 'a way is offered only if a test holds',
  'amount.plus': 'so many more, always or if a test holds',
} as const;

type Node = Readonly<Record<string, unknown>>;

/** The words a rule uses that the language of abilities has not, each once, sorted. */
export function missingWords(rule: Pick<OperationRule, 'clauses'> & Partial<Pick<OperationRule, 'by'>>): string[] {
  const words = new Set<string>();
  if (rule.by !== undefined && rule.by !== 'active') words.add('by');
  for (const node of nodesIn(rule.clauses)) for (const word of wordsOf(node)) words.add(word);
  return [...words].sort();
}

export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const named = (words: Readonly<Record<string, string>>, name: unknown, as: string): string[] =>
  typeof name === 'string' && Object.hasOwn(words, name) ? [`${as} \`${name}\``] : [];

function wordsOf(node: Node): string[] {
  const filters =
    node.of === 'objective' ? OF_OBJECTIVES : node.of === 'unit' || node.of === 'character' ? OF_UNITS : {};
  const ways = node.do === 'pick' ? (node.among as readonly Node[]) : [];
  return [
    ...named(VERBS, node.do, 'verb'),
    ...named(TESTS, node.test, 'test'),
    ...named(AMOUNTS, node.count, 'amount'),
    ...named(MOMENTS, node.on, 'moment'),
    ...named(CLAUSES, node.clause, 'clause'),
    ...Object.keys(filters).flatMap((name) => (Object.hasOwn(node, name) ? [`filter \`${name}\``] : [])),
    ...(node.do === 'pick' && node.optional ? ['pick.optional'] : []),
    ...(ways.some(({ where }) => where !== undefined) ? ['pick.where'] : []),
    ...('plus' in node || 'plusIf' in node ? ['amount.plus'] : []),
  ];
}
