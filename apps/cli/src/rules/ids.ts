/** The IDs a title claims: those in square brackets, as in `[<ID>, <ID>] …`. */
export function idsIn(title: string): string[] {
  const claimed = [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(/[\s,;]+/));
  return [...new Set(claimed.filter((word) => /^(?:GEO-[A-Z]+|[A-Z]+(?:-[A-Z0-9]+)*-\d+)$/.test(word)))];
}
