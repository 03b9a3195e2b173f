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
  const rows = text.split('\n').filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line));
  return (
    <>
      {text
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('|'))
        .map((line, i) => (
          <p key={i}>{pieces(line)}</p>
        ))}
      {rows.length > 0 && (
        <table>
          {rows.map((row, i) => (
            <tr key={i}>
              {row
                .split('|')
                .slice(1, -1)
                .map((cell, at) => (
                  <td key={at}>{cell.trim()}</td>
                ))}
            </tr>
          ))}
        </table>
      )}
    </>
  );
}
