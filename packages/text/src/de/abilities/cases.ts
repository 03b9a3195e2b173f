/** Fälle, Artikel und Endungen, und Wörter in einer Reihe. */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f';
export type Determiner = 'a' | 'no' | 'each' | 'all';
export type Forms = Readonly<Record<Case, string>>;

export const forms = (nom: string, acc: string, dat: string, gen: string): Forms => ({ nom, acc, dat, gen });
export const same = (word: string): Forms => forms(word, word, word, word);

const THE: Readonly<Record<Gender, Forms>> = {
  m: forms('der', 'den', 'dem', 'des'),
  f: forms('die', 'die', 'der', 'der'),
};
export const A: Readonly<Record<Gender, Forms>> = {
  m: forms('ein', 'einen', 'einem', 'eines'),
  f: forms('eine', 'eine', 'einer', 'einer'),
};
const NO: Readonly<Record<Gender, Forms>> = {
  m: forms('kein', 'keinen', 'keinem', 'keines'),
  f: forms('keine', 'keine', 'keiner', 'keiner'),
};
const EACH: Readonly<Record<Gender, Forms>> = {
  m: forms('jeder', 'jeden', 'jedem', 'jedes'),
  f: forms('jede', 'jede', 'jeder', 'jeder'),
};

/** Endings of adjectives behind `ein`, behind `jeder` and `der`, and without anything before them in the plural. */
const AFTER_A: Readonly<Record<Gender, Forms>> = { m: forms('er', 'en', 'en', 'en'), f: forms('e', 'e', 'en', 'en') };
const AFTER_THE: Readonly<Record<Gender, Forms>> = { m: forms('e', 'en', 'en', 'en'), f: forms('e', 'e', 'en', 'en') };
const ALONE = forms('e', 'e', 'en', 'er');

/** Article and adjectives before a noun: `ein anderer verbündeter`. */
export function before(words: readonly string[], gender: Gender, kase: Case, determiner: Determiner): string[] {
  const endings = { a: AFTER_A[gender], no: AFTER_A[gender], each: AFTER_THE[gender], all: ALONE }[determiner];
  const adjectives = words.map((word) => `${word}${endings[kase]}`);
  if (determiner === 'all') return adjectives;
  return [{ a: A, no: NO, each: EACH }[determiner][gender][kase], ...adjectives];
}

/** `der feindliche Charakter`: somebody who was spoken of before. */
export const the = (adjective: string, noun: Forms, gender: Gender, kase: Case): string =>
  `${THE[gender][kase]} ${adjective}${AFTER_THE[gender][kase]} ${noun[kase]}`;

/** `a und b`, `a, b und c`. */
export const listed = (things: readonly string[], word = 'und'): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things.at(-1)}`;

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'];
export const times = (n: number): string => TIMES[n] ?? `${n}-mal`;
