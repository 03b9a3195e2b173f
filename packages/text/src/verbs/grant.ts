import type { EffectOf } from '@faultline/rules';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { keywordName } from '../terms.ts';
import { type Also, together } from './together.ts';
import type { VerbWords } from './verbWords.ts';

type Grants = Also<EffectOf<'grant'>>;

const names = (effect: Grants, terms: typeof en.terms): string[] =>
  together(effect).map(({ keyword }) => keywordName(terms, keyword));

export const grant: VerbWords<'grant'> = {
  en: (effect: Grants, s) =>
    `${en.theUnit(effect.who, s)} has ${en.listed(names(effect, en.terms))} ${en.terms.until[effect.until]}`,
  de: (effect: Grants, s) =>
    de.gets(
      de.theUnit(effect.who, s, 'nom'),
      de.numbered(effect.who, s, 'hat', 'haben'),
      `${de.terms.until[effect.until]} ${de.listed(names(effect, de.terms))}`,
      'haben',
    ),
};
