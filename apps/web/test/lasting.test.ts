import { describe, expect, it } from 'vitest';
import { lasting } from '../src/saves/lasting.ts';

/** A database that works until it is broken; each connection has a number. */
function databases() {
  const made: { n: number; dead: boolean; closed: boolean; lost: () => void; close(): void }[] = [];
  const use = lasting(async (lost) => {
    const db = {
      n: made.length + 1,
      dead: false,
      closed: false,
      lost,
      close() {
        db.closed = true;
      },
    };
    made.push(db);
    return db;
  });
  /** Writes, and says by which connection. */
  const write = () =>
    use(async (db) => {
      if (db.dead) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      return db.n;
    });
  const fail = (error: Error) =>
    use(async () => {
      throw error;
    });
  return { made, write, fail };
}

describe('a database in the browser', () => {
  it('is opened once', async () => {
    const { write } = databases();
    expect([await write(), await write()]).toEqual([1, 1]);
  });

  it('is opened again after there was no room, and the old connection is closed', async () => {
    const { made, write, fail } = databases();
    await expect(fail(new DOMException('full', 'QuotaExceededError'))).rejects.toThrow('full');
    expect(await write()).toBe(2);
    expect(made[0]?.closed).toBe(true);
  });

  it('is written to by another connection where the first is dead', async () => {
    const { made, write } = databases();
    await write();
    for (const db of made) db.dead = true;
    expect(await write()).toBe(2);
  });

  it('is opened again once the browser has ended the connection', async () => {
    const { made, write } = databases();
    await write();
    made[0]?.lost();
    expect(await write()).toBe(2);
  });

  it('stays open where what failed was not the database', async () => {
    const { write, fail } = databases();
    await expect(fail(new Error('played elsewhere'))).rejects.toThrow('played elsewhere');
    expect(await write()).toBe(1);
  });

  it('is tried again where it could not be opened', async () => {
    let tries = 0;
    const use = lasting(async () => {
      tries += 1;
      if (tries === 1) throw new DOMException('not now', 'UnknownError');
      return { close() {} };
    });
    await expect(use(async () => 'written')).rejects.toThrow('not now');
    expect(await use(async () => 'written')).toBe('written');
  });
});
