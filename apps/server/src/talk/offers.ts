import type { OfferEnded, OfferKind, OfferTold } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import type { Database } from '../database/database.ts';

/** These wait until they are answered; the others are about one moment, and lapse with the next entry. */
const LASTING: readonly OfferKind[] = ['draw', 'pause', 'resume', 'rematch'];

/** Whether an offer that nobody has answered is still one at this version. */
export const isWaiting = ({ kind, version }: Pick<OfferTold, 'kind' | 'version'>, now: number): boolean =>
  LASTING.includes(kind) || version === now;

/** What one player offers and the other may accept. */
export class Offers {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Those that wait at this version. */
  async waiting(g: string, version: number): Promise<readonly OfferTold[]> {
    const rows = await this.db.reader
      .selectFrom('offers')
      .selectAll()
      .where('game', '=', g)
      .where('state', '=', 'waiting')
      .orderBy('at')
      .execute();
    return rows
      .filter((row) => isWaiting(row, version))
      .map(({ id, seat, kind, body, version: at }) => ({
        id,
        by: seat,
        kind,
        ...(body && { body: JSON.parse(body) }),
        version: at,
      }));
  }

  /** Takes the place of what the same player offered of this kind before. Made again it changes nothing. */
  async make(g: string, by: Seat, offer: Omit<OfferTold, 'by'>): Promise<void> {
    const { reader } = this.db;
    const { id, kind, body, version } = offer;
    await this.db.write(
      reader
        .updateTable('offers')
        .set({ state: 'withdrawn' })
        .where('game', '=', g)
        .where('seat', '=', by)
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('id', '<>', id),
      reader
        .insertInto('offers')
        .values({
          game: g,
          id,
          seat: by,
          kind,
          body: body ? JSON.stringify(body) : null,
          version,
          state: 'waiting',
          at: this.now(),
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  /** What became of one. */
  async ended(g: string, id: string): Promise<OfferEnded | null> {
    const row = await this.db.reader
      .selectFrom('offers')
      .select(['seat', 'kind', 'state'])
      .where('game', '=', g)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && row.state !== 'waiting' ? { id, kind: row.kind, by: row.seat, how: row.state } : null;
  }

  /** Of two who end it at once one does. */
  async end(g: string, id: string, how: OfferEnded['how']): Promise<boolean> {
    const [ended] = await this.db.write(
      this.db.reader
        .updateTable('offers')
        .set({ state: how })
        .where('game', '=', g)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning('id'),
    );
    return ended?.length === 1;
  }
}
