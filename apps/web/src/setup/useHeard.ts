import { useEffect, useState } from 'preact/hooks';

/** What the builder's thread answers to a question that goes by its key; null until it is heard. */
export function useHeard<T>(key: string, ask: () => Promise<T>): T | null {
  const [heard, setHeard] = useState<{ readonly of: string; readonly answer: T } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask().then((answer) => wanted && setHeard({ of: key, answer }));
    return () => {
      wanted = false;
    };
  }, [key]);
  return heard?.of === key ? heard.answer : null;
}

/** The same, but the former answer stays until the next is heard: for pictures that would flicker. */
export function useLastHeard<T>(key: string, ask: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask().then((next) => wanted && setAnswer(() => next));
    return () => {
      wanted = false;
    };
  }, [key]);
  return answer;
}
