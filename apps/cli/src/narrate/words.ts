const WIDTH = 96;

/** Stands for a space at which a line is not broken. */
const TIED = '\u00a0';

/** Breaks a line between words so that it stays on a page; later parts are set in a little. */
export function wrapped(text: string, indent: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > WIDTH && line.trim() !== '') {
      lines.push(line);
      line = `${' '.repeat(indent + 4)}${word}`;
    } else line = longer;
  }
  return [...lines, line].map((each) => each.replaceAll(TIED, ' '));
}

/** Quotes and apostrophes as a terminal has them: the game's own texts use printed ones. */
export const straight = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
