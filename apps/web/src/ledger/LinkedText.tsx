import type { ComponentChildren } from 'preact';
import { blocksOf } from './blocks.ts';
import { RuleLink } from './RuleLink.tsx';
import { useStatements } from './statements.ts';

const NUMBER = /(\b(?:[A-Z]+-)+\d+\b|\bGEO-[A-Z]+\b)/;

interface LinkedTextProps {
  readonly text: string;
  readonly open: ((id: string) => void) | undefined;
}

/** A text of the ledger in paragraphs and tables, each number of a rule leading to it. */
export function LinkedText({ text, open }: LinkedTextProps) {
  const known = useStatements();
  const pieces = (line: string) =>
    line
      .split(NUMBER)
      .map((piece, i) =>
        i % 2 === 1 && known?.some(({ id }) => id === piece) ? <RuleLink key={i} id={piece} open={open} /> : piece,
      );
  return (
    <>
      {blocksOf(text).map((block, i) =>
        'rows' in block ? (
          <LedgerTable key={i} rows={block.rows} pieces={pieces} />
        ) : (
          <p key={i}>{pieces(block.text)}</p>
        ),
      )}
    </>
  );
}

interface LedgerTableProps {
  readonly rows: readonly (readonly string[])[];
  readonly pieces: (cell: string) => ComponentChildren;
}

const LedgerTable = ({ rows: [heads = [], ...rows], pieces }: LedgerTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in a box of its own, by keys too
  <section class="ledger-table" tabIndex={0} aria-label={heads.join(', ')}>
    <table>
      <thead>
        <tr>
          {heads.map((cell, at) => (
            <th key={at}>{pieces(cell)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, i) => (
          <tr key={i}>
            {cells.map((cell, at) => (
              <td key={at}>{pieces(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
