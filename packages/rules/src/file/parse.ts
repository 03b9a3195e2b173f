import { isBytes } from '@faultline/chance';
import {
  isRecord,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shaped,
  textUpTo,
  wrongFieldOf,
} from '@faultline/shape/guards';
import { FileError } from './fileError.ts';
import { FORMAT, inTodaysNames, isFormat } from './formats.ts';
import { type GameFile, sealOf } from './gameFile.ts';
import { whyNotHead } from './sound/head.ts';

const isState = (value: unknown): boolean =>
  isRecord(value) && isRecord(value.open) && isRecord(value.hidden) && Array.isArray(value.known);

const isKinded = (value: unknown): boolean => isRecord(value) && isText(value.kind);

const ofEach = (value: unknown): boolean => listOf(isBytes)(value) && value.length === 3;

const wrongPart = wrongFieldOf({
  format: isWhole,
  rulesVersion: isText,
  sheet: isText,
  dataHash: isText,
  mode: isText,
  authority: optional(oneOf('table', 'server')),
  own: shaped({ units: listOf(isRecord), abilities: listOf(isRecord) }),
  options: isRecord,
  constants: (value) => isRecord(value) && isWhole(value.size) && isRecord(value.range),
  table: (value) => isRecord(value) && isText(value.name) && listOf(isRecord)(value.parts),
  setup: isKinded,
  chance: isKinded,
  dice: optional(shaped({ game: textUpTo(100, 1), seals: ofEach, openings: ofEach })),
  entries: listOf(isRecord),
  marks: listOf(shaped({ version: isWhole, turn: isWhole, hash: isText })),
  snapshot: shaped({ version: isWhole, state: isState }),
  past: listOf(isRecord),
  seal: isText,
});

/** Reads a game file's text. Nothing of a damaged file is played, and the file itself is never touched. */
export function parseGame(text: string): GameFile {
  const value = gameIn(parseJson(text));
  if (!isRecord(value)) throw new FileError('notGame');
  const file = value as unknown as GameFile;
  if (file.format === undefined) throw new FileError('noFormat');
  if (!isFormat(file.format)) throw new FileError('newer', { format: String(file.format), most: FORMAT });
  const wrong = wrongPart(value);
  if (wrong !== null) throw new FileError(Object.hasOwn(value, wrong) ? 'partWrong' : 'partMissing', { part: wrong });
  if (sealOf(file) !== file.seal) throw new FileError('seal');
  const why = whyNotHead(file);
  if (why !== null) throw new FileError('impossible', { detail: why });
  return inTodaysNames(file);
}

/** The longest games have some hundred thousand characters. */
const MOST_CHARACTERS = 50_000_000;
/** Records inside records: suspended work has a dozen. */
const MOST_DEEP = 100;

/** Looked at level by level: whatever goes through it by calling itself would run out of room. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let deep = 0; deep < MOST_DEEP && level.length > 0; deep += 1)
    // order: only how deep it goes matters
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length > 0;
}

/** A report of a problem brings its game along. */
const gameIn = (value: unknown): unknown => (isRecord(value) && isRecord(value.report) ? value.game : value);

function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new FileError('tooLong');
  if (text.trim() === '') throw new FileError('empty');
  try {
    const value: unknown = JSON.parse(text);
    if (!isTooDeep(value)) return value;
  } catch (error) {
    throw new FileError('notJson', { detail: error instanceof Error ? error.message : 'it is not JSON' });
  }
  throw new FileError('tooDeep');
}
