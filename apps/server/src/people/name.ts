/** 1 to 24 characters, as a person would count them. */
const MOST = 24;

/** Control characters, marks that turn the direction of writing, and what shows nothing at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u3164\uFFA0]/u;

export type NameFault = 'empty' | 'long' | 'unseen';

/** A name as it is kept: composed, without blanks around it and with single ones inside. */
export function nameFrom(said: unknown): { readonly name: string } | { readonly fault: NameFault } {
  if (typeof said !== 'string' || said.length > 200) return { fault: typeof said === 'string' ? 'long' : 'empty' };
  const name = said
    .normalize('NFC')
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .trim();
  if (name === '') return { fault: 'empty' };
  if (UNSEEN.test(name)) return { fault: 'unseen' };
  return [...name].length > MOST ? { fault: 'long' } : { name };
}
