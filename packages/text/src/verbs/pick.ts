import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const pick: VerbWords<'pick'> = {
  en: ({ among, optional }, s) => {
    const conditions = en.oneCondition(among, s);
    if (conditions) return conditions;
    const ways = among.map(({ effects: inner }) => s.sentences(inner).join(', then '));
    const isLong = ways.some((way) => way.includes(', then '));
    return `${optional ? 'you may choose one' : 'choose one'}: ${isLong ? ways.join('; or ') : en.listed(ways, 'or')}`;
  },
  de: ({ among, optional }, s) => {
    const conditions = de.oneCondition(among, s);
    if (conditions) return conditions;
    const ways = among.map(({ effects: inner }) => de.following(s.sentences(inner)));
    return `${optional ? 'du darfst eines wählen' : 'wähle eines'}: ${ways.join('; oder: ')}`;
  },
};
