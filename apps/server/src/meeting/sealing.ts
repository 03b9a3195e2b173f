import { type DiceProof, isBytes, keyOf, type OfEach, SEALERS, type Sealer, sealOf } from '@faultline/chance';
import type { Database } from '../database/database.ts';

/** Why something of sealed dice is not taken. */
export type SealingFault = 'malformed' | 'sealed-already' | 'too-early' | 'does-not-fit';

/** The dice of a game on their way: three seals, then three openings (docs/dice.md). */
export class Sealing {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /** The server is first: its seal is shown before anybody else seals. Begun already, it stays as it is. */
  async begin(game: string, bytes: string): Promise<void> {
    const seal = sealOf(game, 'server', bytes);
    await this.db.write(
      this.db.reader
        .insertInto('seals')
        .values({ game, who: 'server', seal, opening: bytes, at: this.now() })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  /** How long ago anybody sealed last in this round. */
  async restedFor(game: string): Promise<number> {
    const rows = await this.db.reader.selectFrom('seals').select('at').where('game', '=', game).execute();
    return this.now() - Math.max(0, ...rows.map(({ at }) => at ?? 0));
  }

  /** Begins anew where somebody did not open: the next round, with seals of its own. Of two who want it one does it. */
  async again(game: string, round: number, bytes: string): Promise<boolean> {
    const { reader } = this.db;
    const unbegun = reader
      .selectFrom('games')
      .select('id')
      .where('id', '=', game)
      .where('round', '=', round)
      .where('status', '=', 'waiting');
    const [, raised] = await this.db.write(
      reader.deleteFrom('seals').where('game', 'in', unbegun),
      reader
        .updateTable('games')
        .set({ round: round + 1 })
        .where('id', 'in', unbegun)
        .returning('id'),
    );
    if (raised?.length !== 1) return false;
    await this.begin(game, bytes);
    return true;
  }

  /** Only the seal: the bytes stay with whoever drew them. It cannot be changed. */
  async seal(game: string, who: Exclude<Sealer, 'server'>, seal: unknown): Promise<SealingFault | null> {
    if (!isBytes(seal)) return 'malformed';
    if (!(await this.seals(game))[0]) return 'too-early';
    const [put] = await this.db.write(
      this.db.reader
        .insertInto('seals')
        .values({ game, who, seal, opening: null, at: this.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('who'),
    );
    if (put?.length === 1) return null;
    // Said again after a broken line it is what it was.
    return (await this.seals(game))[SEALERS.indexOf(who)] === seal ? null : 'sealed-already';
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

  /** Which of the players have opened. */
  async openedBy(game: string): Promise<readonly [boolean, boolean]> {
    const rows = await this.rows(game);
    const has = (who: Sealer): boolean => rows.some((row) => row.who === who && row.opening !== null);
    return [has('0'), has('1')];
  }

  private rows(game: string) {
    return this.db.reader.selectFrom('seals').select(['who', 'seal', 'opening']).where('game', '=', game).execute();
  }
}
