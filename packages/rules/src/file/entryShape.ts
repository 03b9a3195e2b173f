import {
  type Check,
  type Checks,
  type Fields,
  isFlag,
  isRecord,
  isWhole,
  listUpTo,
  oneOf,
  optional,
  shaped,
  textUpTo,
  wrongFieldOf,
} from '@faultline/shape/guards';
import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import { isName, isSeat, numbers } from './shape.ts';

/**
 * Validates messages from networks and forms, and the entries of files: whatever is not of the right shape goes
 * no further. Sizes are looked at before anything is done.
 */

/** How much may be said at once. */
const MOST_SAID = { text: 500, why: 200, set: 32 } as const;

/** More of anything is no answer and no correction. */
const MANY = 100;

const isAnswer = shaped({
  option: isName,
  to: optional(numbers(3)),
  tool: optional(shaped({ pivot: numbers(2), end: numbers(2) })),
  direction: optional(numbers(2)),
  dice: optional(listUpTo(MANY, isName)),
});

const count = optional(isWhole);
const names = optional(listUpTo(MANY, isName));

/** What a score is corrected to; the mode says whether it makes sense. */
const isFigure: Check = (value) =>
  value === null || typeof value === 'number' || isName(value) || listUpTo(8, (n) => typeof n === 'number')(value);
const isScore: Check = (value) => {
  if (!isRecord(value)) return false;
  // order: each is looked at by itself
  const fields = Object.entries(value);
  return fields.length <= 8 && fields.every(([name, figure]) => isName(name) && isFigure(figure));
};

/** One shape for each thing that can be corrected, told apart by the field that names it. */
const CORRECTIONS = [
  {
    unit: isName,
    damage: count,
    wounded: count,
    injured: count,
    hunker: count,
    conditions: names,
    stance: optional(isName),
    used: names,
  },
  { character: isName, at: numbers(3) },
  { seat: isSeat, force: isWhole },
  { seat: isSeat, card: isName, zone: oneOf('deck-top', 'deck-bottom', 'discard', 'reserve', 'removed') },
  { objective: isName, active: optional(isFlag), control: optional(oneOf(0, 1, null)), priority: optional(isFlag) },
  { score: isScore },
].map(shaped);

const isCorrection: Check = (value) => CORRECTIONS.some((fits) => fits(value));
const corrections =
  (most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(isCorrection);

type Shapes = Readonly<Record<string, Checks>>;

const saying = (most: Readonly<Record<keyof typeof MOST_SAID, number>>): Shapes => ({
  answer: { version: isWhole, answer: isAnswer },
  undo: { to: isWhole },
  concede: {},
  'mission-critical': {},
  'time-called': {},
  draw: {},
  pause: {},
  resume: {},
  flag: { seat: isSeat },
  outage: { from: isWhole, to: isWhole },
  late: { use: isName },
  correct: { why: textUpTo(most.why), set: corrections(most.set) },
  note: { text: textUpTo(most.text) },
});

const reply = { offer: isWhole };
/** What an offer is about is looked at by itself. */
const MESSAGES: Shapes = {
  ...saying(MOST_SAID),
  offer: { what: isRecord },
  accept: reply,
  decline: reply,
  withdraw: reply,
};

const OFFERED = ['undo', 'late', 'correct', 'draw', 'pause', 'resume'];

const by = oneOf(0, 1, 'arbiter');
const consent = oneOf(0, 1, 'arbiter', null);
const clock = { by: oneOf(0, 1, 'arbiter', 'clock') };
/** Who is named in an entry beside what was said. */
const NAMED: Shapes = {
  answer: { seat: isSeat },
  undo: { by, consent },
  concede: { by: isSeat },
  'mission-critical': clock,
  'time-called': clock,
  draw: { by, consent },
  pause: { by, consent },
  resume: { by, consent },
  flag: { by: oneOf('clock') },
  outage: { by: oneOf('clock') },
  late: { by: isSeat, consent },
  correct: { by, consent },
  note: { by },
};

/** Games were saved before there was a bound: what is in a record stays there. */
const AT_ANY_LENGTH = saying({
  text: Number.POSITIVE_INFINITY,
  why: Number.POSITIVE_INFINITY,
  set: Number.POSITIVE_INFINITY,
});

type Wrong = (value: Fields) => string | null;

const ready = (shapes: Shapes, more: (kind: string) => Checks): ReadonlyMap<string, Wrong> =>
  // order: each is looked up by its kind
  new Map(Object.entries(shapes).map(([kind, shape]) => [kind, wrongFieldOf({ do: isName, ...shape, ...more(kind) })]));

const WRONG_IN_MESSAGE = ready(MESSAGES, () => ({}));
const WRONG_IN_ENTRY = ready(AT_ANY_LENGTH, (kind) => ({ ...NAMED[kind], time: optional(isWhole) }));

/** Why a value is no message at all, or null. */
export function whyNotMessage(value: unknown): Refusal | null {
  const refused = whyNot(WRONG_IN_MESSAGE, value);
  if (refused || !isRecord(value) || value.do !== 'offer') return refused;
  const { what } = value;
  const isWish = isRecord(what) && OFFERED.some((kind) => kind === what.do);
  return isWish ? whyNotMessage(what) : malformed({ entry: 'offer', wrong: 'what' });
}

/** Why a value is no entry of a record, or null. */
export const whyNotEntry = (value: unknown): Refusal | null => whyNot(WRONG_IN_ENTRY, value);

function whyNot(shapes: ReadonlyMap<string, Wrong>, value: unknown): Refusal | null {
  if (!isRecord(value)) return malformed({ entry: typeof value });
  const kind = typeof value.do === 'string' ? value.do : typeof value.do;
  const wrongField = shapes.get(kind);
  if (!wrongField) return malformed({ unknownEntry: kind.slice(0, MANY) });
  const wrong = wrongField(value);
  return wrong === null ? null : malformed({ entry: kind, wrong: wrong.slice(0, MANY), ...tooLong(value, wrong) });
}

const malformed = (facts: Readonly<Record<string, string | number>>): Refusal =>
  refuse('malformed', reason('entry', facts));

/** The bound that was passed, where that is what is wrong. */
function tooLong(value: Fields, wrong: string): { readonly most?: number } {
  if (!Object.hasOwn(MOST_SAID, wrong)) return {};
  const most = MOST_SAID[wrong as keyof typeof MOST_SAID];
  const said = value[wrong];
  return (typeof said === 'string' || Array.isArray(said)) && said.length > most ? { most } : {};
}
