import { MOVE_KINDS } from '@faultline/rules';
import { isMap } from 'yaml';
import { event } from './events.ts';
import { length } from './length.ts';
import { SIDES } from './names.ts';
import { type Path, pathOf, pathSchema } from './path.ts';
import type { Spot } from './problem.ts';
import { either, flag, list, mapOf, mapped, placed, record, type ScenarioShape, text, needs, word } from './shape.ts';
import { character, optionId, side } from './words.ts';

/** What a file expects of the game between its steps. */

/** `red DP-45`, or with what is asked: `red DP-57 deflect@anakin`. */
export interface Question {
  readonly side: string;
  readonly point: string;
  readonly about: string | undefined;
}

export const question: ScenarioShape<Question> = mapped(
  text('a question such as "red DP-45"', `^(?:${SIDES.join('|')}) DP-\\d+(?: [^ ]+)?$`),
  (written) => {
    const [whose = '', point = '', about] = written.split(' ');
    return { side: whose, point, about };
  },
);

const options = list(placed(optionId), 'a list of options');
const offers = either(
  'a list of options, or {to, options}',
  mapped(options, (all) => ({ to: undefined, options: all, exactly: undefined })),
  record('the options', { to: side, options: needs(options), exactly: flag }),
);

const eventList = list(event, 'a list of events');
const events = either(
  'a list of events, or {exactly: [...]}',
  mapped(eventList, (all) => ({ all, exactly: false })),
  mapped(record('the events', { exactly: needs(eventList) }), (given) => ({ all: given.exactly, exactly: true })),
);

const pair: ScenarioShape<readonly [string, string]> = mapped(
  list(character, 'two characters such as [maul, rex]', 2, 2),
  ([a = '', b = '']) => [a, b] as const,
);
const pairs = list(pair, 'a list of pairs such as [[maul, rex]]');
const engagements = either(
  'a list of pairs, or {exactly: [...]}',
  mapped(pairs, (all) => ({ pairs: all, exactly: false })),
  mapped(record('the pairs', { exactly: needs(pairs) }), (given) => ({ pairs: given.exactly, exactly: true })),
);

const tool = either(
  'a length, or one for each kind of move such as {advance: 5in}',
  length,
  mapOf('the tools', `^(?:${MOVE_KINDS.join('|')})$`, length),
);

const FIXED = {
  decision: either('a question such as "red DP-45", or none', word('none', ['none']), question),
  offered: offers,
  'not offered': offers,
  suspended: list(text('a suspended step'), 'a list of suspended steps'),
  events,
  'did not happen': eventList,
  engaged: engagements,
  'not engaged': mapped(pairs, (all) => ({ pairs: all, exactly: false })),
  'tool length': tool,
  'nothing open': flag,
} as const;

type Fixed = {
  [K in keyof typeof FIXED]: (typeof FIXED)[K] extends ScenarioShape<infer T> ? { kind: K; value: T } : never;
};
export type Expectation = { readonly spot: Spot } & (
  | Fixed[keyof Fixed]
  | { readonly kind: 'path'; readonly key: string; readonly path: Path; readonly value: unknown }
);

export const expectations: ScenarioShape<Expectation[]> = {
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
