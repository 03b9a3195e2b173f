import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const addDice: VerbWords<'add-dice'> = {
  en: ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const dies = en.amount(fewer ? -n : n, (many) => en.counted(many, 'die'), s);
    return `${fewer ? `remove ${dies} from` : `add ${dies} to`} the ${en.terms.dice[roll]} roll`;
  },
  de: ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const dies = de.amount(fewer ? -n : n, (many) => `${many} Würfel`, s);
    const wurf = `dem ${de.terms.dice[roll]}swurf`;
    return fewer
      ? de.order('entferne', `${dies} aus ${wurf}`, '', 'entfernen')
      : de.order('füge', `${wurf} ${dies}`, 'hinzu', 'hinzufügen');
  },
};
