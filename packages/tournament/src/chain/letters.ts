// A link short enough for paper: its first eight hexadecimal digits as letters that are told apart in print and by ear.
import { type Link, type Linked, linksOf, newestLink } from './link.ts';

/** No vowels, none that looks like a figure, and of those that sound alike the fewest. 0 is B, f is X. */
export const ALPHABET = 'BCDFGHJKLMQRSTWX';
const LENGTH = 8;

interface Recorded {
  readonly log: readonly Linked[];
}

function lettersOf(link: Link): string {
  const digits = [...link.slice(0, LENGTH)];
  return digits.map((digit) => ALPHABET[Number.parseInt(digit, ALPHABET.length)] ?? '').join('');
}

/** The letters of the record as it stands: for slips, pairing sheets and the big screen. */
export function lettersNow({ log }: Recorded): string {
  return lettersOf(newestLink(log));
}

/** The act that was the newest when the letters were printed; null if they never stood in this log. */
export function actOfLetters({ log }: Recorded, letters: string): number | null {
  const at = linksOf(log).findIndex((link) => lettersOf(link) === letters);
  return at < 0 ? null : at;
}

/** Letters as somebody typed them, in any case and with gaps; null if they cannot be any. */
export function readLetters(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter)) ? letters : null;
}
