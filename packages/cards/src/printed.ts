import type { UnitCard } from '@faultline/rules';
import type { PrintedUnit } from './readUnit.ts';

/** The card as the rules know it: its abilities by their ids alone. */
export const toCard = (card: PrintedUnit): UnitCard => ({ ...card, abilities: card.abilities.map(({ id }) => id) });
