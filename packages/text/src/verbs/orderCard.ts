import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const orderCard: VerbWords<'order-card'> = {
  en: ({ of, to }, s) => {
    const card =
      of === undefined
        ? 'it'
        : of === 'reserved'
          ? 'your reserved Order Card'
          : en.belonging(en.theUnit(of, s), 'Order Card');
    if (to === 'shuffled') return `shuffle ${card} into the Order Deck`;
    return `put ${card} ${en.PLACES[to]}`;
  },
  de: ({ of, to }, s) => {
    const card =
      of === undefined ? 'die Karte' : of === 'reserved' ? 'deine Befehlskarte in der Reserve' : de.orderCardOf(of, s);
    if (to === 'shuffled') return de.order('mische', `${card} in den Befehlsstapel`, '', 'mischen');
    return de.order('lege', `${card} ${de.PLACES[to]}`, '', 'legen');
  },
};
