import { useRef } from 'preact/hooks';

interface Followed<T> {
  /** Once in a frame at most, with the newest. */
  readonly onMove: (at: T) => void;
  /** The hand has come to rest, or has let go. */
  readonly onRest: () => void;
}

export interface Hand<T> {
  moved(at: T): void;
  released(): void;
}

type Later = (act: () => void) => void;

interface Clock {
  readonly nextFrame: Later;
  /** As long as no move may come before it is called rest. */
  readonly aWhile: Later;
}

// Counting frames instead would make the browser draw every one of them.
const BROWSER: Clock = {
  nextFrame: (act) => void requestAnimationFrame(act),
  aWhile: (act) => void setTimeout(act, 80),
};

/** Follows a hand that drags something. Of all its moves within a frame the newest counts. */
export function followHand<T>({ onMove, onRest }: Followed<T>, { nextFrame, aWhile }: Clock = BROWSER): Hand<T> {
  let newest: { readonly at: T } | null = null;
  let isMoving = false;
  let hasMoved = false;
  let isWatched = false;
  const carry = (): void => {
    if (!newest) return;
    const { at } = newest;
    newest = null;
    onMove(at);
  };
  const rest = (): void => {
    isMoving = false;
    onRest();
  };
  const watch = (): void => {
    isWatched = true;
    hasMoved = false;
    aWhile(() => {
      isWatched = false;
      if (!isMoving) return;
      if (hasMoved) watch();
      else rest();
    });
  };
  return {
    moved(at) {
      if (!newest) nextFrame(carry);
      newest = { at };
      isMoving = true;
      hasMoved = true;
      if (!isWatched) watch();
    },
    released() {
      carry();
      if (isMoving) rest();
    },
  };
}

/** A hand whose moves reach the newest of these. */
export function useHand<T>(followed: Followed<T>): Hand<T> {
  const newest = useRef(followed);
  newest.current = followed;
  const hand = useRef<Hand<T> | null>(null);
  hand.current ??= followHand<T>({
    onMove: (at) => newest.current.onMove(at),
    onRest: () => newest.current.onRest(),
  });
  return hand.current;
}
