import { useEffect, useState } from 'preact/hooks';

/** Where other devices open this page. */
export interface Reach {
  /** To be followed by a route. */
  readonly base: string;
  /** Nobody but this machine can open it. */
  readonly onlyHere: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Opened on the machine that serves it, the page asks the server what others call it. */
export async function reachOf({
  origin,
  pathname,
  hostname,
}: Pick<Location, 'origin' | 'pathname' | 'hostname'>): Promise<Reach> {
  const base = `${origin}${pathname}`;
  if (!LOOPBACK.test(hostname)) return { base, onlyHere: false };
  const told = await addressFromServer().catch(() => null);
  return told === null ? { base, onlyHere: true } : { base: told, onlyHere: false };
}

async function addressFromServer(): Promise<string | null> {
  const { addresses } = (await (await fetch('./reachable.json')).json()) as { readonly addresses?: unknown };
  const [first]: readonly unknown[] = Array.isArray(addresses) ? addresses : [];
  return typeof first === 'string' && /^https?:\/\//.test(first) ? first : null;
}

/** Null until it is known. */
export function useReach(): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    let here = true;
    void reachOf(location).then((found) => here && setReach(found));
    return () => {
      here = false;
    };
  }, []);
  return reach;
}
