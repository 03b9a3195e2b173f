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
  /** Somebody was at it a moment ago. */
  readonly here: boolean;
}

/** Who is at a waiting table is written down every few seconds; a line that breaks has as long to come back. */
const LATELY = 20_000;
const OFTEN = 8000;

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
        here: this.now(),
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

  /** Those that anybody may join, first where somebody was last. */
  async listed(): Promise<readonly OpenRow[]> {
    return this.opened(
      this.waiting()
        .where('games.line', 'is not', null)
        .orderBy(({ fn, val }) => fn.coalesce('games.here', val(0)), 'desc')
        .orderBy('games.created'),
    );
  }

  /** Those of people who want a game at once and are there, the oldest first; and one's own. */
  async quick(person: string): Promise<readonly OpenRow[]> {
    return this.opened(
      this.waiting()
        .where('games.quick', '=', 1)
        .where(({ or, eb }) => or([eb('games.here', '>=', this.now() - LATELY), eb('people.id', '=', person)]))
        .orderBy('games.created')
        .orderBy('games.id'),
    );
  }

  private waiting() {
    return this.db.reader
      .selectFrom('games')
      .innerJoin('seats', 'seats.game', 'games.id')
      .innerJoin('people', 'people.id', 'seats.person')
      .select(['games.id', 'games.head', 'games.line', 'games.created', 'games.here'])
      .select(['people.id as person', 'people.name'])
      .where('games.status', '=', 'waiting');
  }

  private async opened(query: ReturnType<GameRows['waiting']>): Promise<readonly OpenRow[]> {
    const lately = this.now() - LATELY;
    const rows = await query.limit(MOST.games).execute();
    return rows.map(({ id, head, line, created, here, person, name }) => ({
      id,
      terms: (JSON.parse(head) as KeptHead).terms,
      line: line ?? '',
      created,
      person,
      name,
      here: (here ?? 0) >= lately,
    }));
  }

  /** Whether it stands in the list of open games. */
  async isListed(id: string): Promise<boolean> {
    const row = await this.db.reader.selectFrom('games').select('line').where('id', '=', id).executeTakeFirst();
    return row?.line != null;
  }

  /** Somebody is at these while they wait. */
  async occupied(games: readonly string[]): Promise<void> {
    const now = this.now();
    if (games.length === 0) return;
    await this.db.write(
      this.db.reader
        .updateTable('games')
        .set({ here: now })
        .where('id', 'in', games)
        .where('status', '=', 'waiting')
        .where('here', '<', now - OFTEN),
    );
  }

  /** A quick game that nobody has sat down at: whoever waited there goes elsewhere. */
  async withdraw(id: string): Promise<boolean> {
    return this.closed(id, true);
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
    return this.closed(id, false);
  }

  private async closed(id: string, quick: boolean): Promise<boolean> {
    const [closed] = await this.db.write(
      this.db.reader
        .updateTable('games')
        .set({ status: 'closed', line: null, quick: 0 })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .$if(quick, (query) => query.where('quick', '=', 1))
        .returning('id'),
    );
    return closed?.length === 1;
  }
}
