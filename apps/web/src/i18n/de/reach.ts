import type { ReachWords } from '../reachWords.ts';

export const reach: ReachWords = {
  onlyHere:
    'Diese Adresse öffnet sich nur auf diesem Gerät. Um andere einzulassen, starte mit: npm start -- --host 0.0.0.0',
  plainHttp:
    'Über einfaches http geöffnet: Die Seite ist so nicht offline verfügbar, gespeicherte Daten sind nicht vor dem Löschen geschützt, und es gibt keine Benachrichtigungen. Alles andere funktioniert.',
};
