// One order for everything that is sorted by numbers.

type Key<T> = (one: T) => number;

/** By the first number in which two differ, the smaller first. */
export function by<T>(...keys: readonly Key<T>[]): (p: T, q: T) => number {
  return (p, q) => {
    for (const key of keys) {
      const apart = key(p) - key(q);
      if (apart !== 0) return apart;
    }
    return 0;
  };
}
