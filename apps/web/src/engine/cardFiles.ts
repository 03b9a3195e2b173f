import type { PrintedUnit } from '@faultline/cards/page';

/** The text of every unit's card.json, by id: for whoever looks through all units. */
const files = import.meta.glob<string>('../../../../packages/cards/units/*/card.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export const cards = (): readonly PrintedUnit[] =>
  Object.keys(files)
    .sort()
    .map((path) => JSON.parse(files[path] ?? '') as PrintedUnit);
