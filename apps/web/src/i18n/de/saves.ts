import type { SavesWords } from '../savesWords.ts';

export const saves: SavesWords = {
  title: 'Gespeicherte Partien',
  none: 'In diesem Browser ist noch keine Partie gespeichert.',
  noneHint: 'Jede Partie wird hier von selbst gespeichert, nach jeder Entscheidung.',
  playNow: 'Sofort spielen',
  blocked:
    'Dieser Browser behält hier nichts, also gibt es keine gespeicherten Partien. Spielen und als Datei sichern geht trotzdem.',
  import: 'Partiedatei öffnen',
  refused: 'Diese Datei wurde nicht übernommen. Nichts wurde geändert.',
  goOn: 'Weiterspielen',
  result: 'Zum Ende',
  more: 'Mehr',
  name: 'Name',
  who: 'Wer spielt?',
  whos: { computer: 'Gegen den Computer', two: 'Zu zweit hier' },
  export: 'Als Datei sichern',
  remove: 'Löschen',
  removed: (name) => `${name} ist gelöscht.`,
  restore: 'Zurücknehmen',
  position: (space, momentum) =>
    `Konfliktmarker ${space === 0 ? 'in der Mitte' : `bei ${Math.abs(space)} auf Seite ${space > 0 ? 1 : 2}`}, Fortschritt ${momentum[0]} zu ${momentum[1]}`,
};
