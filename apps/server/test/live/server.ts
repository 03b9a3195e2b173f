import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Database } from '../../src/database/database.ts';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { type Opened, openServer, type Where } from '../../src/site/open.ts';

export interface TestServer extends Opened {
  readonly folder: string;
}

/** In memory where the system has such a place: what a disk does is told of by other tests. */
export const QUICK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const SILENT = pino({ level: 'silent' });

/** Opponents in tests answer faster than people. */
export const UNHURRIED = { messages: 1e6, burst: 1e6 };

/** A server over any database; on a port of its own, and the page it serves is a folder with nothing in it, unless told. */
export const serverOn = (
  db: Database,
  folder: string,
  where: Partial<Where> = {},
  now?: () => number,
): Promise<Opened> =>
  openServer(
    db,
    { host: '127.0.0.1', port: 0, exactly: false, origins: [], proxies: 0, folder, ...where },
    SILENT,
    UNHURRIED,
    now,
  );

/** The same with an embedded database that is thrown away with it. */
export async function testServer(): Promise<TestServer> {
  const folder = mkdtempSync(join(QUICK, 'faultline-'));
  const opened = await serverOn(await openSqlite(join(folder, 'games.sqlite')), folder);
  return {
    ...opened,
    folder,
    async close() {
      await opened.close();
      rmSync(folder, { recursive: true });
    },
  };
}
