import type { MenuWords } from '../menuWords.ts';

export const menu: MenuWords = {
  problem: 'Ein Problem melden',
  problemHint:
    'Eine Datei nimmt die ganze Partie mit, bis hierher nachspielbar. Nichts wird von selbst verschickt: Du entscheidest, wem du sie gibst.',
  problemOpen:
    'Die Datei enthält auch, was verdeckt liegt, und den Startwert der Würfel. Solange die Partie läuft, gib sie niemandem, der mitspielt.',
  said: 'Was ist passiert, und was hättest du erwartet?',
  saveReport: 'Meldung sichern',
  copyReport: 'Als kurzen Text kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser ließ das Kopieren nicht zu. Hier steht der Text:',
  keys: [
    ['1 – 9', 'die Möglichkeit mit dieser Nummer nehmen'],
    ['Enter', 'Geplantes bestätigen'],
    ['Esc', 'Plan verwerfen, Blatt schließen'],
    ['S', 'einen Platz vorschlagen'],
    ['N', 'nächster erlaubter Platz'],
    ['U', 'einen Schritt zurück'],
    ['R', 'und wieder vor'],
    ['B', 'zum Tisch'],
    ['P', 'zur Frage'],
    ['← ↑ ↓ →', 'auf dem Tisch: die geplante Basis oder den Ausschnitt bewegen, mit Umschalt fünfmal so weit'],
    ['+ −', 'auf dem Tisch: näher, weiter weg'],
    ['0', 'auf dem Tisch: alles zeigen'],
    ['F', 'auf dem Tisch: drehen'],
    ['D', 'Maßstab'],
    ['T', 'Teams'],
    ['C', 'Konfliktkarte'],
    ['L', 'Verlauf'],
    ['M', 'Menü der Partie'],
    ['/', 'in den Regeln suchen'],
    ['?', 'diese Liste'],
  ],
};
