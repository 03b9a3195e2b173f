import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const shareHeals: VerbWords<'share-heals'> = {
  en: ({ who, times, bind, effects: inner }, s) => {
    const whose = who === 'target' ? 'the target’s Unit' : en.theUnit(who, s);
    const often =
      typeof times === 'number'
        ? `${en.times(times)} in all`
        : `${en.times(times.times ?? 1)} in all ${en.forEach(times, s)}`;
    const heals = `characters of ${whose} may heal ${often}`;
    s.speaker.know(bind, { of: 'character', side: 'allied' });
    const rest = s.speaker
      .about(bind, () => s.sentences(inner))
      .map((sentence) => sentence.replace(/^it /, 'each that healed '));
    return en.chain([heals, ...rest]);
  },
  de: ({ who, times, bind, effects: inner }, s) => {
    const often = de.countedFirst(times, (n) => de.times(n), s);
    const heals = `Charaktere ${who === 'target' ? 'der Einheit des Ziels' : de.theUnit(who, s, 'gen')} dürfen zusammen ${often} heilen`;
    s.speaker.know(bind, { of: 'character', side: 'allied' });
    const rest = s.speaker
      .about(bind, () => s.sentences(inner))
      .map((sentence) => de.whole(sentence).replace(/^er /, 'jeder, der geheilt hat, '));
    return `${heals}; danach: ${de.following(rest)}`;
  },
};
