import type { GameEvent } from '@faultline/rules';
import { isMap, isSeq, type Node } from 'yaml';
import { SIDES } from './names.ts';
import { type Path, pathOf, pathSchema } from './path.ts';
import { hint, type Spot } from './problem.ts';
import type { Reader } from './reader.ts';
import { either, flag, list, mapped, record, type Shape, text, needs, word } from './shape.ts';
import { side } from './words.ts';

/** What a file expects of the game between its steps. */

/** `red DP-45`. */
export interface Question {
  readonly side: string;
  readonly point: string;
}

export const question: Shape<Question> = mapped(
  text('a question such as "red DP-45"', `^(?:${SIDES.join('|')}) DP-\\d+$`),
  (written) => {
    const [whose = '', point = ''] = written.split(' ');
    return { side: whose, point };
  },
);

const options = list(text('an option'), 'a list of options');
const offers = either(
  'a list of options, or {to, options}',
  mapped(options, (all) => ({ to: undefined, options: all, exactly: undefined })),
  record('the options', { to: side, options: needs(options), exactly: flag }),
);

/** `wounded`, or `suffered: {unit: maul, amount: 7}`. */
export interface EventPattern {
  readonly event: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const plainFacts = (node: Node, r: Reader): Record<string, unknown> =>
  Object.fromEntries(r.entries(node).map(({ key, value }) => [key, r.plain(value)]));

/** The closed list of what can happen: one that is missing here does not compile. */
const EVENTS: Readonly<Record<GameEvent['event'], true>> = {
  turn: true,
  'first-player': true,
  mission: true,
  terrain: true,
  'priority-rolled': true,
  priority: true,
  recovered: true,
  deployed: true,
  struggle: true,
  revealed: true,
  reserved: true,
  fetched: true,
  passed: true,
  'card-removed': true,
  'shuffled-in': true,
  refreshed: true,
  activated: true,
  'activation-ended': true,
  action: true,
  declined: true,
  stance: true,
  ability: true,
  rule: true,
  force: true,
  moved: true,
  ingress: true,
  placed: true,
  'pinned-down': true,
  pushed: true,
  attack: true,
  pool: true,
  rolled: true,
  dice: true,
  stripped: true,
  chart: true,
  results: true,
  option: true,
  'tree-ended': true,
  'pool-damage': true,
  'pool-split': true,
  withstood: true,
  'attack-resolved': true,
  suffered: true,
  healed: true,
  condition: true,
  keyword: true,
  shed: true,
  hunker: true,
  wounded: true,
  injured: true,
  defeated: true,
  control: true,
  token: true,
  momentum: true,
  'struggle-won': true,
  mode: true,
  corrected: true,
  flag: true,
  undone: true,
  over: true,
};

const event: Shape<EventPattern> = {
  what: 'an event',
  schema: {
    anyOf: [
      { type: 'string', minLength: 1 },
      { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: { type: 'object' } },
    ],
  },
  fits: () => true,
  read: (node, r) => {
    const [only, second] = r.entries(node);
    const name = only ? only.key : isMap(node) || isSeq(node) ? '' : String(node.toJSON());
    if (second || name === '' || (only && !isMap(only.value)))
      return r.wrong(node, 'an event such as wounded, or {suffered: {unit: maul}}');
    if (!Object.hasOwn(EVENTS, name))
      return r.problem(node, `There is no event "${name}"${hint(name, Object.keys(EVENTS))}`);
    return { event: name, facts: only ? plainFacts(only.value, r) : {} };
  },
};

const eventList = list(event, 'a list of events');
const events = either(
  'a list of events, or {exactly: [...]}',
  mapped(eventList, (all) => ({ all, exactly: false })),
  mapped(record('the events', { exactly: needs(eventList) }), (given) => ({ all: given.exactly, exactly: true })),
);

const FIXED = {
  decision: either('a question such as "red DP-45", or none', word('none', ['none']), question),
  offered: offers,
  'not offered': offers,
  suspended: list(text('a suspended step'), 'a list of suspended steps'),
  events,
  'nothing open': flag,
} as const;

type Fixed = { [K in keyof typeof FIXED]: (typeof FIXED)[K] extends Shape<infer T> ? { kind: K; value: T } : never };
export type Expectation = { readonly spot: Spot } & (
  | Fixed[keyof Fixed]
  | { readonly kind: 'path'; readonly key: string; readonly path: Path; readonly value: unknown }
);

export const expectations: Shape<Expectation[]> = {
  what: 'what is expected',
  schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(FIXED).map(([key, shape]) => [key, shape.schema])),
    patternProperties: pathSchema(),
    additionalProperties: false,
  },
  fits: (node) => isMap(node),
  read: (node, r) => {
    if (!isMap(node)) return r.wrong(node, 'what is expected, such as {maul.damage: 7}');
    const read = r.entries(node).map(({ key, at, value }): Expectation | undefined => {
      const spot = r.spot(at);
      if (Object.hasOwn(FIXED, key)) {
        const known = FIXED[key as keyof typeof FIXED].read(value, r);
        return known === undefined ? undefined : ({ kind: key, value: known, spot } as Expectation);
      }
      const path = pathOf(key, at, r);
      const expected = path?.field.shape.read(value, r);
      return path && expected !== undefined ? { kind: 'path', key, path, value: expected, spot } : undefined;
    });
    return read.every((one) => one !== undefined) ? (read as Expectation[]) : undefined;
  },
};
