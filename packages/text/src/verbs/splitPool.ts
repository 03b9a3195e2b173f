import type { VerbWords } from './verbWords.ts';

export const splitPool: VerbWords<'split-pool'> = {
  en: () => 'split the Damage Pool: this Unit suffers half (rounded up), the attacking Unit the rest',
  de: () =>
    'diese Einheit nimmt die Hälfte des Schadenspools, aufgerundet; was übrig bleibt, nimmt die angreifende Einheit',
};
