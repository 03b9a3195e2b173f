import { DatabaseSync } from 'node:sqlite';

/**
 * One process for a file: a second one would not hear what the first has stored. The lock is the system's own, so it
 * is gone with the process, however that ends. Returns what lets go of it.
 */
export function lockFile(path: string): () => void {
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      `Another Faultline is running with ${path}. Stop it, set FAULTLINE_DATA to another folder, or set DATABASE_URL to a PostgreSQL that both can use.`,
    );
  }
  return () => lock.close();
}
