import type { Face, Place } from '@faultline/rules';

const INCH = 2540;
const WIDTH = 96;

const ORDER: readonly Face[] = ['crit', 'strike', 'block', 'expertise', 'failure'];

/** `2 crit, 3 strike, 1 expertise`. */
export function faces(roll: readonly Face[]): string {
  const groups = ORDER.map((face) => [roll.filter((shown) => shown === face).length, face] as const);
  return (
    groups
      .filter(([n]) => n > 0)
      .map(([n, face]) => `${n} ${face}`)
      .join(', ') || 'nothing'
  );
}

/** `2 damage, shove`: the same things counted, in the order they first come; a changed die as `strike to crit`. */
export function counted(things: readonly string[]): string {
  const kinds = [...new Set(things)];
  const count = (kind: string): number => things.filter((thing) => thing === kind).length;
  return kinds.map((kind) => `${count(kind) > 1 ? `${count(kind)} ` : ''}${kind.replace('>', ' to ')}`).join(', ');
}

/** A length in inches with one digit behind the point. */
export const inches = (length: number): string => `${(length / INCH).toFixed(1)}"`;

export const travelled = (from: Place, to: Place): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Stands for a space at which a line is not broken. */
const TIED = '\u00a0';

/** Inches from the table's south-west corner, and how high above the ground. */
export const spot = ([x, y, z]: Place): string =>
  `${(x / INCH).toFixed(1)},${TIED}${(y / INCH).toFixed(1)}${z > 0 ? `,${TIED}${inches(z)}${TIED}up` : ''}`;

/** `strained` as `Strained`, `take-cover` as `Take cover`. */
export const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;

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
