import type { Correction, Open, Seat, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Cast } from '@faultline/text';
import type { OnlineWords } from '../i18n/onlineWords.ts';

/** What of a Unit is counted and can be put right. */
export const COUNTS = ['damage', 'wounded', 'injured', 'hunker'] as const;

/** What was changed in the form; what was not is left out. */
export interface Change extends Partial<Record<(typeof COUNTS)[number] | 'force', number>> {
  readonly conditions?: Unit['conditions'];
}

const seatOf = (of: string): Seat => (of.endsWith('1') ? 1 : 0);

export const forceOf = (open: Open, of: string): number => open.seats[seatOf(of)].forceReady;

/** The same as the rules take it; nothing where nothing is different. `of` is a Unit's name, or `force` with a seat. */
export function corrections(open: Open, of: string, change: Change): readonly Correction[] {
  const unit = open.units.find((each) => unitName(each) === of);
  if (!unit)
    return change.force === undefined || change.force === forceOf(open, of)
      ? []
      : [{ seat: seatOf(of), force: change.force }];
  const counts = COUNTS.filter((field) => change[field] !== undefined && change[field] !== unit[field]);
  const { conditions } = change;
  const others = conditions && [...conditions].sort().join() !== [...unit.conditions].sort().join();
  if (counts.length === 0 && !others) return [];
  return [
    { unit: of, ...Object.fromEntries(counts.map((field) => [field, change[field]])), ...(others && { conditions }) },
  ];
}

/** In words: what it is now, and what it would be. */
export const linesOf = (
  set: readonly Correction[],
  open: Open,
  cast: Cast,
  { mend: w }: OnlineWords,
  conditions: Readonly<Record<string, string>>,
): readonly string[] =>
  set.flatMap((each) => {
    if ('force' in each) return w.change(w.force(cast.player(each.seat)), open.seats[each.seat].forceReady, each.force);
    if (!('unit' in each)) return cast.named('character' in each ? each.character : 'card' in each ? each.card : '');
    const unit = open.units.find((known) => unitName(known) === each.unit);
    const name = cast.named(each.unit);
    const counts = COUNTS.flatMap((field) => {
      const to = each[field];
      return to === undefined ? [] : [w.change(`${name}, ${w.fields[field]}`, unit?.[field] ?? 0, to)];
    });
    const listed = each.conditions?.map((condition) => conditions[condition] ?? condition).join(', ');
    return listed === undefined ? counts : [...counts, `${name}, ${w.fields.conditions}: ${listed || w.none}`];
  });
