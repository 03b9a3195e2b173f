import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const may: VerbWords<'may'> = {
  en: ({ effects: inner, by, momentum: lost, force, most }, s) => {
    const prices = [lost && en.momentum(lost), force && `${force}${most ? ` to ${most}` : ''} Force`].filter(Boolean);
    const price = prices.length > 0 ? `spend ${prices.join(' and ')} to ` : '';
    return en.permitted(by, price, s.sentences(inner));
  },
  de: ({ effects: inner, by, momentum: lost, force, most }, s) => {
    const prices = [lost && de.momentum(lost), force && `${force}${most ? ` bis ${most}` : ''} Macht`].filter(Boolean);
    const price = prices.length > 0 ? ` und ${prices.join(' und ')} ${by ? 'zahlt' : 'zahlst'}` : '';
    return de.under(`wenn ${by ? 'dein Gegenüber möchte' : 'du möchtest'}${price}`, inner, undefined, s);
  },
};
