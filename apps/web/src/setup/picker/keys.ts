/** The arrow keys go from the search to the Units and among them; Enter in the search takes the one that is left. */
export function steppedRow(dialog: HTMLElement, event: KeyboardEvent, row = '.offer'): void {
  const rows = [...dialog.querySelectorAll<HTMLElement>(row)];
  const search = dialog.querySelector<HTMLElement>('[type=search]');
  const at = rows.indexOf(event.target as HTMLElement);
  if (event.target === search && event.key === 'Enter') {
    event.preventDefault();
    if (rows.length === 1) rows[0]?.click();
    else rows[0]?.focus();
    return;
  }
  if (at < 0 && event.target !== search) return;
  const to = stepOf(event.key, at, rows.length);
  if (to === null || (event.target === search && (event.key === 'Home' || event.key === 'End'))) return;
  event.preventDefault();
  (to < 0 ? search : rows[to])?.focus();
}

/** Where a key leads from a row, or from the search before the first; null where it leads nowhere. */
export function stepOf(key: string, at: number, rows: number): number | null {
  if (key === 'ArrowDown') return at + 1 < rows ? at + 1 : null;
  if (key === 'ArrowUp') return at < 0 ? null : at - 1;
  if (key === 'Home') return rows > 0 ? 0 : null;
  if (key === 'End') return rows > 0 ? rows - 1 : null;
  return null;
}
