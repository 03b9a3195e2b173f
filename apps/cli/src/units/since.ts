import { type Reprint, reprints, SHEET, SHEETS, UNITS, unitsOf } from '@faultline/cards';
import { isRecord } from '@faultline/shape/guards';
import { NotUnderstood } from '../command.ts';
import { rowText } from './card.ts';
import { unitCalled } from './naming.ts';

/** The sheets that are no longer played. */
export const OLDER = SHEETS.slice(0, -1).map(({ sheet }) => sheet);

/** Tells what has changed on the cards since an older sheet: of all units it is kept of, or of those named. */
export function tellSince(since: string, names: readonly string[], json: boolean): number {
  if (!OLDER.includes(since)) throw new NotUnderstood(`Unknown card set "${since}". Available: ${OLDER.join(', ')}.`);
  const now = UNITS.map(({ card }) => card);
  const wanted = names.map((name) => {
    const found = unitCalled(now, name);
    if ('fault' in found) throw new NotUnderstood(found.fault);
    return found.id;
  });
  const before = unitsOf(since).map(({ card }) => card);
  const found = reprints(before, now).filter(({ unit }) => wanted.length === 0 || wanted.includes(unit));
  console.log(json ? JSON.stringify({ since, sheet: SHEET, changes: found }, null, 2) : inLines(found, since));
  return 0;
}

function inLines(found: readonly Reprint[], since: string): string {
  if (found.length === 0) return `Nothing has changed since ${since}.`;
  const units = [...new Set(found.map(({ unit }) => unit))];
  return units
    .map((id) => [id, ...found.filter(({ unit }) => unit === id).map((one) => `  ${line(one)}`)].join('\n'))
    .join('\n');
}

function line({ what, before, now }: Reprint): string {
  if (before === null) return `new: ${what}`;
  if (now === null) return `gone: ${what}`;
  if (what.endsWith(' id')) return `reworded: ${what.slice(0, -' id'.length)}`;
  return `${what}: ${short(before)}, now ${short(now)}`;
}

type Row = Parameters<typeof rowText>[0];

const isRow = (value: unknown): value is Row => isRecord(value) && 'results' in value;

const short = (value: unknown): string =>
  Array.isArray(value) ? value.map((item) => (isRow(item) ? rowText(item) : String(item))).join('; ') : String(value);
