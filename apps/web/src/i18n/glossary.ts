import type { Condition, Face, Keyword, MoveKind, Rank } from '@faultline/rules';
import { lateWords } from './lateWords.ts';

/** Everything of the game that explains itself where it is named or drawn. */
export type Term =
  | Condition
  | Keyword['name']
  | MoveKind
  | Face
  | 'damage'
  | 'heal'
  | 'shove'
  | 'active'
  | 'hunker'
  | 'wounded'
  | 'injured'
  | 'engaged'
  | 'focus';

/** What something means, in a sentence of ours, and the rule it stands in. */
export interface Meaning {
  readonly says: string;
  readonly rule: string;
}

/** What terms and Struggle cards mean. Only those who ask fetch it. */
export interface Glossary {
  readonly terms: Readonly<Record<Term, Meaning>>;
  readonly mission: {
    readonly priority: Readonly<Record<'any' | 'all', Meaning>>;
    readonly noDice: Meaning;
    readonly cleared: Readonly<Record<'with-the-struggle' | 'each-turn' | 'when-scored', Meaning>>;
    readonly changeOfPlans: (objectives: number) => Meaning;
    readonly lends: Readonly<Record<'everyone' | 'shatterpoint', Meaning>>;
    readonly challenging: (rank: Rank) => Meaning;
    readonly ploy: Meaning;
    readonly ploys: Readonly<Record<'pick-one' | 'clear-control' | 'recover' | 'patch-up', Meaning>>;
    readonly reposition: (rank: Rank) => Meaning;
  };
}

/** The glossary in the language in use; null while it is on its way. */
export const useGlossary = lateWords<Glossary>({
  en: async () => (await import('./en/glossary.ts')).glossary,
  de: async () => (await import('./de/glossary.ts')).glossary,
});
