import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const changeStance: VerbWords<'change-stance'> = {
  en: ({ who }, s) => `flip ${en.belonging(en.theUnit(who, s), 'stance')}`,
  de: ({ who }, s) => de.order('drehe', `die Kampfstilkarte ${de.near(who, s)}`, 'um', 'umdrehen'),
};
