import type { Amount } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** The trackers by name, as a language lists them. */
export const trackersIn = (
  tracker: string | readonly string[],
  s: Speaking,
  list: (names: readonly string[]) => string,
): string => list([tracker].flat().map((id) => s.part(id)));

const inEnglish = (tracker: string | readonly string[], s: Speaking): string =>
  trackersIn(tracker, s, (names) => en.listed(names, 'or'));

const inGerman = (tracker: string | readonly string[], s: Speaking): string =>
  trackersIn(tracker, s, (names) =>
    de.listed(
      names.map((name) => `„${name}“`),
      'oder',
    ),
  );

const spaces = (value: Amount, s: Speaking): string => de.amount(value, (n) => (n === 1 ? '1 Feld' : `${n} Felder`), s);

export const cover: VerbWords<'cover'> = {
  en: ({ tracker, with: by }, s) => {
    const on = inEnglish(tracker, s);
    if ('next' in by) return `put ${en.amount(by.next, (n) => en.counted(n, 'Damage token'), s)} on ${on}`;
    if ('chosen' in by) return `cover ${en.amount(by.chosen, en.spaces, s)} of your choice on ${on}`;
    if ('roll' in by) return `each result of the roll covers an empty space of ${on} that shows it`;
    const like = 'token' in by ? en.tokensAt(by.token, s) : en.theUnit(by.markOf, s);
    return `cover the empty space of ${on} that shows the icon of ${like}`;
  },
  de: ({ tracker, with: by }, s) => {
    const on = inGerman(tracker, s);
    if ('next' in by)
      return de.order('lege', `${de.amount(by.next, (n) => `${n} Schadensmarker`, s)} auf ${on}`, '', 'legen');
    if ('chosen' in by)
      return de.order('bedecke', `nach deiner Wahl ${spaces(by.chosen, s)} auf ${on}`, '', 'bedecken');
    if ('roll' in by)
      return de.does('jedes Wurfergebnis', 'bedeckt', `ein passendes leeres Feld auf ${on}`, 'bedecken');
    const like = 'token' in by ? de.tokensAt(by.token, s, 'dat') : de.theUnit(by.markOf, s, 'dat');
    return de.order('bedecke', `auf ${on} das leere Feld mit dem Symbol ${de.from(like)}`, '', 'bedecken');
  },
};
