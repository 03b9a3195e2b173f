import type { UnitCard } from '../cards/unitCard.ts';

/** How many Tags two Units have in common: what cards mean when they speak of "allied" such and such. */
export const sharedTags = (one: Pick<UnitCard, 'tags'>, other: Pick<UnitCard, 'tags'>): number =>
  one.tags.filter((tag) => other.tags.includes(tag)).length;

/** How close a Unit is to others. */
export const kinship = (card: Pick<UnitCard, 'tags'>, others: readonly Pick<UnitCard, 'tags'>[]): number =>
  others.reduce((sum, other) => sum + sharedTags(card, other), 0);
