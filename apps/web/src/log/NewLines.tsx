import type { LogLine } from '@faultline/text';
import { useEffect, useRef, useState } from 'preact/hooks';

const MOST = 6;

/** What is new in the log, for those who hear the page; what is there when the game can first be told is not new. */
export function NewLines({ lines }: { readonly lines: readonly LogLine[] | null }) {
  const known = useRef<number | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!lines) return;
    if (known.current !== null && lines.length > known.current)
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
