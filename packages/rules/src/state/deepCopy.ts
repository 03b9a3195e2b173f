/** A copy that shares nothing. For plain data; what is undefined is left out, as in its JSON. */
export function deepCopy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(deepCopy) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  // order: a record is the same in whichever order its fields are copied
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) copy[key] = deepCopy(field);
  }
  return copy as T;
}
