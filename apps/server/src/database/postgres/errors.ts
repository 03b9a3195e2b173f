import { NotStored } from '../database.ts';

/** PostgreSQL's code for a disk that is full. The rest of its class is about what it has too few of for a while. */
const DISK_FULL = '53100';

/** Classes of PostgreSQL's errors: no connection, too few of something, told to end. And what the system says. */
const AWAY = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What its driver says without a code. */
const AWAY_SAID = /^(Connection terminated|timeout exceeded when trying to connect)/;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown } | null)?.code ?? '');

/** A full disk has ended the transaction: nothing of it is there. Of other errors nobody knows. */
export const asNotStored = (error: unknown): unknown =>
  codeOf(error) === DISK_FULL ? new NotStored((error as Error).message) : error;

/** The database cannot be reached just now. */
export const isAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_SAID.test(error.message));
