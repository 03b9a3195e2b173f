import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const shareHeals: VerbWords<'share-heals'> = {
  en: ({ who, times, bind, effects: inner }, s) => {
    const heals = `characters of ${en.theUnit(who, s)} may heal ${en.amount(times, (n) => (n === 1 ? 'once' : en.times(n)), s)} in all`;
    s.speaker.know(bind, { of: 'character', side: 'allied' });
    const rest = s.speaker
      .about(bind, () => s.sentences(inner))
      .map((sentence) => sentence.replace(/^it /, 'each that healed '));
    return [heals, ...rest].join(', then ');
  },
  de: ({ who, times, bind, effects: inner }, s) => {
    const often = de.amount(times, (n) => de.times(n), s);
    const heals = `Charaktere ${de.theUnit(who, s, 'gen')} dürfen zusammen ${often} heilen`;
    s.speaker.know(bind, { of: 'character', side: 'allied' });
    const rest = s.speaker
      .about(bind, () => s.sentences(inner))
      .map((sentence) => de.whole(sentence).replace(/^er /, 'jeder, der geheilt hat, '));
    return `${heals}; danach: ${de.following(rest)}`;
  },
};
