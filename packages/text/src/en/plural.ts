/** More of it, where that is not the word with an s. */
const MORE: Readonly<Record<string, string>> = {
  ability: 'abilities',
  box: 'boxes',
  die: 'dice',
  entry: 'entries',
  success: 'successes',
  expertise: 'expertise',
  is: 'are',
  was: 'were',
};

/** `die`, `dice`: one, or any other number; of several words the last one counts, `attack dice`. */
export function plural(n: number, one: string): string {
  if (n === 1) return one;
  const last = one.lastIndexOf(' ') + 1;
  const word = one.slice(last);
  return `${one.slice(0, last)}${MORE[word] ?? `${word}s`}`;
}

/** `1 die`, `2 dice`. */
export const counted = (n: number, one: string): string => `${n} ${plural(n, one)}`;
