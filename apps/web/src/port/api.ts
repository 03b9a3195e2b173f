import type { Gets200, Posted, PostKind, Posts200, RefusedOverHttp, Why } from '@faultline/host/wire';

/** Why a request brought nothing: what the server says, or that none answered. */
export type Fault = Why | 'away';

/** An answer, or why there is none; `game` is where a link leads all the same. */
export type Answered<T> = { readonly value: T } | { readonly fault: Fault; readonly game?: string };

/** The folder that the page lies in: a proxy may put it below any address. */
export const hereabouts = (): string => new URL('.', document.baseURI).href;

export const post = <K extends PostKind>(kind: K, body: Posted<K>): Promise<Answered<Posts200[K]>> =>
  request(hereabouts(), `api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Addresses = Omit<Gets200, '/api/games/<g>' | '/api/games/<g>/story' | '/api/games/<g>/file'>;

export const get = <A extends keyof Addresses>(address: A): Promise<Answered<Addresses[A]>> =>
  request(hereabouts(), address.slice(1));

/** Of a game: its story while it runs, its file when it is over. */
export const getOf = <W extends 'story' | 'file'>(
  base: string,
  game: string,
  what: W,
): Promise<Answered<Gets200[`/api/games/<g>/${W}`]>> => request(base, `api/games/${game}/${what}`);

async function request<T>(base: string, path: string, how: RequestInit = {}): Promise<Answered<T>> {
  try {
    const response = await fetch(`${base}${path}`, { ...how, cache: 'no-store' });
    const body: unknown = await response.json();
    if (response.ok) return { value: body as T };
    const { why, game } = body as RefusedOverHttp;
    return { fault: typeof why === 'string' ? why : 'failed', ...(game && { game }) };
  } catch {
    return { fault: 'away' };
  }
}
