import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 1000px), (max-height: 560px)';

/** Whether nothing has room beside the table. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = () => setNarrow(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return narrow;
}
