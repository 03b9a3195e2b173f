import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const control: VerbWords<'control'> = {
  en: ({ of, by, whose }, s) =>
    by === 'own'
      ? `you take control of ${en.theUnit(of, s)}`
      : `remove ${whose ? 'your opponent’s' : 'the'} Control token from ${en.theUnit(of, s)}`,
  de: ({ of, by, whose }, s) =>
    by === 'own'
      ? de.does('du', 'übernimmst', `die Kontrolle über ${de.theUnit(of, s, 'acc')}`, 'übernehmen')
      : de.order(
          'entferne',
          `den Kontrollmarker ${whose ? 'deines Gegenübers ' : ''}${de.from(de.theUnit(of, s, 'dat'))}`,
          '',
          'entfernen',
        ),
};
