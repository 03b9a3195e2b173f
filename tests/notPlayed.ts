import { figures, type PrintedUnit, scriptingOf } from '@faultline/cards';

/** The first unit that fits and cannot be played yet. Once there is none, what is told of such units goes with the test. */
export async function notPlayed(fits: (card: PrintedUnit) => boolean = () => true): Promise<PrintedUnit> {
  const found = (await figures()).find((card) => scriptingOf(card).state === 'figures' && fits(card));
  if (!found) throw new Error('Every such unit can be played by now.');
  return found;
}
