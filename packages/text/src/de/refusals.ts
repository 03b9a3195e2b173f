import type { ReasonWords } from '../words/reasonWords.ts';

/** What is said where no rule is named. */
export const refusals: Omit<ReasonWords, 'rules'> = {
  other: 'Das lassen die Regeln hier nicht zu.',
  why: {
    over: 'Die Partie ist vorbei.',
    'nobody-asked': 'Gerade wird niemand gefragt.',
    'not-your-decision': 'Das entscheidet dein Gegenüber.',
    stale: 'Die Partie ist inzwischen weitergegangen. Prüfe den aktuellen Stand.',
    'unknown-option': 'Das steht jetzt nicht zur Wahl.',
    malformed: 'Ungültige Eingabe.',
    illegal: 'Das lassen die Regeln nicht zu.',
    'no-consent': 'Ihr müsst beide zustimmen.',
    'no-authority': 'Das kann nur jemand anderes ansagen.',
    'look-only':
      'Die Würfel dieser Partie lassen sich aus wenigen Würfen vorhersagen. Du kannst sie nur ansehen, aber von jeder Stelle aus eine neue Partie weiterspielen.',
  },
};
