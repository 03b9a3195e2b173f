/** As much of an act as is needed to see whether it is undone. */
interface Undoing {
  readonly n: number;
  readonly command: { readonly kind: string; readonly entry?: number };
}

/** Entries that do not count: the targets of undo entries which count themselves. */
export function undoneEntries(log: readonly Undoing[]): ReadonlySet<number> {
  const skipped = new Set<number>();
  for (const { n, command } of [...log].reverse()) {
    if (command.kind === 'undo' && command.entry !== undefined && !skipped.has(n)) skipped.add(command.entry);
  }
  return skipped;
}
