import { type DiceProof, isBytes, keyOf, type OfEach, SEALERS, type Sealer, sealOf } from '@faultline/chance';
import type { Database } from '../database/database.ts';

/** Why something of sealed dice is not taken. */
export type SealingFault = 'malformed' | 'sealed-already' | 'too-early' | 'does-not-fit';

/** The dice of a game on their way: three seals, then three openings (docs/dice.md). */
export class Sealing {
  private readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** The server is first: its seal is shown before anybody else seals. */
  async begin(game: string, bytes: string): Promise<string> {
    const seal = sealOf(game, 'server', bytes);
    await this.db.write(this.db.reader.insertInto('seals').values({ game, who: 'server', seal, opening: bytes }));
    return seal;
  }

  /** Only the seal: the bytes stay with whoever drew them. It cannot be changed. */
  async seal(game: string, who: Exclude<Sealer, 'server'>, seal: unknown): Promise<SealingFault | null> {
    if (!isBytes(seal)) return 'malformed';
    if (!(await this.seals(game))[0]) return 'too-early';
    const [put] = await this.db.write(
      this.db.reader
        .insertInto('seals')
        .values({ game, who, seal, opening: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('who'),
    );
    return put?.length === 1 ? null : 'sealed-already';
  }

  /** In the order of SEALERS; null for whoever has not sealed. */
  async seals(game: string): Promise<readonly (string | null)[]> {
    const rows = await this.rows(game);
    return SEALERS.map((who) => rows.find((row) => row.who === who)?.seal ?? null);
  }

  /** Taken once all three seals are fixed, and only the bytes that were sealed. Sent again it changes nothing. */
  async open(game: string, who: Exclude<Sealer, 'server'>, bytes: unknown): Promise<SealingFault | null> {
    if (!isBytes(bytes)) return 'malformed';
    const seals = await this.seals(game);
    if (seals.includes(null)) return 'too-early';
    if (sealOf(game, who, bytes) !== seals[SEALERS.indexOf(who)]) return 'does-not-fit';
    await this.db.write(
      this.db.reader.updateTable('seals').set({ opening: bytes }).where('game', '=', game).where('who', '=', who),
    );
    return null;
  }

  /** The proof and its key once everybody has opened; for the server alone until the game is over. */
  async opened(game: string): Promise<{ readonly key: string; readonly proof: DiceProof } | null> {
    const rows = await this.rows(game);
    const all = SEALERS.map((who) => rows.find((row) => row.who === who));
    if (all.some((row) => !row?.opening)) return null;
    const seals = all.map((row) => row?.seal) as unknown as OfEach;
    const openings = all.map((row) => row?.opening) as unknown as OfEach;
    return { key: keyOf(game, seals, openings), proof: { game, seals, openings } };
  }

  private rows(game: string) {
    return this.db.reader.selectFrom('seals').select(['who', 'seal', 'opening']).where('game', '=', game).execute();
  }
}
