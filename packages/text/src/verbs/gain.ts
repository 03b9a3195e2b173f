import type { Condition, EffectOf } from '@faultline/rules';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** Conditions gained at once are told together. */
type Gains = EffectOf<'gain'> & { readonly also?: readonly Condition[] };

const names = ({ condition, also = [] }: Gains, terms: typeof en.terms): string[] =>
  [condition, ...also].map((each) => terms.conditions[each]);

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
