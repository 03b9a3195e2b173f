import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { GameStorage } from '../../src/games/gameStorage.ts';
import { conformance } from './conformance.ts';
import { jobsOn } from './jobs.ts';
import { meetingOn } from './meeting.ts';
import { peopleOn } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'faultline-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

conformance('SQLite', () => openSqlite(join(folder, 'deep', 'in', 'faultline.db')), null);
peopleOn('SQLite', () => openSqlite(join(folder, 'people.db')));
meetingOn('SQLite', () => openSqlite(join(folder, 'meeting.db')));
jobsOn('SQLite', () => openSqlite(join(folder, 'jobs.db')));

describe('a file of SQLite', () => {
  it('is there after it was closed', async () => {
    const path = join(folder, 'again.db');
    const first = await openSqlite(path);
    await new GameStorage(first).append(
      'game',
      { segment: 0, version: 0 },
      { id: 'an id', entry: NOTE, hash: 'h', told: { e: [], f: 0 } },
    );
    await first.close();
    const second = await openSqlite(path);
    expect(await new GameStorage(second).find('game', 'an id')).toEqual({ segment: 0, version: 1 });
    await second.close();
  });

  it("is one process's: a second is refused with a sentence", async () => {
    const path = join(folder, 'one.db');
    const first = await openSqlite(path);
    await expect(openSqlite(path)).rejects.toThrow(/Another Faultline is running with .*one\.db/);
    await first.close();
    const second = await openSqlite(path);
    await second.close();
  });

  it('of a later version is refused and left as it is', async () => {
    const path = join(folder, 'later.db');
    const db = await openSqlite(path);
    await db.write(
      (db.reader as never as import('kysely').Kysely<{ kysely_migration: { name: string; timestamp: string } }>)
        .insertInto('kysely_migration')
        .values({ name: '9999-later', timestamp: '2030' }),
    );
    await db.close();
    await expect(openSqlite(path)).rejects.toThrow('later version');
  });

  it('loses nothing that was answered when its process is killed', () => {
    const path = join(folder, 'killed.db');
    const program = fileURLToPath(new URL('killedWriter.ts', import.meta.url));
    const { stdout, signal } = spawnSync(process.execPath, [program, path], { encoding: 'utf8' });
    const answered = stdout.trim().split('\n').filter(Boolean).map(Number);
    expect(signal).toBe('SIGKILL');
    expect(answered.length).toBeGreaterThan(20);
    return openSqlite(path).then(async (db) => {
      const stored = await new GameStorage(db).entriesAfter('game', { segment: 0, version: 0 });
      await db.close();
      expect(stored.length).toBeGreaterThanOrEqual(Math.max(...answered));
      expect(stored.map(({ id }) => id)).toEqual(stored.map((_, n) => `e${n + 1}`));
    });
  });
});

const NOTE = { do: 'note', by: 0, text: 'A word.' } as const;
