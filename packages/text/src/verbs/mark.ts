import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const mark: VerbWords<'mark'> = {
  en: ({ of, priority }, s) =>
    `${priority ? 'put a Priority Objective token on' : 'remove the Priority Objective token from'} ${en.some(of, s, 'each')}`,
  de: ({ of, priority }, s) =>
    priority
      ? de.order('lege', `einen Hauptaufgaben-Marker auf ${de.some(of, s, 'acc', 'each')}`, '', 'legen')
      : de.order('entferne', `den Hauptaufgaben-Marker von ${de.some(of, s, 'dat', 'each')}`, '', 'entfernen'),
};
