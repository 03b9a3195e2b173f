import { useEffect, useRef, useState } from 'preact/hooks';
import { onlyNewest } from '../play/onlyNewest.ts';

/** The answer to a question of this key; nothing while it is on its way, or where there is nothing to ask. */
export function useAsked<T>(key: string | null, ask: () => Promise<T>): T | null {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: T } | null>(null);
  const asking = useRef(onlyNewest());
  useEffect(() => {
    if (key === null) return;
    // What was asked of a moment that has passed is no longer of interest.
    asking.current(() =>
      ask().then(
        (answer) => setAnswered({ key, answer }),
        () => {},
      ),
    );
  }, [key]);
  return answered && answered.key === key ? answered.answer : null;
}
