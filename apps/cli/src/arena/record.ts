import { dirname } from 'node:path';
import { Unreadable } from '../command.ts';
import { lookAt } from '../files.ts';
import { addText, makeFolder, neededText, writeText, writing } from '../filing.ts';
import type { Contest } from './games.ts';
import type { ArenaLine } from './line.ts';

/** The file of a contest: a line for each game, only ever added to. */

const WORDS = ['half', 'seed', 'a', 'b', 'engine', 'table', 'why', 'hash'] as const;
const NUMBERS = ['pair', 'seatOfA', 'turns', 'decisions', 'cpuSeconds'] as const;

function lineIn(text: string): ArenaLine | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const fields = value as Readonly<Record<string, unknown>>;
    const whole =
      WORDS.every((name) => typeof fields[name] === 'string') &&
      NUMBERS.every((name) => typeof fields[name] === 'number') &&
      [fields.winner, fields.illegal].every((side) => side === 'a' || side === 'b' || side === null) &&
      typeof fields.longest === 'object';
    return whole ? (value as ArenaLine) : null;
  } catch {
    return null;
  }
}

/** The games of a file; none where there is no file yet. A last line that was cut off is left out. */
export function linesIn(path: string): ArenaLine[] {
  const found = lookAt(path);
  if (!found) return [];
  if (found.isDirectory()) throw new Unreadable(`${path} is a folder, not a file.`);
  const texts = neededText(path, 'record').split('\n');
  const cut = texts.pop();
  const lines = texts.map((text, at) => {
    const line = lineIn(text);
    if (!line) throw new Unreadable(`${path}, line ${at + 1}: not an arena game.`);
    return line;
  });
  const last = cut ? lineIn(cut) : null;
  return last ? [...lines, last] : lines;
}

/** Why games cannot be added to those of a file: they are of another match. */
export function whyNotAdded(
  { a, b, half, seed, engine, operation }: Contest,
  lines: readonly ArenaLine[],
): string | null {
  const other = lines.find((l) => l.a !== a || l.b !== b || l.half !== half || l.seed !== seed);
  if (other) return `contains games of ${other.a} vs. ${other.b}, set ${other.half}, seed ${other.seed}`;
  const elsewhere = lines.find((line) => line.operation !== operation);
  if (elsewhere) return `contains games of ${elsewhere.operation ?? 'the usual mode'}`;
  const older = lines.find((line) => line.engine !== engine);
  return older ? `contains games of another engine (${older.engine}; this is ${engine})` : null;
}

/** Writes what was read of a file again, without a line that was cut off; then lines can be added. */
export function openRecord(path: string, lines: readonly ArenaLine[]): (line: ArenaLine) => void {
  writing(path, () => makeFolder(dirname(path)));
  writeText(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return (line) => addText(path, `${JSON.stringify(line)}\n`);
}
