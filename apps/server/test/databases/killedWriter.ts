// Appends entry after entry, says each number once it was answered, and kills itself in the middle of it.

import { writeSync } from 'node:fs';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { GameStorage } from '../../src/games/gameStorage.ts';

const storage = new GameStorage(await openSqlite(process.argv[2] ?? ''));

for (let version = 0; version < 1000; version += 1) {
  const entry = { do: 'note', by: 0, text: `entry ${version + 1}` } as const;
  const stored = storage.append(
    'game',
    { segment: 0, version },
    { id: `e${version + 1}`, entry, hash: 'h', told: { e: [], f: 0 } },
  );
  if (version === 60) process.kill(process.pid, 'SIGKILL');
  await stored;
  writeSync(1, `${version + 1}\n`);
}
