import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

const SIDES = {
  en: {
    aggressor: 'the Aggressor’s side of the Struggle Tracker',
    sentinel: 'the Sentinel’s side of the Struggle Tracker',
    either: 'either side of the Struggle Tracker',
    each: 'each side of the Struggle Tracker',
  },
  de: {
    aggressor: 'der Seite des Aggressors auf der Konfliktleiste',
    sentinel: 'der Seite der Wache auf der Konfliktleiste',
    either: 'einer beliebigen Seite der Konfliktleiste',
    each: 'jeder Seite der Konfliktleiste',
  },
} as const;

export const clock: VerbWords<'clock'> = {
  en: ({ how, amount, side, upTo }) => {
    const many = `${upTo ? 'up to ' : ''}${en.momentum(amount)}`;
    return how === 'add' ? `add ${many} to ${SIDES.en[side]}` : `remove ${many} from ${SIDES.en[side]}`;
  },
  de: ({ how, amount, side, upTo }) => {
    const many = `${upTo ? 'bis zu ' : ''}${de.momentum(amount)}`;
    return how === 'add'
      ? de.order('füge', `${SIDES.de[side]} ${many}`, 'hinzu', 'hinzufügen')
      : de.order('entferne', `${many} von ${SIDES.de[side]}`, '', 'entfernen');
  },
};
