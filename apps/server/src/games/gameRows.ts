import { MOST, type Terms } from '@faultline/host/wire';
import { hashOf, type Table } from '@faultline/rules';
import type { Database } from '../database/database.ts';
import type { KeptHead } from './head.ts';

/** A game as it is kept beside its entries. */
export interface GameRow {
  readonly id: string;
  readonly segment: number;
  readonly rulesVersion: string;
  readonly dataHash: string;
  readonly head: KeptHead;
  readonly tableHash: string;
  readonly status: 'waiting' | 'running' | 'over' | 'closed';
  readonly round: number;
  readonly created: number;
  readonly begun: number | null;
}

/** A game that waits, and who has made it. */
export interface OpenRow {
  readonly id: string;
  readonly terms: Terms;
  readonly line: string;
  readonly created: number;
  readonly person: string;
  readonly name: string;
}

/** Clocks that say something by themselves. */
const RINGING: readonly string[] = ['round', 'budgets'];

/** The table of games. */
export class GameRows {
  private readonly db: Database;
  private readonly now: () => number;
  /** Battlefields never change, and there are few. */
  private readonly boards = new Map<string, Table>();

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** A game that waits for two people. What they do with its row goes into the same transaction. */
  insertions(
    id: string,
    head: KeptHead,
    table: Table,
    listed: { readonly line: string | null; readonly quick: boolean },
  ) {
    const tableHash = hashOf(table);
    const { reader } = this.db;
    return [
      reader
        .insertInto('boards')
        .values({ table_hash: tableHash, body: JSON.stringify(table) })
        .onConflict((conflict) => conflict.doNothing()),
      reader.insertInto('games').values({
        id,
        segment: 0,
        rules_version: '',
        data_hash: '',
        head: JSON.stringify(head),
        table_hash: tableHash,
        status: 'waiting',
        created: this.now(),
        round: 1,
        begun: null,
        line: listed.line,
        quick: listed.quick ? 1 : 0,
      }),
    ] as const;
  }

  async find(id: string): Promise<GameRow | null> {
    const row = await this.db.reader.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { segment, status, round, created, begun } = row;
    return {
      id,
      segment,
      rulesVersion: row.rules_version,
      dataHash: row.data_hash,
      head: JSON.parse(row.head) as KeptHead,
      tableHash: row.table_hash,
      status,
      round,
      created,
      begun,
    };
  }

  async board(hash: string): Promise<Table> {
    const known = this.boards.get(hash);
    if (known) return known;
    const { body } = await this.db.reader
      .selectFrom('boards')
      .select('body')
      .where('table_hash', '=', hash)
      .executeTakeFirstOrThrow();
    const table = JSON.parse(body) as Table;
    this.boards.set(hash, table);
    return table;
  }

  /** Those that anybody may join, the oldest first; `quick` ones wait for whoever wants a game at once. */
  async open(quick: boolean): Promise<readonly OpenRow[]> {
    const rows = await this.db.reader
      .selectFrom('games')
      .innerJoin('seats', 'seats.game', 'games.id')
      .innerJoin('people', 'people.id', 'seats.person')
      .select(['games.id', 'games.head', 'games.line', 'games.created', 'people.id as person', 'people.name'])
      .where('games.status', '=', 'waiting')
      .where(quick ? 'games.quick' : 'games.line', quick ? '=' : 'is not', quick ? 1 : null)
      .orderBy('games.created')
      .limit(MOST.games)
      .execute();
    return rows.map(({ id, head, line, created, person, name }) => ({
      id,
      terms: (JSON.parse(head) as KeptHead).terms,
      line: line ?? '',
      created,
      person,
      name,
    }));
  }

  /** Of several who begin it at once one does. */
  async begin(id: string, head: KeptHead, rulesVersion: string, dataHash: string): Promise<boolean> {
    const begins = this.now();
    const [begun] = await this.db.write(
      this.db.reader
        .updateTable('games')
        .set({
          status: 'running',
          head: JSON.stringify(head),
          rules_version: rulesVersion,
          data_hash: dataHash,
          begun: begins,
          line: null,
          quick: 0,
        })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .returning('id'),
      ...(RINGING.includes(head.terms.clock.kind) ? [this.bellOf(id, begins)] : []),
    );
    return begun?.length === 1;
  }

  /** From now on somebody looks whether its clock rings; of a game that did not begin nobody. */
  private bellOf(id: string, due: number) {
    const { reader } = this.db;
    return reader
      .insertInto('jobs')
      .columns(['id', 'kind', 'due', 'done'])
      .expression(({ selectFrom, val }) =>
        selectFrom('games')
          .select([
            val(`bell ${id}`).as('id'),
            val('bell' as const).as('kind'),
            'games.begun as due',
            val<number | null>(null).as('done'),
          ])
          .where('games.id', '=', id)
          .where('games.begun', '=', due),
      )
      .onConflict((conflict) => conflict.doNothing());
  }

  /** Snapshots give hidden cards away, and nobody needs them any more. */
  async end(id: string): Promise<void> {
    await this.db.write(
      this.db.reader.updateTable('games').set({ status: 'over' }).where('id', '=', id).where('status', '=', 'running'),
      this.db.reader.deleteFrom('snapshots').where('game', '=', id),
    );
  }

  /** A game that has not begun, and will not. */
  async close(id: string): Promise<boolean> {
    const [closed] = await this.db.write(
      this.db.reader
        .updateTable('games')
        .set({ status: 'closed', line: null, quick: 0 })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .returning('id'),
    );
    return closed?.length === 1;
  }
}
