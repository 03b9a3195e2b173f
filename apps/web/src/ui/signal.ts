import { useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';

/** Something that may change with every frame: only what follows it is drawn again. */
export interface Live<T> {
  now(): T;
  /** Calls after every change, until what is given back is called. */
  follow(heard: () => void): () => void;
}

export interface Settable<T> extends Live<T> {
  set(value: T): void;
}

export function signal<T>(first: T): Settable<T> {
  const following = new Set<() => void>();
  let value = first;
  return {
    now: () => value,
    follow(heard) {
      following.add(heard);
      return () => void following.delete(heard);
    },
    set(next) {
      value = next;
      for (const heard of following) heard();
    },
  };
}

/** What comes of another, worked out once for each of its values. */
export function derived<S, T>(from: Live<S>, how: (value: S) => T): Live<T> {
  let last: { readonly of: S; readonly value: T } | null = null;
  return {
    now() {
      const of = from.now();
      if (!last || last.of !== of) last = { of, value: how(of) };
      return last.value;
    },
    follow: from.follow,
  };
}

/** Gives back the record it was given before where a new one says the same. */
export function keepIfEqual<T>(): (value: T) => T {
  let last: { readonly text: string; readonly value: T } | null = null;
  return (value) => {
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}

/** The same from drawing to drawing, whatever it stands for by then: what follows it is not drawn again for that. */
export function useSteadyLive<T>(newest: Live<T>): Live<T> {
  const inner = useRef(newest);
  inner.current = newest;
  const [{ steadied, tell }] = useState(() => {
    const told = signal(0);
    return { steadied: { now: () => inner.current.now(), follow: told.follow }, tell: () => told.set(0) };
  });
  useLayoutEffect(() => {
    tell();
    return newest.follow(tell);
  }, [newest]);
  return steadied;
}

/** A part of it, followed: whoever asks is drawn again when that part is another. */
export function useLive<T, P>(followed: Live<T>, pick: (value: T) => P): P {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const picked = pick(followed.now());
  const shown = useRef({ picked, pick });
  shown.current = { picked, pick };
  useLayoutEffect(
    () =>
      followed.follow(() => {
        const { picked: before, pick: again } = shown.current;
        if (again(followed.now()) !== before) draw(0);
      }),
    [followed],
  );
  return picked;
}
