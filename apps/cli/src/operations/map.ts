import { draw, type Mark, placeToken, prepare, type Table } from '@faultline/geometry';
import type { OperationCard } from '@faultline/rules';
import type { Spoken } from './words.ts';

/** The map of an operation on a table, with the Aggressor at the southern edge; tokens that find no place lie on the ground. */
export function mapOf(card: OperationCard, table: Table, { words, labels }: Spoken): string {
  const field = prepare(table);
  const text = words.operations[card.id];
  const marks = [...card.objectives, ...(card.tokens ?? [])].map(({ key, x, y }): Mark => {
    const place = placeToken(field, x, table.size - y);
    const disc = { x, y: table.size - y, z: place.legal ? place.z : 0, r: field.constants.objective };
    return { draw: 'token', disc, label: text?.pieces[key] ?? key };
  });
  const legend = card.stages.map(
    ({ id, number, name, active }) =>
      `${words.terms.stage(number, text?.stages[id]?.name ?? name)}: ${active.map(({ key }) => key).join(', ')}`,
  );
  return draw(field, marks, { caption: `${text?.name ?? card.name}, ${labels.table(table.name)}`, legend });
}
