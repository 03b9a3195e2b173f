import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const look: VerbWords<'look'> = {
  en: () => 'you may look at the top card of your Order Deck',
  de: () => de.does('du', 'darfst', 'dir die oberste Karte deines Befehlsstapels ansehen'),
};
