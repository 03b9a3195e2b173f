import * as de from '../de/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const look: VerbWords<'look'> = {
  en: () => 'you may see which card lies on top of your Order Deck',
  de: () => de.does('du', 'darfst', 'dir die oberste Karte deines Befehlsstapels ansehen'),
};
