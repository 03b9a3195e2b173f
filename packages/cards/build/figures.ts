// Writes figures.json: the cards of all units without an index.ts, packed. Run it after a card.json has changed:
// node packages/cards/build/figures.ts

import { existsSync, writeFileSync } from 'node:fs';
import { CardError } from '../src/fields.ts';
import { pack, unpack } from '../src/packed.ts';
import { cardFiles, pathOf } from './cardFiles.ts';

/** What figures.json must hold. */
export function figuresText(): string {
  const rest = cardFiles().filter(({ id }) => !existsSync(pathOf(`units/${id}/index.ts`)));
  const lossy = rest.find((card) => JSON.stringify(unpack(pack(card)).stances) !== JSON.stringify(card.stances));
  if (lossy) throw new CardError(`units/${lossy.id}/card.json: tree options should be: called n1, n2, … in order.`);
  return `[\n${rest.map((card) => JSON.stringify(pack(card))).join(',\n')}\n]\n`;
}

if (import.meta.main) writeFileSync(pathOf('figures.json'), figuresText());
