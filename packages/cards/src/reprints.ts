import { type Fields, isRecord } from '@faultline/shape/guards';
import type { PrintedUnit } from './readUnit.ts';

/** One thing that two sheets print otherwise: the unit, the path to it, and both values. */
export interface Reprint {
  readonly unit: string;
  readonly what: string;
  readonly before: unknown;
  readonly now: unknown;
}

type Card = Pick<PrintedUnit, 'id'>;

/** What has changed from one sheet's cards to another's, unit by unit. */
export const reprints = (before: readonly Card[], now: readonly Card[]): Reprint[] =>
  now.flatMap((card) => {
    const old = before.find(({ id }) => id === card.id);
    return old ? differences(keyed(old), keyed(card), []).map((found) => ({ unit: card.id, ...found })) : [];
  });

/** Stances by their id; abilities by their name, since one that was reworded has another id. */
const keyOf = (thing: Fields): string => String('kind' in thing ? thing.name : thing.id);

/** Lists of things with an id as records. */
function keyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isRecord(item) && typeof item.id === 'string')
      ? Object.fromEntries(value.map((item) => [keyOf(item), keyed(item)]))
      : value;
  // order: each field by itself
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, keyed(of)])) : value;
}

function differences(before: unknown, now: unknown, path: readonly string[]): Omit<Reprint, 'unit'>[] {
  if (isRecord(before) && isRecord(now)) {
    // order: as the cards have them, what is only on the older one last
    const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
    return names.flatMap((name) => differences(before[name], now[name], [...path, name]));
  }
  const same = JSON.stringify(before) === JSON.stringify(now);
  return same ? [] : [{ what: path.join(' '), before: before ?? null, now: now ?? null }];
}
