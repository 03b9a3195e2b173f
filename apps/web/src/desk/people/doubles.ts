const key = (name: string): string => name.toLowerCase();

/** Names that stand in the list twice or are entered already, each once. */
export function doubles(names: readonly string[], entered: readonly string[]): readonly string[] {
  const seen = new Set(entered.map(key));
  const twice = names.filter((name) => {
    const known = seen.has(key(name));
    seen.add(key(name));
    return known;
  });
  return [...new Set(twice)];
}
