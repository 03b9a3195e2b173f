import { isRecord } from '@faultline/shape/guards';
import type { Game, Library } from '../../game/game.ts';
import { canonical } from '../../state/hash.ts';
import { isSplitHalf } from '../splitBefore.ts';
import { isA, type Rule } from './rule.ts';

/** An effect under way is one that stands on a card, or the one an upgrade lays down (R-CARD-16). */
export const effectOf = ({ library }: Game): Rule =>
  isA(
    'an effect of the cards',
    (value) => isRecord(value) && (isSplitHalf(value) || printedOn(library).has(canonical(value))),
  );

/** Every effect on the cards by its text, for each library worked out once. */
const printed = new WeakMap<Library, ReadonlySet<string>>();

function printedOn(library: Library): ReadonlySet<string> {
  const found = printed.get(library);
  if (found) return found;
  const texts = new Set<string>();
  const gather = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(gather);
    if (!isRecord(value)) return;
    if (typeof value.do === 'string') texts.add(canonical(value));
    // order: a set has none
    for (const inside of Object.values(value)) gather(inside);
  };
  gather(library.abilities);
  gather(library.operations);
  printed.set(library, texts);
  return texts;
}
