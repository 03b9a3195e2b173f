import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import {
  type Check,
  isFlag,
  isRecord,
  isSeat,
  isText,
  isWhole,
  listOf,
  numbers,
  oneOf,
  optional,
  type Shape,
  shaped,
  wrongFieldOf,
} from './shape.ts';

/** The door for entries from files, networks and forms: whatever is not of the right shape goes no further. */

const isAuthor: Check = oneOf(0, 1, 'arbiter');
const isConsent: Check = oneOf(0, 1, 'arbiter', null);

const isAnswer = shaped({
  option: isText,
  to: optional(numbers(3)),
  tool: optional(shaped({ pivot: numbers(2), end: numbers(2) })),
  direction: optional(numbers(2)),
  dice: optional(listOf(isText)),
});

const count = optional(isWhole);

/** One shape for each thing that can be corrected, told apart by the field that names it. */
const CORRECTIONS = [
  {
    unit: isText,
    damage: count,
    wounded: count,
    injured: count,
    hunker: count,
    conditions: optional(listOf(isText)),
    stance: optional(isText),
    used: optional(listOf(isText)),
  },
  { character: isText, at: numbers(3) },
  { seat: isSeat, force: isWhole },
  { seat: isSeat, card: isText, zone: oneOf('deck-top', 'deck-bottom', 'discard', 'reserve', 'removed') },
  { objective: isText, active: optional(isFlag), control: optional(oneOf(0, 1, null)), priority: optional(isFlag) },
  { score: isRecord },
].map(shaped);

const isCorrection: Check = (value) => CORRECTIONS.some((fits) => fits(value));

const SHAPES: Readonly<Record<string, Shape>> = {
  answer: { seat: isSeat, version: isWhole, answer: isAnswer },
  undo: { to: isWhole, by: isAuthor, consent: isConsent },
  concede: { by: isSeat },
  'mission-critical': { by: isAuthor },
  'time-called': { by: isAuthor },
  late: { by: isSeat, use: isText, consent: isConsent },
  correct: {
    by: isAuthor,
    consent: isConsent,
    why: isText,
    set: (value) => Array.isArray(value) && value.length > 0 && value.every(isCorrection),
  },
  note: { by: isAuthor, text: isText },
};

const WRONG_FIELD = new Map(
  // order: each is looked up by its kind
  Object.entries(SHAPES).map(([kind, shape]) => [
    kind,
    wrongFieldOf({ do: isText, ...shape, time: optional(isWhole) }),
  ]),
);

/** Why a value is no entry at all, or null. */
export function whyNotEntry(value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse('malformed', reason('entry', { entry: typeof value }));
  const kind = String(value.do);
  const wrongField = WRONG_FIELD.get(kind);
  if (!wrongField) return refuse('malformed', reason('entry', { unknownEntry: kind }));
  const wrong = wrongField(value);
  return wrong === null ? null : refuse('malformed', reason('entry', { entry: kind, wrong }));
}
