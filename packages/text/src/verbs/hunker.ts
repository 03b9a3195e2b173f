import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const hunker: VerbWords<'hunker'> = {
  en: ({ who }, s) => `${en.theUnit(who, s)} gains a Hunker token`,
  de: ({ who }, s) =>
    de.gets(de.theUnit(who, s, 'nom'), de.numbered(who, s, 'erhält', 'erhalten'), '1 Ducken-Marker', 'erhalten'),
};
