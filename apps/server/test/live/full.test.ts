import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { type Database, NotStored } from '../../src/database/database.ts';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { serverOn } from './server.ts';
import { freshId, meet } from './visitor.ts';

it('a full disk refuses an entry with its reason, and the game goes on when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faultline-full-'));
  const db = await openSqlite(join(folder, 'games.sqlite'));
  let full = false;
  const filling: Database = {
    ...db,
    append: (row) => (full ? Promise.reject(new NotStored('full')) : db.append(row)),
  };
  const server = await serverOn(filling, folder);
  const { g, people } = await meet(server.here);
  const concede = { t: 'entry', g, id: freshId(), segment: 0, entry: { do: 'concede' } } as const;
  full = true;
  const refused = people[0].next('refused');
  people[0].ask(g, concede);
  expect((await refused).why).toBe('storage-full');
  expect(await server.house.storage.entriesAfter(g, { segment: 0, version: 0 })).toEqual([]);
  full = false;
  const over = people[1].next('over');
  people[0].ask(g, concede);
  expect((await over).result.winner).toBe(1);
  await server.close();
  rmSync(folder, { recursive: true });
});
