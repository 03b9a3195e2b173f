import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const refreshDeck: VerbWords<'refresh-deck'> = {
  en: () => 'refresh your Order Deck and your Force',
  de: () => de.order('frische', 'deinen Befehlsstapel und deine Macht', 'auf', 'auffrischen'),
};
