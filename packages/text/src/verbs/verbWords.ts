import type { EffectOf, VerbName } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';

type Say<V extends VerbName> = (effect: EffectOf<V>, s: Speaking) => string;

/** What a verb says in each language: a whole sentence without its full stop, in small letters where the language has them. */
export interface VerbWords<V extends VerbName> {
  readonly en: Say<V>;
  readonly de: Say<V>;
}
