import type { VerbWords } from './verbWords.ts';

export const splitPool: VerbWords<'split-pool'> = {
  en: () => 'this Unit suffers half of the Damage Pool, rounded up; what remains is suffered by the attacking Unit',
  de: () =>
    'diese Einheit nimmt die Hälfte des Schadenspools, aufgerundet; was übrig bleibt, nimmt die angreifende Einheit',
};
