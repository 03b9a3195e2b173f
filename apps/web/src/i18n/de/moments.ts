import type { MomentsWords } from '../momentsWords.ts';

export const moments: MomentsWords = {
  turn: (nth, all) => `Zug des Computers · ${nth}${all === null ? '' : ` von ${all}`}`,
  strip: 'Der Zug des Computers, Schritt für Schritt',
  next: 'Weiter',
  space: 'Leertaste',
  skip: 'Überspringen',
  happened: 'Was gerade geschah',
  again: 'Noch einmal zeigen',
  anyKey: 'Weiter mit jeder Taste oder durch Tippen',
  dealt: 'Jetzt ausgelegt',
};
