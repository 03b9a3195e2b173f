// Writes unscripted.json: the abilities no unit's index.ts has a script for yet. Whoever scripts one runs it again:
// node packages/cards/build/unscripted.ts

import { writeFileSync } from 'node:fs';
import { library } from '../src/library.ts';
import { cardFiles, pathOf } from './cardFiles.ts';

/** What unscripted.json must hold. */
export function unscriptedText(): string {
  const ids = cardFiles().flatMap(({ abilities }) => abilities.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !library.abilities[id]).sort();
  return `${JSON.stringify(missing, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(pathOf('unscripted.json'), unscriptedText());
