import { counted } from '@faultline/text/de/plural';
import type { EndingWords } from '../endingWords.ts';

export const ending: EndingWords = {
  totals: (turns) => `Die Partie in Zahlen: ${counted(turns, 'Zug')}`,
  unit: 'Einheit',
  activations: 'Aktivierungen',
  attacks: 'Angriffe',
  dealt: 'Schaden zugefügt',
  suffered: 'Schaden genommen',
  wounds: 'Feinde angeschlagen',
  timeline: 'Konfliktmarker je Zug (deine Seite oben, gefüllt = Fortschrittsmarker)',
  timelineText: (spaces) => `Konfliktmarker je Zug: ${spaces}`,
  timelineTurn: (turn, space) => `Zug ${turn} ansehen: Konfliktmarker auf Feld ${space}`,
  clock: 'Countdown je Zug (deine Seite oben, gefüllt = Fortschrittsmarker)',
  clockText: (filled) => `Countdown je Zug: ${filled}`,
  clockTurn: (turn, filled) => `Zug ${turn} ansehen: Countdown ${filled} von 16`,
  struggles: 'Konflikte gewonnen',
  forceSpent: 'Macht ausgegeben',
  time: 'Spielzeit ohne lange Pausen',
  held: (a, b) => `Kontrollierte Aufgaben am Ende jedes Zugs: oben ${a}, unten ${b}`,
  heldIn: (turn, [a, b]) => `Zug ${turn}: ${a} zu ${b}`,
};
