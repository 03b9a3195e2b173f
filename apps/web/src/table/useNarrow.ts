import { useEffect, useState } from 'preact/hooks';

const NARROW = '(max-width: 1000px), (max-height: 560px)';
const COLUMN = '(max-width: 1000px) and (min-height: 561px), (max-width: 560px)';

/** Whether nothing has room beside the table. */
export const useNarrow = (): boolean => useMedia(NARROW);

/** Whether the question lies below the table, and nobody is shown beside it (`playground.css`). */
export const useColumn = (): boolean => useMedia(COLUMN);

function useMedia(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const follow = () => setMatches(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return matches;
}
