// The first place where two plain values differ. The order of keys does not count, nor does a field without a value.

export interface Difference {
  /** What was compared: the question, events, a view, a refusal. */
  readonly what: string;
  /** Where in it, such as `open.units.3.damage`. */
  readonly path: string;
  readonly old: unknown;
  readonly new: unknown;
}

type Place = Omit<Difference, 'what'>;

export function differenceOf(what: string, old: unknown, now: unknown): Difference | null {
  const place = firstPlace(old, now, '');
  return place && { what, ...place };
}

const isNested = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function firstPlace(old: unknown, now: unknown, path: string): Place | null {
  if (old === now) return null;
  if (!isNested(old) || !isNested(now) || Array.isArray(old) !== Array.isArray(now)) return { path, old, new: now };
  for (const key of Object.keys(old)) {
    const place = firstPlace(old[key], now[key], path === '' ? key : `${path}.${key}`);
    if (place) return place;
  }
  const added = Object.keys(now).find((key) => now[key] !== undefined && !Object.hasOwn(old, key));
  return added === undefined
    ? null
    : { path: path === '' ? added : `${path}.${added}`, old: undefined, new: now[added] };
}
