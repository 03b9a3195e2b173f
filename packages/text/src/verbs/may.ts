import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const may: VerbWords<'may'> = {
  en: (effect, s) => {
    const { effects: inner, by, momentum: lost, force, most } = effect;
    const much = lost && most && !force ? `${lost} to ${most} Momentum` : lost && en.momentum(lost);
    const prices = [much, force && `${force}${most ? ` to ${most}` : ''} Force`].filter(Boolean);
    const price = prices.length > 0 ? `spend ${prices.join(' and ')}` : '';
    if (price !== '') s.speaker.before = effect;
    return en.permitted(by, price, s.sentences(inner));
  },
  de: (effect, s) => {
    const { effects: inner, by, momentum: lost, force, most } = effect;
    const much = lost && most && !force ? `${lost} bis ${most} Fortschrittsmarker` : lost && de.momentum(lost);
    const prices = [much, force && `${force}${most ? ` bis ${most}` : ''} Macht`].filter(Boolean);
    if (prices.length > 0) {
      s.speaker.before = effect;
      const then = inner.length > 0 ? `. ${de.whole(de.conditioned('Wenn ja', s.sentences(inner)))}` : '';
      const pays = `${prices.join(' und ')} ausgeben${then}`;
      return by ? de.does('dein Gegenüber', 'darf', pays) : de.does('du', 'darfst', pays);
    }
    const sentences = s.sentences(inner);
    const [only = ''] = sentences;
    if (by) return `dein Gegenüber darf Folgendes abhandeln: ${de.following(sentences)}`;
    return sentences.length === 1 ? de.permitted(only) : `du darfst Folgendes abhandeln: ${de.following(sentences)}`;
  },
};
