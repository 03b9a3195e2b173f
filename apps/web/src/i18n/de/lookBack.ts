import type { LookBackWords } from '../lookBackWords.ts';

export const lookBack: LookBackWords = {
  title: 'Wiederholung',
  leave: 'Zurück zur Partie',
  toGames: 'Gespeicherte Partien',
  toEnd: 'Ergebnis',
  lookOnly:
    'Die Würfe dieser Partie lassen sich aus wenigen Würfen vorhersagen; deshalb kannst du sie nur ansehen. Von jeder Stelle aus kannst du eine neue Partie weiterspielen.',
  moment: 'Stelle in der Partie',
  place: (n, of) => `${n} von ${of}`,
  takenBack: 'später rückgängig gemacht',
  beginning: 'Anfang',
  first: 'Zum Anfang (Pos1)',
  turnBack: 'Voriger Zug (Pfeil hoch)',
  back: 'Vorige Entscheidung (Pfeil links)',
  play: 'Abspielen (Leertaste)',
  pause: 'Anhalten (Leertaste)',
  forth: 'Nächste Entscheidung (Pfeil rechts)',
  turnForth: 'Nächster Zug (Pfeil runter)',
  last: 'Zum Ende (Ende)',
  speed: 'Tempo',
  keys: 'Tasten: ← → Entscheidung · ↑ ↓ Zug · Pos1 Ende · Leertaste Wiedergabe · Esc schließen',
  link: 'Link zu dieser Stelle kopieren',
  copied: 'Link kopiert. Er öffnet diese Stelle in diesem Browser.',
  goOn: 'Von hier weiterspielen',
  goOnHint:
    'Daraus wird eine eigene gespeicherte Partie; die hier gezeigte bleibt, wie sie ist. Es wird neu gewürfelt; unbekannte Karten werden neu gemischt.',
  side: 'Du spielst',
  begin: 'Partie starten',
  refused: 'Die neue Partie konnte nicht gespeichert werden.',
  overHere: 'Hier ist die Partie zu Ende. Geh mindestens einen Schritt zurück.',
};
