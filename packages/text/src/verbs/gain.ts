import type { EffectOf } from '@faultline/rules';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { type Also, together } from './together.ts';
import type { VerbWords } from './verbWords.ts';

type Gains = Also<EffectOf<'gain'>>;

const names = (effect: Gains, terms: typeof en.terms): string[] =>
  together(effect).map(({ condition }) => terms.conditions[condition]);

export const gain: VerbWords<'gain'> = {
  en: (effect: Gains, s) => `${en.theUnit(effect.who, s)} gains ${en.listed(names(effect, en.terms))}`,
  de: (effect: Gains, s) =>
    de.does(
      de.theUnit(effect.who, s, 'nom'),
      de.numbered(effect.who, s, 'erhält', 'erhalten'),
      de.listed(names(effect, de.terms)),
      'erhalten',
    ),
};
