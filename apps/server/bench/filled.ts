import { hash } from 'node:crypto';
import { dataHash, RULES_VERSION } from '@faultline/rules';
import type { Database } from '../src/database/database.ts';
import { GameRows } from '../src/games/gameRows.ts';
import { setupOf } from '../src/games/head.ts';
import { secretHash } from '../src/people/secrets.ts';
import { GAME, type Recorded, RULES, TEAMS, TERMS } from './recorded.ts';

const idOf = (what: string): string => hash('sha256', what).slice(0, 32);

/** A running game in the database, and how it goes on. */
export interface Running {
  readonly g: string;
  readonly record: number;
  /** So many of its entries are stored. */
  readonly version: number;
  readonly tokens: readonly [string, string];
}

/** Which record a game plays stands in its id. */
export const recordIn = (g: string): number => Number.parseInt(g.slice(0, 2), 16);

const tokenOf = (n: number, seat: number): string => hash('sha256', `token ${n} ${seat}`, 'base64url');

/** Where a game stands: never before its first snapshot, and with so many entries left. */
function standing({ said, snapshots }: Recorded, n: number, left: number): number {
  const first = snapshots[0]?.version ?? 0;
  const room = Math.max(1, said.length - left - first);
  return first + ((n * 7919) % room);
}

/** Puts game number n into the database as it would lie there in the middle of an evening. */
async function fill(db: Database, record: Recorded, which: number, n: number, left: number): Promise<Running> {
  const g = `${which.toString(16).padStart(2, '0')}${idOf(`game ${n}`).slice(2)}`;
  const version = standing(record, n, left);
  const snapshot = record.snapshots.findLast((each) => each.version <= version);
  if (!snapshot) throw new Error('A recorded game ends before its first Turn does.');
  const tokens = [tokenOf(n, 0), tokenOf(n, 1)] as const;
  const people = tokens.map((_, seat) => idOf(`person ${n} ${seat}`));
  const { table, ...rules } = RULES;
  const head = { terms: TERMS, begun: { teams: TEAMS, rules, sheet: GAME.library.sheet } };
  const at = 1_000_000;
  const { reader } = db;
  const rows = new GameRows(db, () => at);
  await db.write(
    ...rows.insertions(g, head, table, { line: null, quick: false }),
    reader
      .updateTable('games')
      .set({
        status: 'running',
        begun: at,
        rules_version: RULES_VERSION,
        data_hash: dataHash(GAME, setupOf(TERMS, TEAMS)),
      })
      .where('id', '=', g),
    reader.insertInto('people').values(people.map((id) => ({ id, name: 'Somebody', created: at }))),
    reader.insertInto('devices').values(
      tokens.map((token, seat) => ({
        token_hash: secretHash(token),
        person: people[seat] ?? '',
        created: at,
        revoked: null,
      })),
    ),
    reader
      .insertInto('seats')
      .values(people.map((person, seat) => ({ game: g, seat: seat as 0 | 1, person, team: null, ready: 1 as const }))),
    reader.insertInto('snapshots').values({
      game: g,
      segment: 0,
      version: snapshot.version,
      hash: snapshot.hash,
      state: JSON.stringify(snapshot.state),
      trail: JSON.stringify(snapshot.trail),
      clock: JSON.stringify(snapshot.clock),
    }),
    reader.insertInto('entries').values(
      record.rows.slice(snapshot.version - 1, version).map(({ id, entry, hash: after, told }, i) => ({
        game: g,
        segment: 0,
        version: snapshot.version + i,
        id,
        entry: JSON.stringify(entry),
        at,
        hash: after,
        told: JSON.stringify(told),
      })),
    ),
  );
  return { g, record: which, version, tokens };
}

/** As many running games as are wanted, each at another place of one of the records. */
export async function filled(
  db: Database,
  records: readonly Recorded[],
  from: number,
  to: number,
  left: number,
): Promise<readonly Running[]> {
  const running: Promise<Running>[] = [];
  for (let n = from; n < to; n += 1) {
    const which = n % records.length;
    running.push(fill(db, records[which] as Recorded, which, n, left));
    if (running.length % 200 === 0) await Promise.all(running);
  }
  return Promise.all(running);
}
