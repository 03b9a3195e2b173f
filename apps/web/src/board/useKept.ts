import { useRef } from 'preact/hooks';

type Kept<T> = T & {
  /** It was there in this decision, and may come again. */
  readonly hidden: boolean;
};

/** All of them in a decision: one that goes is hidden, for making its elements anew is what a hand that drags would feel. */
export function useKept<T extends object>(
  items: readonly T[],
  keyOf: (item: T) => string,
  version: number,
): readonly Kept<T>[] {
  const known = useRef({ version, byKey: new Map<string, T>() });
  if (known.current.version !== version) known.current = { version, byKey: new Map() };
  const { byKey } = known.current;
  for (const item of items) byKey.set(keyOf(item), item);
  return [...byKey.values()].map((item) => ({ ...item, hidden: !items.includes(item) }));
}
