import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const shed: VerbWords<'shed'> = {
  en: ({ who, wounded, injured, damage: hurt, conditions }, s) => {
    const gone = [
      wounded && en.counted(wounded, 'Wounded token'),
      injured && (injured === 'all' ? 'all Injured tokens' : en.counted(injured, 'Injured token')),
      hurt && (hurt === 'all' ? 'all damage' : en.damage(hurt)),
      conditions && (conditions === 'all' ? 'all conditions' : en.counted(conditions, 'condition')),
    ].filter((each) => typeof each === 'string');
    return `remove ${en.listed(gone)} from ${en.theUnit(who, s)}`;
  },
  de: ({ who, wounded, injured, damage: hurt, conditions }, s) => {
    const gone = [
      wounded && `${wounded} Angeschlagen-Marker`,
      injured && `${injured === 'all' ? 'alle' : injured} Verletzt-Marker`,
      hurt && (hurt === 'all' ? 'allen Schaden' : de.damage(hurt)),
      conditions && (conditions === 'all' ? 'alle Zustände' : de.counted(conditions, 'Zustand')),
    ].filter((each) => typeof each === 'string');
    return de.gets(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'verliert', 'verlieren'),
      de.listed(gone),
      'verlieren',
    );
  },
};
