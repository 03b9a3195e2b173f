// What `faultline rules` says around the rules, in both languages.

import type { EntryKind, Language } from './ledger.ts';

interface RuleWords {
  /** One entry, and all of its kind. */
  readonly kinds: Readonly<Record<EntryKind, readonly [one: string, all: string]>>;
  readonly proved: string;
  readonly runs: string;
  readonly named: string;
  readonly alsoNamed: string;
  readonly nowhere: string;
  readonly notSoftware: string;
  readonly inGerman: string;
  readonly of: (some: number, all: number) => string;
  readonly sum: (counted: string) => string;
  readonly besides: (count: number) => string;
  readonly unlisted: (count: number, file: string) => string;
}

export const WORDS: Readonly<Record<Language, RuleWords>> = {
  en: {
    kinds: {
      statement: ['statement', 'statements'],
      ruling: ['ruling', 'rulings'],
      example: ['example', 'examples'],
      decision: ['decision', 'decisions'],
      hidden: ['hidden', 'hidden information'],
      geometry: ['geometry', 'geometry'],
    },
    proved: 'Proved by',
    runs: 'Code that a test proving it runs',
    named: 'Named in the code',
    alsoNamed: 'Also named in',
    nowhere: 'nowhere yet.',
    notSoftware: 'Not software',
    inGerman: 'in German',
    of: (some, all) => `${some} of ${all}`,
    sum: (counted) => `${counted} rules proved`,
    besides: (count) => `${count} not software`,
    unlisted: (count, file) => `${count} not yet in ${file} (--write adds them)`,
  },
  de: {
    kinds: {
      statement: ['Regel', 'Regeln'],
      ruling: ['Auslegung', 'Auslegungen'],
      example: ['Beispiel', 'Beispiele'],
      decision: ['Entscheidung', 'Entscheidungen'],
      hidden: ['verdeckt', 'Verdecktes'],
      geometry: ['Geometrie', 'Geometrie'],
    },
    proved: 'Belegt durch',
    runs: 'Code, den ein Test dazu durchläuft',
    named: 'Im Code genannt',
    alsoNamed: 'Auch genannt in',
    nowhere: 'noch nirgends.',
    notSoftware: 'Keine Software',
    inGerman: 'auf Deutsch',
    of: (some, all) => `${some} von ${all}`,
    sum: (counted) => `${counted} Einträgen belegt`,
    besides: (count) => `${count} keine Software`,
    unlisted: (count, file) => `${count} noch nicht in ${file} (--write trägt sie ein)`,
  },
};
