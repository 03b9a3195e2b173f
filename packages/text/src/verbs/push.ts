import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const push: VerbWords<'push'> = {
  en: ({ who, range, origin }, s) =>
    `push ${en.theCharacter(who, s)} Range ${range} away from ${en.theCharacter(origin, s)}`,
  de: ({ who, range, origin }, s) => {
    const whom = de.theCharacter(who, s, 'acc');
    const from = de.from(de.theCharacter(origin, s, 'dat'));
    return de.order('schiebe', `${whom} um Reichweite ${range} ${from}`, 'weg', 'wegschieben');
  },
};

export const pull: VerbWords<'pull'> = {
  en: ({ who, range, origin }, s) =>
    `pull ${en.theCharacter(who, s)} Range ${range} toward ${en.theCharacter(origin, s)}`,
  de: ({ who, range, origin }, s) => {
    const whom = de.theCharacter(who, s, 'acc');
    return de.order(
      'ziehe',
      `${whom} um Reichweite ${range} auf ${de.theCharacter(origin, s, 'acc')} zu`,
      '',
      'ziehen',
    );
  },
};
