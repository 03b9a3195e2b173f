import { MOST, type Phrase, type Said, type Wishes } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** What somebody wants to hear; free text only where both do. */
type OwnWishes = Omit<Wishes, 'bothFreeText'>;

const NONE: OwnWishes = { freeText: false, muteOffers: false, muteOther: false, muteSpectators: false };

/** What is said beside a game. */
export class Words {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** Of both seats. */
  async wishes(g: string): Promise<readonly [Wishes, Wishes]> {
    const rows = await this.db.reader.selectFrom('wishes').selectAll().where('game', '=', g).execute();
    const own = ([0, 1] as const).map((seat) => {
      const row = rows.find((each) => each.seat === seat);
      return row ? { ...NONE, ...(JSON.parse(row.wishes) as Partial<OwnWishes>) } : NONE;
    }) as [OwnWishes, OwnWishes];
    const bothFreeText = own.every(({ freeText }) => freeText);
    return [
      { ...own[0], bothFreeText },
      { ...own[1], bothFreeText },
    ];
  }

  async wish(g: string, seat: Seat, wanted: Partial<OwnWishes>): Promise<void> {
    const { bothFreeText: _, ...before } = (await this.wishes(g))[seat];
    const wishes = JSON.stringify({ ...before, ...wanted });
    await this.db.write(
      this.db.reader
        .insertInto('wishes')
        .values({ game: g, seat, wishes })
        .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ wishes })),
    );
  }

  /** Said once, however often it is sent. */
  async say(g: string, person: string, said: Omit<Said, 'at'>): Promise<Said> {
    const row = {
      game: g,
      id: said.id,
      seat: said.by === 'spectator' ? null : said.by,
      name: said.name,
      person,
      phrase: said.phrase ?? null,
      text: said.text ?? null,
      at: this.now(),
    };
    await this.db.write(
      this.db.reader
        .insertInto('said')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    );
    return { ...said, at: row.at };
  }

  /** The newest, in the order they were said. */
  async lately(g: string): Promise<readonly Said[]> {
    const rows = await this.db.reader
      .selectFrom('said')
      .selectAll()
      .where('game', '=', g)
      .orderBy('at', 'desc')
      .limit(MOST.said)
      .execute();
    return rows.toReversed().map(saidIn);
  }

  async find(g: string, id: string): Promise<Said | null> {
    const row = await this.db.reader
      .selectFrom('said')
      .selectAll()
      .where('game', '=', g)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? saidIn(row) : null;
  }
}

const saidIn = ({ id, seat, name, phrase, text, at }: Selectable<Schema['said']>): Said => ({
  id,
  by: seat ?? 'spectator',
  name,
  ...(phrase !== null && { phrase: phrase as Phrase }),
  ...(text !== null && { text }),
  at,
});

/** Nothing unseen, nothing that turns the direction of writing; empty where nothing is left. */
export const spoken = (said: string): string =>
  said
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim();
