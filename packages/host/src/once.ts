const texts = new WeakMap<object, string>();

/** The JSON of what is never changed any more and goes to several places, written down once. */
export function jsonOnce(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}
