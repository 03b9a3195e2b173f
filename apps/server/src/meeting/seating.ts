import type { Seat } from '@faultline/rules';
import type { Compilable, ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { freshSecret, secretHash } from '../people/secrets.ts';

/** Why a link brings nobody to a seat. */
export type InvitationFault = 'unknown' | 'used' | 'own';

export interface SeatRow {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string | null;
  /** JSON. */
  readonly team: string | null;
  readonly ready: 0 | 1;
}

/** Who sits at a game. What a person may do in it is asked here, never of what they send. */
export class Seating {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Two seats, one of them taken, and a link to the other; in one transaction with what belongs to it. */
  async open(game: string, person: string, seat: Seat, ...before: readonly Compilable[]): Promise<string> {
    const code = freshSecret();
    const other = seat === 0 ? 1 : 0;
    const empty = { game, team: null, ready: 0 } as const;
    await this.db.write(
      ...before,
      this.db.reader.insertInto('seats').values([
        { ...empty, seat, person },
        { ...empty, seat: other, person: null },
      ]),
      this.db.reader.insertInto('invitations').values({ code_hash: secretHash(code), game, seat: other, used: null }),
    );
    return code;
  }

  /** Two people who know each other: nobody needs a link. */
  async seatBoth(
    game: string,
    people: readonly [string | null, string | null],
    ...before: readonly Compilable[]
  ): Promise<void> {
    const empty = { game, team: null, ready: 0 } as const;
    await this.db.write(
      ...before,
      this.db.reader.insertInto('seats').values([
        { ...empty, seat: 0, person: people[0] },
        { ...empty, seat: 1, person: people[1] },
      ]),
    );
  }

  /** Sits down on the free seat; null where there is none, or it is one's own game. */
  async sit(game: string, person: string): Promise<Seat | null> {
    if ((await this.seatOf(game, person)) !== null) return null;
    const [, taken] = await this.db.write(
      this.offTheList(game),
      this.db.reader
        .updateTable('seats')
        .set({ person })
        .where('game', '=', game)
        .where('person', 'is', null)
        .where(this.isOpen(game))
        .returning('seat'),
      this.db.reader
        .updateTable('invitations')
        .set({ used: this.now() })
        .where('game', '=', game)
        .where('used', 'is', null),
    );
    return taken?.length === 1 ? (taken[0]?.seat as Seat) : null;
  }

  /** First of all, for it keeps others from closing the game meanwhile. */
  private offTheList(game: string) {
    return this.db.reader
      .updateTable('games')
      .set({ line: null, quick: 0 })
      .where('id', '=', game)
      .where('status', '=', 'waiting');
  }

  /** Nobody sits down at a game that was closed a moment ago. */
  private isOpen(game: string) {
    return ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'seats'>) =>
      not(exists(selectFrom('games').select('games.id').where('games.id', '=', game).where('status', '<>', 'waiting')));
  }

  /** What a link leads to, without using it up. */
  async look(code: string): Promise<{ readonly game: string; readonly seat: Seat; readonly used: boolean } | null> {
    const row = await this.db.reader
      .selectFrom('invitations')
      .select(['game', 'seat', 'used'])
      .where('code_hash', '=', secretHash(code))
      .executeTakeFirst();
    return row ? { game: row.game, seat: row.seat, used: row.used !== null } : null;
  }

  /** Of two who take it at once, one sits. Nobody sits on both sides of a game. */
  async take(
    code: string,
    person: string,
  ): Promise<
    { readonly game: string; readonly seat: Seat } | { readonly fault: InvitationFault; readonly game?: string }
  > {
    const found = await this.look(code);
    if (!found) return { fault: 'unknown' };
    const { game, seat, used } = found;
    if ((await this.seatOf(game, person)) !== null) return { fault: 'own', game };
    if (used) return { fault: 'used', game };
    const [, taken] = await this.db.write(
      this.offTheList(game),
      this.db.reader
        .updateTable('seats')
        .set({ person })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where(this.isOpen(game))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('seats as mine')
                .select('mine.seat')
                .where('mine.game', '=', game)
                .where('mine.person', '=', person),
            ),
          ),
        )
        .returning('seat'),
      this.db.reader
        .updateTable('invitations')
        .set({ used: this.now() })
        .where('code_hash', '=', secretHash(code))
        .where('used', 'is', null),
    );
    return taken?.length === 1 ? { game, seat } : { fault: 'used', game };
  }

  /** Where somebody sits; null for whoever looks on. */
  async seatOf(game: string, person: string): Promise<Seat | null> {
    const row = await this.db.reader
      .selectFrom('seats')
      .select('seat')
      .where('game', '=', game)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.seat ?? null;
  }

  /** Both seats, with the names of those who sit there. */
  async seats(game: string): Promise<readonly SeatRow[]> {
    return this.db.reader
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .select(['seats.seat', 'seats.person', 'people.name', 'seats.team', 'seats.ready'])
      .where('seats.game', '=', game)
      .orderBy('seats.seat')
      .execute();
  }

  /** Lays a team face down; once somebody is ready, theirs is fixed. */
  async bring(game: string, seat: Seat, team: string, ready: boolean): Promise<boolean> {
    const [changed] = await this.db.write(
      this.db.reader
        .updateTable('seats')
        .set({ team, ready: ready ? 1 : 0 })
        .where('game', '=', game)
        .where('seat', '=', seat)
        .where('ready', '=', 0)
        .returning('seat'),
    );
    return changed?.length === 1;
  }

  /** Both teams, shown together; null while somebody is not ready. */
  async teams(game: string): Promise<readonly [string, string] | null> {
    const rows = await this.db.reader
      .selectFrom('seats')
      .select(['seat', 'team', 'ready'])
      .where('game', '=', game)
      .orderBy('seat')
      .execute();
    const [one, other] = rows.map(({ team, ready }) => (ready === 1 ? team : null));
    return one && other ? [one, other] : null;
  }
}
