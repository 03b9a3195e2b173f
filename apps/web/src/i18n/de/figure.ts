import type { FigureWords } from '../figureWords.ts';

export const figure: FigureWords = {
  may: (actions) => `Darf jetzt: ${actions}`,
  chosen: 'Kann jetzt gewählt werden',
  now: 'Die Befehlskarte ist aufgedeckt',
  next: 'Die Befehlskarte kommt als Nächstes',
  possible: 'Die Befehlskarte ist noch im Stapel',
  reserve: 'Die Befehlskarte ist in Reserve',
  used: 'Die Befehlskarte ist verwendet',
};
