import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const pick: VerbWords<'pick'> = {
  en: ({ among, optional }, s) => {
    const choose = optional ? 'you may choose one' : 'choose one';
    const conditions = en.oneCondition(among, s);
    if (conditions) return `${choose}${conditions}`;
    const ways = among.map(({ effects: inner }) => en.chain(s.sentences(inner)));
    const isLong = ways.some((way) => /, then |; /.test(way));
    return `${choose}: ${isLong ? ways.join('; or ') : en.listed(ways, 'or')}`;
  },
  de: ({ among, optional }, s) => {
    const conditions = optional ? null : de.oneCondition(among, s);
    if (conditions) return conditions;
    const ways = among.map(({ effects: inner }) => de.following(s.sentences(inner)));
    return `${optional ? 'du darfst eines wählen' : 'wähle eines'}: ${ways.join('; oder: ')}`;
  },
};
