import { type Refusal, refuse } from '../machine/apply.ts';
import { reason } from '../machine/decision.ts';

/** The door for entries from files, networks and forms: whatever is not of the right shape goes no further. */
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value);
const isSeat = (value: unknown): boolean => value === 0 || value === 1;
const isAuthor = (value: unknown): boolean => isSeat(value) || value === 'arbiter';
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumbers = (value: unknown, n: number): boolean =>
  Array.isArray(value) && value.length === n && value.every(isWhole);
const optional = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);

const isTool = (value: unknown): boolean => isRecord(value) && isNumbers(value.pivot, 2) && isNumbers(value.end, 2);
const isAnswer = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.option) &&
  optional((to) => isNumbers(to, 3))(value.to) &&
  optional(isTool)(value.tool) &&
  optional((d) => isNumbers(d, 2))(value.direction) &&
  optional((dice) => Array.isArray(dice) && dice.every(isText))(value.dice);

const isCorrection = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  if ('unit' in value)
    return isText(value.unit) && optional((list) => Array.isArray(list) && list.every(isText))(value.conditions);
  if ('character' in value) return isText(value.character) && isNumbers(value.at, 3);
  if ('objective' in value) return isText(value.objective);
  if ('score' in value) return isRecord(value.score);
  return (
    isSeat(value.seat) &&
    ('force' in value ? isWhole(value.force) : isText(value.card) && ZONES.includes(String(value.zone)))
  );
};

const ZONES = ['deck-top', 'deck-bottom', 'discard', 'reserve', 'removed'];

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const consent = (value: unknown): boolean => value === null || isAuthor(value);

const SHAPES: Readonly<Record<string, Shape>> = {
  answer: { seat: isSeat, version: isWhole, answer: isAnswer },
  undo: { to: isWhole, by: isAuthor, consent },
  concede: { by: isSeat },
  'mission-critical': { by: isAuthor },
  'time-called': { by: isAuthor },
  late: { by: isSeat, use: isText, consent },
  correct: {
    by: isAuthor,
    consent,
    why: isText,
    set: (value) => Array.isArray(value) && value.length > 0 && value.every(isCorrection),
  },
  note: { by: isAuthor, text: isText },
};

/** Why a value is no entry at all, or null. */
export function whyNotEntry(value: unknown): Refusal | null {
  if (!isRecord(value)) return refuse('malformed', reason('entry', { entry: typeof value }));
  const kind = String(value.do);
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  if (!shape) return refuse('malformed', reason('entry', { unknownEntry: kind }));
  // order: the shapes are written here, in the order they are checked
  const wrong = Object.entries(shape).find(([name, check]) => !check(value[name]));
  return wrong ? refuse('malformed', reason('entry', { entry: kind, wrong: wrong[0] })) : null;
}
