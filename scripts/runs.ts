// `node scripts/runs.ts <folder>` writes the hashes of all runs of nine words in the texts of a folder, the rule
// documents. `npm run rules` then finds such a run in anything of ours; the documents themselves stay where they are.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packed, RUNS, runsIn } from '../apps/cli/src/rules/runs.ts';

/** Names of icons and marks of the reading machine are no words; a word divided at a line's end is one. */
const cleaned = (text: string): string =>
  text.replace(/<[^>]*>|\\[a-z]+/gi, ' ').replace(/(\p{L})[-\u00ad]\s*\n\s*(\p{Ll})/gu, '$1$2');

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder holds the documents? node scripts/runs.ts <folder>');
  process.exitCode = 1;
} else {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const bytes = packed(texts.flatMap((text) => runsIn(cleaned(text)).map(({ hash }) => hash)));
  writeFileSync(join(fileURLToPath(new URL('..', import.meta.url)), RUNS), bytes);
  console.log(`${texts.length} documents, ${bytes.length} bytes`);
}
