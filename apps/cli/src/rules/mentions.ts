/** Where a text names a rule. */
export function mentionsOf(text: string, id: string): number[] {
  const cut = id.lastIndexOf('-');
  if (!text.includes(id.slice(0, cut + 1))) return [];
  const exact = new RegExp(`(?<![A-Z0-9-])${id}(?![A-Z0-9])`, 'g');
  return [...[...text.matchAll(exact)].map(({ index }) => index), ...rangesWith(text, id, cut)].sort((a, b) => a - b);
}

/** A comment that says "from this ID to that one" names those between as well. */
function rangesWith(text: string, id: string, cut: number): number[] {
  const [chapter, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
  return [...text.matchAll(/([A-Z][A-Z-]*)-(\d+) to ([A-Z][A-Z-]*)-(\d+)/g)]
    .filter(
      ([, from, low, to, high]) => from === chapter && to === chapter && Number(low) < number && number < Number(high),
    )
    .map(({ index }) => index);
}
