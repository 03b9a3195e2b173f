import type { ReachWords } from '../reachWords.ts';

export const reach: ReachWords = {
  onlyHere:
    'Diese Adresse öffnet sich nur auf diesem Gerät. Um andere einzulassen, starte mit: npm start -- --host 0.0.0.0',
  plainHttp:
    'Über einfaches http geöffnet: Dieser Browser hält die Seite nicht für Zeiten ohne Netz bereit, verspricht nicht, Gespeichertes zu behalten, und schickt keine Benachrichtigungen. Alles andere geht.',
};
