import type { Database } from '../database/database.ts';
import { freshId, freshSecret, secretHash } from './secrets.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** A link to another device is good for so long. */
const HANDOFF = 10 * 60 * 1000;

/** A person who has just come, with the token of their device; it is told once and kept by nobody here. */
export interface Arrived {
  readonly person: Person;
  readonly token: string;
}

/** Who people are. They are guests: a token in a cookie is all there is of them, besides a name. */
export class People {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async arrive(name: string): Promise<Arrived> {
    const person = { id: freshId(), name };
    const token = freshSecret();
    const created = this.now();
    await this.db.write(
      this.db.reader.insertInto('people').values({ ...person, created }),
      this.device(person.id, token, created),
    );
    return { person, token };
  }

  private device(person: string, token: string, created: number) {
    return this.db.reader
      .insertInto('devices')
      .values({ token_hash: secretHash(token), person, created, revoked: null });
  }

  /** Whom a token speaks for; null for one that is unknown or was taken back. */
  async speaking(token: string | null): Promise<Person | null> {
    if (token === null) return null;
    const found = await this.db.reader
      .selectFrom('devices')
      .innerJoin('people', 'people.id', 'devices.person')
      .select(['people.id', 'people.name'])
      .where('devices.token_hash', '=', secretHash(token))
      .where('devices.revoked', 'is', null)
      .executeTakeFirst();
    return found ?? null;
  }

  /** When the last device came that became this person's after the one that speaks; null where none did. */
  async newerDevice(token: string): Promise<number | null> {
    const row = await this.db.reader
      .selectFrom('devices as own')
      .innerJoin('devices as others', 'others.person', 'own.person')
      .select(({ fn }) => fn.max('others.created').as('created'))
      .where('own.token_hash', '=', secretHash(token))
      .where('others.revoked', 'is', null)
      .whereRef('others.created', '>', 'own.created')
      .executeTakeFirst();
    return row?.created == null ? null : Number(row.created);
  }

  async rename(person: string, name: string): Promise<void> {
    await this.db.write(this.db.reader.updateTable('people').set({ name }).where('id', '=', person));
  }

  /** A code for another device, to be used once and soon. It belongs into the fragment of a link, which no server sees. */
  async handOver(person: string): Promise<{ readonly code: string; readonly expires: number }> {
    const code = freshSecret();
    const expires = this.now() + HANDOFF;
    const row = { code_hash: secretHash(code), person, expires, used: null };
    await this.db.write(this.db.reader.insertInto('handoffs').values(row));
    return { code, expires };
  }

  /** The other device becomes one of this person's; of two that use the code at once one does. */
  async takeOver(code: string): Promise<Arrived | HandoffFault> {
    const hash = secretHash(code);
    const now = this.now();
    const [taken] = await this.db.write(
      this.db.reader
        .updateTable('handoffs')
        .set({ used: now })
        .where('code_hash', '=', hash)
        .where('used', 'is', null)
        .where('expires', '>', now)
        .returning('person'),
    );
    const person = taken?.[0]?.person;
    if (typeof person !== 'string') return this.whyNotTaken(hash);
    const token = freshSecret();
    await this.db.write(this.device(person, token, now));
    const { name } = await this.db.reader
      .selectFrom('people')
      .select('name')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    return { person: { id: person, name }, token };
  }

  private async whyNotTaken(hash: string): Promise<HandoffFault> {
    const row = await this.db.reader
      .selectFrom('handoffs')
      .select('used')
      .where('code_hash', '=', hash)
      .executeTakeFirst();
    if (!row) return 'unknown';
    return row.used === null ? 'expired' : 'used';
  }

  /** From now on this device speaks for nobody. */
  async leave(token: string): Promise<void> {
    await this.db.write(
      this.db.reader
        .updateTable('devices')
        .set({ revoked: this.now() })
        .where('token_hash', '=', secretHash(token))
        .where('revoked', 'is', null),
    );
  }

  /** All but the device that says so. */
  async leaveOthers(person: string, token: string): Promise<void> {
    const { reader } = this.db;
    await this.db.write(
      reader
        .updateTable('devices')
        .set({ revoked: this.now() })
        .where('person', '=', person)
        .where('token_hash', '<>', secretHash(token))
        .where('revoked', 'is', null),
      // A link that was made and not opened yet would bring another one.
      reader.deleteFrom('handoffs').where('person', '=', person),
    );
  }

  /** As they are called now; nothing for whoever is unknown. */
  async nameOf(person: string): Promise<string> {
    const row = await this.db.reader.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name ?? '';
  }

  /** The name goes wherever it stands, and every device with it; games stay. */
  async forget(person: string): Promise<void> {
    const { reader } = this.db;
    const own = await reader
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select(['seats.game', 'seats.seat', 'games.head'])
      .where('seats.person', '=', person)
      .execute();
    const nameless = reader.updateTable('said').set({ name: '' });
    await this.db.write(
      reader.updateTable('people').set({ name: '' }).where('id', '=', person),
      reader.updateTable('devices').set({ revoked: this.now() }).where('person', '=', person),
      reader.deleteFrom('handoffs').where('person', '=', person),
      nameless.where('person', '=', person),
      ...own.flatMap(({ game, seat, head: kept }) => {
        const head = withoutNames(kept);
        return [
          nameless.where('game', '=', game).where('seat', '=', seat),
          ...(head === null ? [] : [reader.updateTable('games').set({ head }).where('id', '=', game)]),
        ];
      }),
    );
  }
}

/** Games that began before names were left out of their heads; null where there are none. */
function withoutNames(head: string): string | null {
  const { begun, ...rest } = JSON.parse(head) as { readonly begun: { readonly names?: unknown } | null };
  if (!begun?.names) return null;
  const { names: _, ...others } = begun;
  return JSON.stringify({ ...rest, begun: others });
}

export type HandoffFault = 'unknown' | 'used' | 'expired';
