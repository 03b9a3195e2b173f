import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const each: VerbWords<'each'> = {
  en: ({ bind, from, upTo, effects: inner }, s) => {
    const all =
      upTo === undefined
        ? en.some(from, s, 'each')
        : `up to ${en.amount(upTo, en.number, s)} ${en.some(from, s, 'all')}`;
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.speaker.about(bind, () => s.sentences(inner));
    const theirs = first.startsWith('it ') ? first.slice('it'.length) : null;
    const joined =
      theirs === null
        ? `for ${all}, ${first}`
        : upTo === undefined
          ? `${all}${theirs}`
          : `choose ${all}; each${theirs}`;
    return [joined, ...rest].join(', then ');
  },
  de: ({ bind, from, upTo, effects: inner }, s) => {
    if (upTo !== undefined) {
      const whom = `bis zu ${de.amount(upTo, String, s)} ${de.some(from, s, 'acc', 'all')}`;
      s.speaker.know(bind, from);
      return `für ${whom}: ${de.following(s.speaker.about(bind, () => s.sentences(inner)))}`;
    }
    const all = de.some(from, s, 'nom', 'each');
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.speaker.about(bind, () => s.sentences(inner));
    const pronoun = first.match(/^(?:er|sie) /)?.[0];
    const joined = pronoun
      ? `${all} ${first.slice(pronoun.length)}`
      : `für ${de.some(from, s, 'acc', 'each')}: ${de.capital(first)}`;
    return [joined, ...rest.map(de.capital)].join('; danach: ');
  },
};
