import type { Entry } from '@faultline/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { GameStorage } from '../../src/games/gameStorage.ts';
import { Offers } from '../../src/talk/offers.ts';

const TOLD = { e: [], f: 0 };
const note = (text: string): Entry => ({ do: 'note', by: 0, text });
const entry = (id: string, text = id) => ({ id, entry: note(text), hash: `after ${text}`, told: TOLD });
const at = (version: number, segment = 0) => ({ segment, version });

let games = 0;
/** A game that no other test knows of. */
const freshGame = (): string => {
  games += 1;
  return `game ${process.pid} ${games}`;
};

/** What both databases promise. `again` opens the same one once more, as another process would. */
export function conformance(
  name: string,
  open: () => Promise<Database>,
  again: (() => Promise<Database>) | null,
): void {
  describe(name, () => {
    let db: Database;
    let storage: GameStorage;
    let others: readonly Database[] = [];

    beforeAll(async () => {
      db = await open();
      storage = new GameStorage(db);
      others = again ? [await again(), await again()] : [];
    });

    afterAll(async () => {
      for (const each of [db, ...others]) await each?.close();
    });

    const writers = (): readonly GameStorage[] => [storage, ...others.map((other) => new GameStorage(other))];

    it('gives back what was stored, in order, with the time it was stored at', async () => {
      const game = freshGame();
      const before = Date.now();
      for (const n of [0, 1, 2]) await storage.append(game, at(n), entry(`e${n}`));
      const stored = await storage.entriesAfter(game, at(0));
      expect(stored.map(({ id, hash, entry: { time: _, ...rest } }) => ({ id, hash, entry: rest }))).toEqual(
        [0, 1, 2].map((n) => entry(`e${n}`)).map(({ told: _, ...rest }) => rest),
      );
      expect((await storage.told(game, at(2))).map(({ at: _, ...told }) => told)).toEqual([TOLD, TOLD]);
      const times = stored.map((one) => one.entry.time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => Math.abs(time - before) < 60_000)).toBe(true);
      expect(await storage.entriesAfter(game, at(1), 2)).toEqual(stored.slice(1, 2));
    });

    it('lets nobody append at a place that is taken, or that is not there yet', async () => {
      const game = freshGame();
      await storage.append(game, at(0), entry('first'));
      expect(await storage.append(game, at(0), entry('second'))).toBe('stale');
      expect(await storage.append(game, at(5), entry('ahead'))).toBe('stale');
      expect(await storage.entriesAfter(game, at(0))).toHaveLength(1);
    });

    it('takes an id once in a game, and the same id in another game', async () => {
      const [one, other] = [freshGame(), freshGame()];
      await storage.append(one, at(0), entry('same'));
      expect(await storage.append(one, at(1), entry('same', 'once more'))).toBe('stale');
      expect(await storage.append(other, at(0), entry('same'))).toHaveProperty('time');
      expect(await storage.find(one, 'same')).toEqual({ segment: 0, version: 1 });
      expect(await storage.find(one, 'unknown')).toBeNull();
    });

    it('stores one of twenty that want the same place, whoever they are', async () => {
      const game = freshGame();
      const all = writers();
      const verdicts = await Promise.all(
        Array.from({ length: 20 }, (_, n) => all[n % all.length]?.append(game, at(0), entry(`rival ${n}`))),
      );
      expect(verdicts.filter((verdict) => verdict !== 'stale')).toHaveLength(1);
      expect(await storage.entriesAfter(game, at(0))).toHaveLength(1);
    });

    it('tells winners and losers of one batch apart where different games have equal ids', async () => {
      const pairs = Array.from({ length: 30 }, () => freshGame());
      const taken = pairs.filter((_, n) => n % 3 === 0);
      await Promise.all(taken.map((game) => storage.append(game, at(0), entry('before'))));
      const verdicts = await Promise.all(pairs.map((game) => storage.append(game, at(0), entry('equal'))));
      expect(verdicts.map((verdict) => verdict === 'stale')).toEqual(pairs.map((_, n) => n % 3 === 0));
      for (const [n, game] of pairs.entries())
        expect((await storage.entriesAfter(game, at(0)))[0]?.id).toBe(n % 3 === 0 ? 'before' : 'equal');
    });

    it('never waits for itself: many games by many writers in any order', async () => {
      const shared = Array.from({ length: 40 }, () => freshGame());
      const all = writers();
      const orders = all.map((_, n) => (n % 2 === 0 ? shared : shared.toReversed()));
      await Promise.all(
        all.flatMap((writer, n) => (orders[n] ?? []).map((game) => writer.append(game, at(0), entry(`of ${n}`)))),
      );
      for (const game of shared) expect(await storage.entriesAfter(game, at(0))).toHaveLength(1);
    });

    it('keeps segments apart', async () => {
      const game = freshGame();
      await storage.append(game, at(0, 0), entry('old'));
      await storage.append(game, at(0, 1), entry('new'));
      expect((await storage.entriesAfter(game, at(0, 1))).map(({ id }) => id)).toEqual(['new']);
      expect(await storage.find(game, 'new')).toEqual({ segment: 1, version: 1 });
    });

    it('finds the newest snapshot that is not after a place, and keeps the first of two', async () => {
      const game = freshGame();
      const snapshot = (version: number, hash = `h${version}`) =>
        ({ ...at(version), hash, state: { open: { turn: version } }, trail: [2, 18], clock: {} }) as never;
      for (const version of [10, 25]) await storage.keepSnapshot(game, snapshot(version));
      await storage.keepSnapshot(game, snapshot(25, 'another'));
      expect(await storage.snapshotAt(game, at(9))).toBeNull();
      expect(await storage.snapshotAt(game, at(24))).toMatchObject({ version: 10, trail: [2, 18] });
      expect(await storage.snapshotAt(game, at(Number.MAX_SAFE_INTEGER))).toMatchObject({ version: 25, hash: 'h25' });
    });

    it('writes all of what goes together or none of it', async () => {
      const board = freshGame();
      const insert = (body: string) => db.reader.insertInto('boards').values({ table_hash: board, body });
      await expect(db.write(insert('one'), insert('the same key'))).rejects.toThrow();
      const rows = await db.reader.selectFrom('boards').selectAll().where('table_hash', '=', board).execute();
      expect(rows).toEqual([]);
    });

    it('lets a fault of one be its own', async () => {
      const [board, game] = [freshGame(), freshGame()];
      const insert = (body: string) => db.reader.insertInto('boards').values({ table_hash: board, body });
      const [wrong, right] = await Promise.allSettled([
        db.write(insert('one'), insert('the same key')),
        storage.append(game, at(0), entry('right')),
      ]);
      expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
      expect(await storage.entriesAfter(game, at(0))).toHaveLength(1);
    });

    it('stores an accepted offer with its entry, both or neither, and only while it waits', async () => {
      const [game, other] = [freshGame(), freshGame()];
      const offers = new Offers(db, () => 1);
      const accepted = (id: string, version: number) =>
        storage.append(game, at(version), { ...entry(id), accepts: true });
      const ended = async (id: string) => (await offers.ended(game, id))?.how;
      for (const id of ['taken', 'withdrawn', 'stale'])
        await offers.make(game, id === 'taken' ? 0 : 1, { id, kind: id === 'stale' ? 'draw' : 'pause', version: 0 });
      await offers.make(other, 0, { id: 'elsewhere', kind: 'pause', version: 0 });
      await offers.end(game, 'withdrawn', 'withdrawn');
      expect(await accepted('withdrawn', 0)).toBe('stale');
      expect(await accepted('elsewhere', 0)).toBe('stale');
      expect(await accepted('taken', 0)).toHaveProperty('time');
      expect(await accepted('taken', 1)).toBe('stale');
      expect(await accepted('stale', 0)).toBe('stale');
      expect(await Promise.all(['taken', 'withdrawn', 'stale'].map(ended))).toEqual([
        'accepted',
        'withdrawn',
        undefined,
      ]);
      expect((await storage.entriesAfter(game, at(0))).map(({ id }) => id)).toEqual(['taken']);
    });

    it('of an offer that is withdrawn and accepted at once one happens', async () => {
      const offers = new Offers(db, () => 1);
      for (const game of Array.from({ length: 10 }, () => freshGame())) {
        await offers.make(game, 0, { id: 'offer', kind: 'pause', version: 0 });
        const [withdrawn, stored] = await Promise.all([
          offers.end(game, 'offer', 'withdrawn'),
          (writers().at(-1) as GameStorage).append(game, at(0), { ...entry('offer'), accepts: true }),
        ]);
        expect(withdrawn).toBe(stored === 'stale');
      }
    });

    it('stores what sentences hold: quotes, line ends, other scripts, nothing at all', async () => {
      const game = freshGame();
      const said = `"'; drop table entries; --\n\u{1F3B2} Würfel ${'x'.repeat(400)}`;
      await storage.append(game, at(0), entry('said', said));
      const [stored] = await storage.entriesAfter(game, at(0));
      expect(stored?.entry).toMatchObject({ text: said });
    });
  });
}
