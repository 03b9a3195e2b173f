import { useEffect, useState } from 'preact/hooks';

const EACH = 8000;

/** Nobody scrolls a wall: what does not fit on one page turns by itself. Gives the page to show now, from 0. */
export function useTurning(pages: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    setPage(0);
    if (pages < 2) return;
    const timer = setInterval(() => setPage((now) => (now + 1) % pages), EACH);
    return () => clearInterval(timer);
  }, [pages]);
  return Math.min(page, Math.max(0, pages - 1));
}

/** Pages of equal length: the last one is not left half empty. */
export function evenPages<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const pages = Math.max(1, Math.ceil(items.length / most));
  const each = Math.ceil(items.length / pages);
  return Array.from({ length: pages }, (_, n) => items.slice(n * each, (n + 1) * each));
}
