/** Whether this thread will never reach a database again: the browser gives no other reason for it. */
export const isCutOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'UnknownError';

/** Does something with a database. */
type Use<D> = <T>(act: (db: D) => Promise<T>) => Promise<T>;

/**
 * A database that is opened when it is first needed, and anew once its connection failed: a browser that had no room
 * left ends the connection for good, and what is asked of it later fails although there is room again.
 */
export function lasting<D extends { close(): void }>(open: (lost: () => void) => Promise<D>): Use<D> {
  let opening: Promise<D> | null = null;
  const forget = (connection: Promise<D> | null) => {
    if (opening === connection) opening = null;
  };
  const connected = (): Promise<D> => {
    if (opening) return opening;
    const connection: Promise<D> = open(() => forget(connection));
    connection.catch(() => forget(connection));
    opening = connection;
    return connection;
  };
  return async (act) => {
    const connection = connected();
    const db = await connection;
    try {
      return await act(db);
    } catch (error) {
      // What is no fault of the database is the caller's business.
      if (!(error instanceof DOMException)) throw error;
      forget(connection);
      db.close();
      // The connection was dead before anything was done.
      if (error.name === 'InvalidStateError') return act(await connected());
      throw error;
    }
  };
}
