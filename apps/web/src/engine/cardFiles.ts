/** The text of every unit's card.json, by id: for whoever looks through all units. */
const files = import.meta.glob<string>('../../../../packages/cards/units/*/card.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});

export const cardFiles = (): readonly string[] =>
  Object.keys(files)
    .sort()
    .map((path) => files[path] ?? '');
