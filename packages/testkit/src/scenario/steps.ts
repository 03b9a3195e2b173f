import { CONDITIONS, MOVE_KINDS } from '@faultline/rules';
import { isMap, isSeq } from 'yaml';
import { corrections } from './corrections.ts';
import { type Direction, direction } from './direction.ts';
import { expectations } from './expectations.ts';
import { facesOf } from './faces.ts';
import { length, place } from './length.ts';
import { SIDES } from './names.ts';
import { action } from './setup.ts';
import {
  count,
  either,
  flag,
  forAnyText,
  list,
  mapped,
  mapOf,
  needs,
  number,
  record,
  type ScenarioShape,
  tagged,
  text,
  type ValueOf,
  word,
} from './shape.ts';
import { ability, author, character, optionId, rule, side, unit, usedAbility } from './words.ts';

/** The shapes of what people do, say and expect, in order. */

const decline = word('decline', ['decline']);
const flat = list(length, 'a point such as [12, 20]', 2, 2);

const move = record('a move', {
  who: character,
  kind: word('a kind of move', MOVE_KINDS),
  to: needs(place),
  tool: record('a tool', { pivot: needs(flat), end: needs(flat) }),
});

const attack = record('an attack', {
  with: character,
  type: word('a kind of attack', ['melee', 'ranged']),
  target: needs(character),
});

/** By id, or as [column, row]; `stop` ends the walk. */
const treeOption: ScenarioShape<string | readonly [number, number]> = either(
  'an option such as n1, [column, row], or stop',
  text('an option'),
  mapped(list(count(), 'a column and a row', 2, 2), ([column = 0, row = 0]) => [column, row] as const),
);

const directionOrDecline: ScenarioShape<Direction | 'decline'> = either('a direction or decline', decline, direction);

const heal = record('a heal', {
  with: character,
  unit: needs(unit),
  what: needs(word('what is healed', ['damage', ...CONDITIONS])),
});

const deployed = record('a deployment', { who: character, at: needs(place) });

const undo = mapped(
  record('an undo', {
    by: needs(author),
    back: count('a number of choices', 1),
    to: text('a mark'),
    consent: author,
  }),
  (given, node, r) =>
    (given.back === undefined) === (given.to === undefined)
      ? r.problem(node, 'An undo needs either "back" or "to".')
      : given,
);

const late = record('a late use', {
  by: needs(side),
  use: needs(either('an ability, or flip', word('a flip', ['flip']), ability)),
  of: needs(unit),
  consent: author,
});

const correct = record('a correction', {
  by: needs(author),
  consent: author,
  why: needs(text('a reason')),
  set: needs(corrections),
});

export const acts = {
  action,
  move,
  attack,
  tree: list(treeOption, 'a list of options', 1),
  push: direction,
  pull: direction,
  shove: record('a shove', { push: directionOrDecline, pull: directionOrDecline }),
  use: usedAbility,
  heal,
  choose: optionId,
  /** What is said yes or no to. */
  yes: text('what is asked, such as deflect@anakin'),
  no: text('what is asked, such as deflect@anakin'),
  ingress: record('a way through an ingress point', { to: needs(text('an ingress point')), at: needs(place) }),
  place: either('a deployment, or several', deployed, list(deployed)),
  'enter dice': facesOf(null),
  concede: side,
  undo,
  'mission critical': author,
  'time called': author,
  late,
  correct,
  note: record('a note', { by: needs(author), text: needs(text()) }),
} as const;

/** Options that need no more than their name. */
const WORDS = [
  ...['flip', 'pass', 'decline', 'end', 'stop', 'yes', 'no'],
  ...['reveal', 'take-reserved', 'activate', 'reserve', 'choose-unit', 'pass-on'],
] as const;

const isWord = (key: string): boolean => WORDS.some((one) => one === key);

/** Who decides: a side, or the unit whose ability it is. */
const by = forAnyText(
  mapped(text('red, blue or a unit'), (name, node, r): string | undefined => {
    if (SIDES.some((one) => one === name)) return name;
    return unit.read(node, r);
  }),
);

const act = tagged('a step', acts, { by });
export type Act =
  | ValueOf<typeof act>
  | {
      readonly kind: 'word';
      readonly value: string;
      readonly spot: ValueOf<typeof act>['spot'];
      readonly by: undefined;
    };

const bare: ScenarioShape<Act> = forAnyText(
  mapped(word('a step', WORDS), (value, node, r): Act => ({ kind: 'word', value, spot: r.spot(node), by: undefined })),
);

const fact = either('a fact', text(), number('a number'), flag);

const refused = record('a refusal', {
  step: needs(either('a step', bare, act)),
  rules: needs(list(rule, 'a list of rules')),
  facts: mapOf('the facts', '^[a-zA-Z]+$', fact),
  why: word('a kind of refusal', [
    'over',
    'nobody-asked',
    'not-your-decision',
    'stale',
    'unknown-option',
    'malformed',
    'illegal',
    'no-consent',
  ]),
});

const stepShape = tagged(
  'a step',
  { ...acts, expect: expectations, refused, mark: text('a name for this moment') },
  { by },
);
export type Step = ValueOf<typeof stepShape> | Act;

const written: ScenarioShape<Step> = either('a step', bare, stepShape);

/** `- end: true` reads like the other steps and is none. */
const step: ScenarioShape<Step> = {
  ...written,
  read: (node, r) => {
    const alone = isMap(node) ? r.entries(node).find(({ key }) => isWord(key) && !Object.hasOwn(acts, key)) : undefined;
    if (alone) return r.problem(alone.at, `"${alone.key}" needs no more than its name: write "- ${alone.key}".`);
    return written.read(node, r);
  },
};

export const steps: ScenarioShape<Step[]> = { ...list(step, 'a list of steps'), fits: (node) => isSeq(node) };
