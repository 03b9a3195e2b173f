/** A paragraph of a text of the ledger, or a table: its rows of cells, the first of them its heads. */
export type Block = { readonly text: string } | { readonly rows: readonly (readonly string[])[] };

const RULE = /^\|[\s:|-]+\|$/;

/** A text in paragraphs and tables, in its order; an empty line ends a table. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: ({ text: string } | { rows: (readonly string[])[] })[] = [];
  let rows: (readonly string[])[] | null = null;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) {
      rows = null;
      if (line.trim() !== '') blocks.push({ text: line });
      continue;
    }
    if (rows === null) {
      rows = [];
      blocks.push({ rows });
    }
    if (!RULE.test(line)) rows.push(cellsOf(line));
  }
  return blocks;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
