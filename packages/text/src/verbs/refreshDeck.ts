import type { VerbWords } from './verbWords.ts';

export const refreshDeck: VerbWords<'refresh-deck'> = {
  en: () => 'refresh your Order Deck and your Force',
  de: () => 'frische deinen Befehlsstapel und deine Macht auf',
};
