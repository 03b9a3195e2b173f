import { useEffect, useRef, useState } from 'preact/hooks';

const EACH = 8000;

/** Nobody scrolls a wall: a list of columns too wide for the screen turns its pages by itself. */
export function usePages(shown: string) {
  const list = useRef<HTMLUListElement>(null);
  const [{ page, pages }, setPlace] = useState({ page: 1, pages: 1 });
  useEffect(() => {
    const turn = (next: number) => {
      const columns = list.current;
      if (!columns) return;
      const count = Math.max(1, Math.ceil(columns.scrollWidth / Math.max(1, columns.clientWidth) - 0.05));
      const at = next > count ? 1 : next;
      columns.scrollLeft = (at - 1) * columns.clientWidth;
      setPlace({ page: at, pages: count });
      place = at;
    };
    let place = 1;
    turn(1);
    const timer = setInterval(() => turn(place + 1), EACH);
    return () => clearInterval(timer);
  }, [shown]);
  return { list, page, pages };
}
