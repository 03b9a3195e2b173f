import type { LogLine } from '@faultline/text';
import { useEffect, useRef, useState } from 'preact/hooks';

const MOST = 6;

/** What is new in the log, for those who hear the page; at the start there is nothing new. */
export function NewLines({ lines }: { readonly lines: readonly LogLine[] }) {
  const known = useRef(lines.length);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (lines.length > known.current)
      setNews(
        lines
          .slice(known.current)
          .slice(-MOST)
          .map(({ text }) => text)
          .join('. '),
      );
    known.current = lines.length;
  }, [lines]);
  return (
    <p class="unseen" aria-live="polite" data-news>
      {news}
    </p>
  );
}
