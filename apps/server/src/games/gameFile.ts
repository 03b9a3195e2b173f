import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DiceProof } from '@faultline/chance';
import { Departed, type StoredEntry } from '@faultline/host';
import { Match, outwardFile, seal } from '@faultline/rules';
import type { Database } from '../database/database.ts';
import type { GameRow, GameRows } from './gameRows.ts';
import type { GameStorage } from './gameStorage.ts';
import { beginningOf, setupOf } from './head.ts';
import type { Segments } from './segments.ts';
import { gameBy } from './shelf.ts';

const zipped = promisify(gzip);
const unzipped = promisify(gunzip);

/** So many entries are played before others have their turn. */
const BREATH = 20;

type DiceOf = (g: string) => Promise<{ readonly key: string; readonly proof: DiceProof } | null>;

/** Whole files of games that are over: each is made once and kept as it is, whatever becomes of rules and cards. */
export class GameFiles {
  private readonly db: Database;
  private readonly storage: GameStorage;
  private readonly rows: GameRows;
  private readonly segments: Segments;
  private readonly dice: DiceOf;
  private readonly making = new Map<string, Promise<string>>();

  constructor(db: Database, storage: GameStorage, rows: GameRows, segments: Segments, dice: DiceOf) {
    this.db = db;
    this.storage = storage;
    this.rows = rows;
    this.segments = segments;
    this.dice = dice;
  }

  /** As text. Throws Departed where it was never made, and our rules lead elsewhere. */
  async of(row: GameRow): Promise<string> {
    const kept = await this.kept(row.id);
    if (kept !== null) return kept;
    const known = this.making.get(row.id);
    if (known) return known;
    const made = this.make(row).finally(() => this.making.delete(row.id));
    this.making.set(row.id, made);
    return made;
  }

  /** Of a game that still runs what lies open alone, by other dice: to look into what was reported. */
  async asItStands(row: GameRow): Promise<string> {
    if (row.status === 'over') return this.of(row);
    return JSON.stringify(seal(outwardFile(await this.replayed(row), randomBytes(32).toString('hex'))));
  }

  private async kept(game: string): Promise<string | null> {
    const row = await this.db.reader.selectFrom('files').select('body').where('game', '=', game).executeTakeFirst();
    return row ? String(await unzipped(Buffer.from(row.body, 'base64'))) : null;
  }

  private async make(row: GameRow): Promise<string> {
    const text = JSON.stringify(seal((await this.replayed(row)).file()));
    const body = (await zipped(text)).toString('base64');
    await this.db.write(
      this.db.reader
        .insertInto('files')
        .values({ game: row.id, body })
        .onConflict((conflict) => conflict.doNothing()),
    );
    return text;
  }

  private async replayed(row: GameRow): Promise<Match> {
    const { id, segment } = row;
    const match = await this.begun(row);
    const entries = await this.storage.entriesAfter(id, { segment, version: 0 });
    for (const [n, { entry }] of entries.entries()) {
      if ('refused' in match.retake(entry)) throw new Departed(n + 1);
      if (n % BREATH === BREATH - 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return match;
  }

  /** The last part of the game before its first entry; parts played by other rules are its record. */
  private async begun({ id, segment, head, tableHash }: GameRow): Promise<Match> {
    const opened = await this.dice(id);
    if (!head.begun || !opened) throw new Error(`The game ${id} has not begun.`);
    const { terms } = head;
    const { rules, teams } = head.begun;
    const game = gameBy({ ...rules, table: await this.rows.board(tableHash) });
    if (segment === 0) return beginningOf(game, terms, teams, opened);
    const parts = await this.segments.parts(id);
    const past = await Promise.all(
      parts.map(async ({ rulesVersion, dataHash, until }, n) => {
        const before = parts[n - 1];
        const stored = await this.storage.entriesAfter(id, { segment: n, version: 0 }, until);
        const setup = before ? ({ kind: 'resumed', state: before.state } as const) : setupOf(terms, teams);
        return { rulesVersion, dataHash, setup, entries: stored.map(({ entry }: StoredEntry) => entry) };
      }),
    );
    const { state } = await this.segments.beginning(id, segment);
    return Match.resume(game, state, state.hidden.chance, past, 'server', opened.proof);
  }
}
