/** A value on one line of a scenario file. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => `${key}: ${flow(inner)}`)
      .join(', ')}}`;
  return String(value);
}

/** A place in inches, with so many decimals. */
export const inches = (place: readonly number[], decimals: number): number[] => {
  const all = place.map((each) => Number((each / 2540).toFixed(decimals)));
  return all.length === 3 && all[2] === 0 ? all.slice(0, 2) : all;
};
