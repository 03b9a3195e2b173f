import type { EffectOf } from '@faultline/rules';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { type Also, together } from './together.ts';
import type { VerbWords } from './verbWords.ts';

type Tags = Also<EffectOf<'tag'>>;

const names = (effect: Tags, chosen: string, name: (tag: string) => string): string[] =>
  together(effect).map(({ tag }) => (typeof tag === 'string' ? name(tag) : chosen));

export const tag: VerbWords<'tag'> = {
  en: (effect: Tags, s) => {
    const all = names(effect, 'chosen', (each) => each);
    const tags = all.length > 1 ? `Tags ${en.listed(all)}` : `${all[0]} Tag`;
    return `${en.theUnit(effect.who, s)} has the ${tags} ${en.terms.until[effect.until]}`;
  },
  de: (effect: Tags, s) => {
    const all = names(effect, 'gewählte Merkmal', (each) => de.terms.tags[each] ?? each);
    const which = typeof effect.tag === 'string' ? `${all.length > 1 ? 'die Merkmale' : 'das Merkmal'} ` : 'das ';
    return de.does(
      de.theUnit(effect.who, s, 'nom'),
      de.numbered(effect.who, s, 'hat', 'haben'),
      `${de.terms.until[effect.until]} ${which}${de.listed(all)}`,
      'haben',
    );
  },
};
