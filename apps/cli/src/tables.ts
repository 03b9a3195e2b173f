import { TABLE_IDS, TABLES, type Table } from '@faultline/geometry';
import { drawing, fast, OPEN_TABLE, sha256 } from '@faultline/rules';
import { NotUnderstood } from './command.ts';

/** What a table may be called: those of the game, and `open` for one without terrain. */
export const TABLE_NAMES = [...TABLE_IDS, 'open'].join(', ');

export function tableNamed(name: string): Table | null {
  if (name === 'open') return OPEN_TABLE;
  const id = TABLE_IDS.find((known) => known === name);
  return id ? TABLES[id] : null;
}

/** The table a `--table` names; a wrong name is answered with the right ones. */
export function neededTable(name: string): Table {
  const table = tableNamed(name);
  if (!table) throw new NotUnderstood(`There is no table called "${name}". There are: ${TABLE_NAMES}.`);
  return table;
}

/** One of the tables of the game: the same seed, the same table. */
export function tableOfSeed(seed: string): Table {
  const random = drawing(fast(sha256(`${seed}/table`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  return TABLES[TABLE_IDS[random(TABLE_IDS.length)] ?? TABLE_IDS[0]];
}
