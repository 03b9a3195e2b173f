import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const step: VerbWords<'step'> = {
  en: ({ tracker, toward, spaces }, s) =>
    `move the marker of ${s.part(tracker)} ${en.amount(spaces, en.spaces, s)} toward ${s.part(toward)}`,
  de: ({ tracker, toward, spaces }, s) => {
    const far = de.amount(spaces, (n) => de.counted(n, 'Feld'), s);
    return de.order(
      'bewege',
      `den Marker auf „${s.part(tracker)}“ um ${far} auf „${s.part(toward)}“ zu`,
      '',
      'bewegen',
    );
  },
};

export const stepEach: VerbWords<'step-each'> = {
  en: () => 'each result of the roll moves the marker of its own track by one space',
  de: () => de.does('jedes Wurfergebnis', 'bewegt', 'den Marker seiner eigenen Leiste um ein Feld', 'bewegen'),
};

export const turnDie: VerbWords<'turn-die'> = {
  en: ({ to }, s) => `you may turn one die of the roll to the icon of ${en.theUnit(to.markOf, s)}`,
  de: ({ to }, s) =>
    de.does('du', 'darfst', `einen Würfel auf das Symbol ${de.from(de.theUnit(to.markOf, s, 'dat'))} drehen`),
};
