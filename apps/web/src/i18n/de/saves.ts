import type { SavesWords } from '../savesWords.ts';

export const saves: SavesWords = {
  title: 'Gespeicherte Partien',
  none: 'In diesem Browser ist noch keine Partie gespeichert.',
  noneHint: 'Jede Partie wird nach jeder Entscheidung automatisch gespeichert.',
  playNow: 'Jetzt spielen',
  blocked: 'Dieser Browser erlaubt kein Speichern. Du kannst trotzdem spielen und Partien als Datei exportieren.',
  import: 'Partie importieren',
  refused: 'Diese Datei konnte nicht importiert werden. Nichts wurde geändert.',
  goOn: 'Weiterspielen',
  result: 'Ergebnis ansehen',
  more: 'Mehr',
  name: 'Name',
  who: 'Wer spielt?',
  whos: { computer: 'Gegen den Computer', two: 'Zu zweit an einem Bildschirm' },
  export: 'Partie exportieren',
  remove: 'Löschen',
  removed: (name) => `${name} wurde gelöscht.`,
  restore: 'Rückgängig',
  countdown: (filled: number) => `Schlüsseloperation, Countdown ${filled} von 16`,
  position: (space, momentum) =>
    `Konfliktmarker auf Feld ${space === 0 ? 0 : `${Math.abs(space)} von Seite ${space > 0 ? 1 : 2}`}, Fortschrittsmarker ${momentum[0]} zu ${momentum[1]}`,
};
