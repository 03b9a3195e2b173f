import { useEffect, useRef, useState } from 'preact/hooks';
import { onlyNewest } from './onlyNewest.ts';

/** The answer to a question of this key; nothing while it is on its way, or where there is nothing to ask. */
export function useAsked<T>(key: string | null, ask: () => Promise<T>): T | null {
  const answered = useAnswered(key, ask);
  return answered && answered.key === key ? answered.answer : null;
}

/** The newest answer: while another is on its way the last one stays. */
export function useNewest<T>(key: string | null, ask: () => Promise<T>): T | null {
  const answered = useAnswered(key, ask);
  return answered && key !== null ? answered.answer : null;
}

interface Answered<T> {
  readonly key: string;
  readonly answer: T;
}

function useAnswered<T>(key: string | null, ask: () => Promise<T>): Answered<T> | null {
  const [answered, setAnswered] = useState<Answered<T> | null>(null);
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
  return answered;
}
