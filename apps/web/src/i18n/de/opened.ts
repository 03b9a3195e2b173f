import type { OpenedWords } from '../openedWords.ts';

export const opened: OpenedWords = {
  changed: 'Regeln oder Karten wurden seit dem Speichern aktualisiert. Die Partie geht am letzten Stand weiter.',
  mended: 'Von dieser gespeicherten Partie fehlt ein Teil. Sie geht am letzten Stand weiter.',
};
