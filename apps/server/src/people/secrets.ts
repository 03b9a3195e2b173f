import { createHash, randomBytes } from 'node:crypto';

/** Ids have 128 random bits: nobody guesses one. */
export const freshId = (): string => randomBytes(16).toString('hex');

/** A secret that speaks for somebody. Only its hash is ever stored. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

const isSecret = (value: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(value);

/** Whoever reads the database cannot speak for anybody. The secret has 256 random bits, so no salt is needed. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const COOKIE = 'faultline';
/** A year; a device that comes back keeps its person. */
const AGE = 365 * 24 * 60 * 60;

/** Scripts cannot read it, other sites cannot send it, and behind TLS it never goes over an open line. */
export const cookieOf = (token: string, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${COOKIE}=${token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${AGE}${secure ? '; Secure' : ''}`;

/** From now on the browser keeps none. */
export const noCookie = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}${COOKIE}=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0${secure ? '; Secure' : ''}`;

/** The token in a request's cookies; null where there is none that could be one. */
export function tokenIn(header: string | undefined, secure: boolean): string | null {
  if (header === undefined || header.length > 4096) return null;
  const name = `${secure ? '__Host-' : ''}${COOKIE}=`;
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  const token = found?.slice(name.length) ?? '';
  return isSecret(token) ? token : null;
}
