import type { VerbWords } from './verbWords.ts';

export const splitPool: VerbWords<'split-pool'> = {
  en: () => 'split the Damage Pool: this Unit suffers half (rounded up), the attacking Unit the rest',
  de: () => 'teile den Schadenspool. Diese Einheit nimmt die Hälfte (aufgerundet), die angreifende Einheit den Rest',
};
