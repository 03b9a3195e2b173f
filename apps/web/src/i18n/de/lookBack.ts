import type { LookBackWords } from '../lookBackWords.ts';

export const lookBack: LookBackWords = {
  title: 'Rückblick',
  leave: 'Zurück zur Partie',
  moment: 'Moment der Partie',
  place: (n, of) => `${n} von ${of}`,
  takenBack: 'später zurückgenommen',
  beginning: 'Der Anfang',
  first: 'Zum Anfang (Pos1)',
  turnBack: 'Einen Zug zurück (Pfeil hoch)',
  back: 'Eine Entscheidung zurück (Pfeil links)',
  play: 'Abspielen (Leertaste)',
  pause: 'Anhalten (Leertaste)',
  forth: 'Eine Entscheidung weiter (Pfeil rechts)',
  turnForth: 'Einen Zug weiter (Pfeil runter)',
  last: 'Zum Ende (Ende)',
  speed: 'Tempo',
  keys: 'Tasten: ← → Entscheidung · ↑ ↓ Zug · Pos1 Ende · Leertaste spielt ab · Esc verlässt',
  link: 'Link zu diesem Moment kopieren',
  copied: 'Link kopiert. Er öffnet diesen Moment in diesem Browser.',
  goOn: 'Von hier weiterspielen',
  goOnHint:
    'Daraus wird eine eigene gespeicherte Partie; die hier gezeigte bleibt, wie sie ist. Würfel fallen neu, und Karten, die niemand kennen konnte, werden neu gemischt.',
  side: 'Du spielst',
  begin: 'Beginnen',
  refused: 'Die neue Partie konnte nicht gespeichert werden.',
  overHere: 'Hier ist die Partie zu Ende. Geh einen Schritt oder mehr zurück.',
};
