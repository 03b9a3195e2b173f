/** One spelling for what looks the same. */
export const tidied = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A name to a line as people paste it: numbers, dashes and dots in front are dropped, so is a line with "#". */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => tidied(line.replace(/^\uFEFF?\s*(?:\d+[.):]|[-*•])\s+/, '')))
    .filter((line) => line !== '' && !line.startsWith('#'));
}
