import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** What each does for itself, or is asked about itself. */
const OWN_CHOICE: ReadonlySet<string | undefined> = new Set(['choose', 'pick', 'when']);

export const each: VerbWords<'each'> = {
  en: ({ bind, from, upTo, effects: inner }, s) => {
    const all =
      upTo === undefined
        ? en.some(from, s, 'each')
        : `up to ${en.amount(upTo, en.number, s)} of the ${en.some(from, s, 'all')}`;
    s.speaker.know(bind, from);
    const [first = '', ...rest] = s.speaker.about(bind, () => s.sentences(inner));
    const theirs = first.startsWith('it ') ? first.slice('it'.length) : null;
    const joined =
      theirs === null
        ? `for ${all}, ${first}`
        : upTo === undefined
          ? `${all}${theirs}`
          : `choose ${all}; each${theirs}`;
    return en.chain([joined, ...rest]);
  },
  de: ({ bind, from, upTo, effects: inner }, s) => {
    const number = upTo === undefined ? null : de.amount(upTo, String, s);
    s.speaker.introduce(bind, from, number === null ? 'each' : { upTo: number });
    // Jeder wählt und wird gefragt für sich: sonst klänge es nach einer Wahl für alle.
    if (OWN_CHOICE.has(inner[0]?.do)) {
      const whom = de.theUnit({ bound: bind }, s, 'acc');
      return `für ${whom}: ${de.following(s.speaker.about(bind, () => s.sentences(inner)))}`;
    }
    const [first = '', ...rest] = s.speaker.about(bind, () => s.sentences(inner));
    const isMeant = !s.speaker.isFresh(bind);
    if (!isMeant) return `für ${de.theUnit({ bound: bind }, s, 'acc')}: ${de.following([first, ...rest])}`;
    return rest.length === 0 ? first : `${de.whole(first)}; danach: ${de.following(rest)}`;
  },
};
