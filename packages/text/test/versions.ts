import type { Ability, Clause } from '@faultline/rules';

/** An ability as data, to be changed in one place. */
type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };
type Node = { readonly [key: string]: Data };

/** What was changed, and the whole with the change. */
type Version<T> = readonly [what: string, changed: T];

const isNode = (data: Data | undefined): data is Node =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const isList = (data: Data | undefined): data is readonly Data[] => Array.isArray(data);
const without = (node: Node, key: string): Node =>
  Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));

const SIDES = ['self', 'allied', 'other-allied', 'enemy', 'any'];

/** Whoever may be told apart: a role, or a name bound before. */
const WHO = ['who', 'toward', 'away', 'origin', 'on', 'with', 'engagedWith', 'seenBy', 'besides', 'contestedBy'];

/** Filters that may be left out, or asked the other way round. */
const FILTERS = ['tag', 'allTags', 'rank', 'within', 'near', 'engaged', 'wounded', 'hurt', 'hunkered', 'condition'];
const TURNED = ['engaged', 'wounded', 'hurt', 'hunkered'];

/** Moves, heals and attacks can be declined by themselves. */
const DECLINED = ['move', 'heal', 'attack', 'may', 'look', 'share-heals', 'mend', 'use-chart', 'attack-target'];
/** These only steer what follows, or are read with what stands before. */
const STEERING = ['choose', 'choose-tag', 'if-did', 'check', 'each', 'when', 'instead', 'roll', 'pick', 'repeat'];

const LIMITS = ['turn', 'activation', 'game'];

/** Whoever an effect or a test means, somebody else. */
function* otherWho(node: Node): Generator<Version<Node>> {
  for (const key of WHO) {
    if ((key === 'on' && !('count' in node)) || (key === 'with' && !('test' in node))) continue;
    const ref = node[key];
    const isRef = typeof ref === 'string' || (isNode(ref) && 'bound' in ref);
    if (isRef) yield [`who: ${key}`, { ...node, [key]: ref === 'self' ? 'target' : 'self' }];
  }
}

/** A selector that finds others. */
function* otherSelector(node: Node): Generator<Version<Node>> {
  if (!('of' in node && 'side' in node)) return;
  // Of those already meant the side is known.
  if (!('among' in node))
    for (const side of SIDES) if (side !== node.side) yield [`who: side ${side}`, { ...node, side }];
  for (const key of FILTERS) if (key in node) yield [`who: no ${key}`, without(node, key)];
  for (const key of TURNED) if (key in node) yield [`who: not ${key}`, { ...node, [key]: !node[key] }];
  if (isNode(node.within)) {
    const { within } = node;
    for (const key of ['other', 'every'])
      if (key in within) yield [`who: not ${key}`, { ...node, within: without(within, key) }];
  }
}

/** One more, or one for each. */
function* otherNumber(node: Node): Generator<Version<Node>> {
  for (const [key, value] of Object.entries(node))
    if (typeof value === 'number') yield [`how many: ${key}`, { ...node, [key]: value + 1 }];
  if (node.do === 'each' && isList(node.effects)) {
    const { bind = '', from = '' } = node;
    if (!('upTo' in node)) yield ['how many: up to two', { ...node, upTo: 2 }];
    yield [
      'how many: one',
      { do: 'when', test: { test: 'wounded', who: 'self' }, effects: [{ do: 'choose', bind, from }, ...node.effects] },
    ];
  }
}

function* otherOption(node: Node): Generator<Version<Node>> {
  if (node.do === 'pick') yield ['optional', node.optional ? without(node, 'optional') : { ...node, optional: true }];
  if (node.do === 'move') yield ['optional', node.must ? without(node, 'must') : { ...node, must: true }];
  if (node.do === 'may') {
    yield ['optional: the opponent', node.by ? without(node, 'by') : { ...node, by: 'opponent' }];
    yield ['cost: Force', 'force' in node ? without(without(node, 'force'), 'most') : { ...node, force: 1 }];
    yield ['cost: Momentum', 'momentum' in node ? without(node, 'momentum') : { ...node, momentum: 1 }];
  }
  const isPlain = typeof node.do === 'string' && !DECLINED.includes(node.do) && !STEERING.includes(node.do);
  if (isPlain) yield ['optional', { do: 'may', effects: [node] }];
}

function* otherOften(node: Node): Generator<Version<Node>> {
  if (node.clause !== 'on') return;
  if ('limit' in node) yield ['once', without(node, 'limit')];
  for (const limit of LIMITS) if (limit !== node.limit) yield [`once: ${limit}`, { ...node, limit }];
}

const isInstead = (effects: readonly Data[]): boolean => JSON.stringify(effects).includes('"instead"');

/** Of a list of effects: without what stands in place of the event, or with it. */
function* otherInstead(effects: readonly Data[]): Generator<Version<readonly Data[]>> {
  const at = effects.findIndex((effect) => isNode(effect) && effect.do === 'instead');
  const [first] = effects;
  if (at >= 0) yield ['instead', effects.filter((_, i) => i !== at)];
  else if (isNode(first) && typeof first.do === 'string' && !STEERING.includes(first.do) && !isInstead(effects))
    yield ['instead', [{ do: 'instead' }, ...effects]];
}

const CHANGES = [otherWho, otherSelector, otherNumber, otherOption, otherOften];

/** Changes that mean the same in this place: the first of what is optional is so already, and whose side is known needs no word. */
function isIdleIn(parent: Node, key: string, what: string, place: number): boolean {
  if (parent.do === 'may' && isList(parent.effects) && key === 'effects') {
    const [first] = parent.effects;
    return what === 'optional' && place === (isNode(first) && first.do === 'instead' ? 1 : 0);
  }
  // A number of its own stands for the one of the change.
  if (parent.do === 'dice' && 'most' in parent && key === 'change') return what === 'how many: most';
  const { who } = parent;
  const isKnown = who === 'self' || who === 'event-unit' || (isNode(who) && 'bound' in who);
  return parent.test === 'is' && key === 'a' && isKnown && what.startsWith('who: side');
}

/** Every version of a part that is changed in one place; of a list, with that place. */
function* versionsOf(data: Data): Generator<readonly [...Version<Data>, place: number]> {
  if (isList(data)) {
    for (const [what, changed] of otherInstead(data)) yield [what, changed, -1];
    for (const [i, part] of data.entries())
      for (const [what, changed] of versionsOf(part)) yield [what, data.with(i, changed), i];
  } else if (isNode(data)) {
    for (const change of CHANGES) for (const [what, changed] of change(data)) yield [what, changed, -1];
    for (const [key, part] of Object.entries(data))
      for (const [what, changed, place] of versionsOf(part))
        if (!isIdleIn(data, key, what, place)) yield [what, { ...data, [key]: changed }, -1];
  }
}

/** An ability with another meaning: changed in who, how many, whether it is optional, its cost, instead or once. */
export function* versions({ clauses }: Pick<Ability, 'clauses'>): Generator<Version<readonly Clause[]>> {
  for (const [i, clause] of clauses.entries())
    for (const [what, changed] of versionsOf(clause as unknown as Data))
      yield [what, clauses.with(i, changed as unknown as Clause)];
}
