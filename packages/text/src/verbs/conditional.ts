import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const check: VerbWords<'check'> = {
  en: ({ test }, s) => `check if ${s.test(test)[0]}`,
  de: ({ test }, s) => `prüfe, ob ${s.test(test)[0]}`,
};

export const when: VerbWords<'when'> = {
  en: ({ test, effects: inner, otherwise }, s) =>
    `if ${s.test(test)[0]}, ${s.sentences(inner).join(', then ')}${en.elsewise(otherwise, s)}`,
  de: ({ test, effects: inner, otherwise }, s) => de.under(`falls ${s.test(test)[0]}`, inner, otherwise, s),
};

export const ifDid: VerbWords<'if-did'> = {
  en: ({ effects: inner, otherwise = [] }, s) =>
    inner.length === 0
      ? `if not, ${s.sentences(otherwise).join(', then ')}`
      : `if so, ${s.sentences(inner).join(', then ')}${en.elsewise(otherwise, s)}`,
  de: ({ effects: inner, otherwise = [] }, s) =>
    inner.length === 0 ? de.under('wenn nicht', otherwise, undefined, s) : de.under('wenn ja', inner, otherwise, s),
};

export const repeat: VerbWords<'repeat'> = {
  en: ({ times: n, effects: inner }, s) =>
    `do this ${en.amount(n, en.times, s)}: ${s.sentences(inner).join(', then ')}`,
  de: ({ times: n, effects: inner }, s) => `${de.amount(n, de.times, s)}: ${de.following(s.sentences(inner))}`,
};
