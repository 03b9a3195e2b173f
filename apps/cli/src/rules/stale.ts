import { CODE, type Code, type Spot } from './code.ts';
import { declares } from './lookup.ts';

/** A rename here and a new rule there do no harm; writing the list takes minutes. */
const MOST_SHARE = 0.15;

/** Why the list of the code of rules is too old to be shown; null while nearly all of it fits. */
export function whyStale(code: Code, proved: readonly string[], sources: ReadonlyMap<string, string>): string | null {
  const without = proved.filter((id) => !code.has(id));
  const spots = [...code.values()].flat();
  const lost = spots.filter((spot) => isLost(spot, sources));
  const isStale = without.length > MOST_SHARE * proved.length || lost.length > MOST_SHARE * spots.length;
  if (!isStale) return null;
  return (
    `${CODE} is out of date: ${without.length} of ${proved.length} proved rules are missing, ` +
    `and ${lost.length} of ${spots.length} places no longer exist. Run: npm run traces`
  );
}

/** A place that moved to another file is found there. */
const isLost = ({ file, name }: Spot, sources: ReadonlyMap<string, string>): boolean =>
  !declares(sources.get(file) ?? '', name) && ![...sources.values()].some((text) => declares(text, name));
