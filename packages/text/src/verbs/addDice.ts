import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const addDice: VerbWords<'add-dice'> = {
  en: ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const told = (many: number): string => {
      const dies = en.counted(many, `${en.terms.dice[roll]} die`);
      return fewer ? `remove ${dies} from the roll` : `add ${dies} to the roll`;
    };
    const isThatMany = typeof n === 'object' && n.count === 'done' && (n.times ?? 1) === 1 && (n.per ?? 1) === 1;
    if (isThatMany) return `add that many ${en.terms.dice[roll]} dice to the roll`;
    return en.firstCounted(fewer ? -n : n, told, s);
  },
  de: ({ roll, dice: n }, s) => {
    const fewer = typeof n === 'number' && n < 0;
    const dies = de.countedFirst(fewer ? -n : n, (many) => `${many} Würfel`, s);
    const wurf = `dem ${de.terms.dice[roll]}swurf`;
    return fewer
      ? de.order('entferne', `${dies} aus ${wurf}`, '', 'entfernen')
      : de.order('füge', `${wurf} ${dies}`, 'hinzu', 'hinzufügen');
  },
};
