import type { Messages } from '../messages.ts';

export const shell: Messages['shell'] = {
  opponents: { novice: 'Neuling', trooper: 'Soldat', knight: 'Ritter', master: 'Meister', champion: 'Champion' },
  against: (a, b) => `${a} gegen ${b}`,
  home: 'Faultline: Startseite',
  settings: 'Einstellungen',
  close: 'Schließen',
  loading: 'Das Spielfeld wird aufgebaut …',
  failed: 'Diese Seite konnte nicht geladen werden.',
  failedHint: 'Deine gespeicherten Partien sind sicher. Versuche es noch einmal oder geh zur Startseite.',
  again: 'Erneut versuchen',
  nowhere: 'Seite nicht gefunden.',
  unreadable: 'Diese Adresse ist beschädigt: Ein Teil davon ist nicht lesbar.',
  toStart: 'Startseite',
  rules: 'Regeln',
  reference: 'Kurzübersicht',
  games: 'Gespeicherte Partien',
};
