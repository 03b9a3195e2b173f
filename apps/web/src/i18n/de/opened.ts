import type { OpenedWords } from '../openedWords.ts';

export const opened: OpenedWords = {
  changed: 'Regeln oder Karten haben sich seit dem Speichern geändert. Es geht dort weiter, wo die Partie stand.',
  mended: 'Von dieser gespeicherten Partie fehlt ein Teil. Es geht dort weiter, wo sie stand.',
};
