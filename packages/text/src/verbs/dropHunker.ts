import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const dropHunker: VerbWords<'drop-hunker'> = {
  en: ({ who, tokens }, s) => {
    const many = { all: 'all its Hunker tokens', any: 'any number of Hunker tokens' };
    return `${en.theUnit(who, s)} loses ${typeof tokens === 'number' ? en.counted(tokens, 'Hunker token') : many[tokens]}`;
  },
  de: ({ who, tokens }, s) => {
    const many = { all: 'alle Ducken-Marker', any: 'beliebig viele Ducken-Marker' };
    const lost = typeof tokens === 'number' ? `${tokens} Ducken-Marker` : many[tokens];
    return de.does(de.theUnit(who, s, 'nom'), de.numbered(who, s, 'verliert', 'verlieren'), lost, 'verlieren');
  },
};
