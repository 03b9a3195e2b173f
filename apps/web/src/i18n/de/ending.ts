import type { EndingWords } from '../endingWords.ts';

export const ending: EndingWords = {
  totals: (turns) => (turns === 1 ? 'Die Partie in Zahlen: 1 Zug' : `Die Partie in Zahlen: ${turns} Züge`),
  unit: 'Einheit',
  activations: 'Aktivierungen',
  attacks: 'Angriffe',
  dealt: 'Schaden verursacht',
  suffered: 'Schaden erlitten',
  wounds: 'Angeschlagen',
  timeline: 'Der Konfliktmarker von Zug zu Zug, deine Seite oben; gefüllt: Fortschritt',
  timelineText: (spaces) => `Konfliktmarker von Zug zu Zug: ${spaces}`,
  timelineTurn: (turn, space) => `Zug ${turn} ansehen: Konfliktmarker bei ${space}`,
  struggles: 'Konflikte gewonnen',
  forceSpent: 'Macht ausgegeben',
  time: 'Bedenkzeit ohne lange Pausen',
  held: (a, b) => `Gehaltene Aufgaben am Ende jedes Zuges: oben ${a}, unten ${b}`,
  heldIn: (turn, [a, b]) => `Zug ${turn}: ${a} zu ${b}`,
};
