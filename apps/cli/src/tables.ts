import { readTable, TABLE_IDS, TABLES, type Table } from '@faultline/geometry';
import { drawing, fast, OPEN_TABLE, sha256 } from '@faultline/rules';
import { isRecord } from '@faultline/shape/guards';
import { NotUnderstood, Unreadable } from './command.ts';
import { lookAt } from './files.ts';
import { textUpTo, wordsOf } from './filing.ts';

/** What a table may be called: those of the game, and `open` for one without terrain. */
export const TABLE_NAMES = [...TABLE_IDS, 'open'].join(', ');

export function tableNamed(name: string): Table | null {
  if (name === 'open') return OPEN_TABLE;
  const id = TABLE_IDS.find((known) => known === name);
  return id ? TABLES[id] : null;
}

/** The table a `--table` means: a name, or a file of one's own. */
export function neededTable(name: string): Table {
  const table = tableNamed(name);
  if (table) return table;
  if (!name.endsWith('.json')) throw new NotUnderstood(`Unknown battlefield "${name}". Available: ${TABLE_NAMES}.`);
  return tableIn(jsonIn(name), name);
}

/** What a JSON file holds. */
export function jsonIn(path: string): unknown {
  const found = lookAt(path);
  if (!found || found.isDirectory())
    throw new NotUnderstood(`No file or battlefield named ${path}. Available battlefields: ${TABLE_NAMES}.`);
  try {
    return JSON.parse(textUpTo(path, 'table'));
  } catch (mistake) {
    const why = mistake instanceof SyntaxError ? 'is not valid JSON' : `cannot be read: ${wordsOf(mistake)}`;
    throw new Unreadable(`${path} ${why}.`);
  }
}

/** The table in a value, or all that is wrong with it. */
export function tableIn(value: unknown, path: string): Table {
  const read = readTable(value);
  if ('faults' in read) throw new Unreadable([`${path} is not a valid battlefield:`, ...read.faults].join('\n  '));
  return read.table;
}

/** Whether a JSON file is meant for a table and not for a game. */
export const looksLikeTable = (value: unknown): boolean => isRecord(value) && 'parts' in value && 'size' in value;

/** One of the tables of the game: the same seed, the same table. */
export function tableOfSeed(seed: string): Table {
  const random = drawing(fast(sha256(`${seed}/table`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return TABLES[TABLE_IDS[random(TABLE_IDS.length)] ?? TABLE_IDS[0]];
}
