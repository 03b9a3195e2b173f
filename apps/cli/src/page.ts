// Plain text for a terminal: columns aligned, nothing wider than a hundred signs.

const WIDTH = 100;

type Cell = string | number | null;

/** Columns under headings; numbers stand to the right. A table that would be too wide shortens its longest column. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = headings.map((heading, at) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(textOf(row[at]))), widthOf(heading)),
  );
  const gaps = 2 * (headings.length - 1);
  while (widths.reduce((sum, width) => sum + width, gaps) > WIDTH) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  const right = headings.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const line = (cells: readonly Cell[]): string =>
    cells
      .map((cell, at) => padded(cut(textOf(cell), widths[at] ?? 0), widths[at] ?? 0, right[at] === true))
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line)].join('\n');
}

/** A sentence broken into lines; those after the first are set in further. */
export function wrapped(sentence: string, indent = '', further = '  '): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of sentence.split(' ')) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (widthOf(longer) <= WIDTH || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = `${indent}${further}${word}`;
    }
  }
  return [...lines, line].join('\n');
}

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : `${cell}`);

/** Signs as people count them; an accent that stands alone takes no room. */
const signsOf = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const widthOfSign = (sign: string): number => (WIDE.test(sign) ? 2 : 1);
const widthOf = (text: string): number => signsOf(text).reduce((sum, sign) => sum + widthOfSign(sign), 0);

function cut(text: string, width: number): string {
  const signs = signsOf(text);
  if (widthOf(text) <= width) return text;
  while (widthOf(signs.join('')) >= width) signs.pop();
  return `${signs.join('')}…`;
}

function padded(text: string, width: number, right: boolean): string {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? `${room}${text}` : `${text}${room}`;
}
