import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

const USER = { attack: 'attacker', defense: 'target' } as const;

export const useChart: VerbWords<'use-chart'> = {
  en: ({ roll, of }, s) => {
    const chart = `${en.terms.dice[roll]} Expertise Chart`;
    return `${en.theCharacter(USER[roll], s)} may use ${en.belonging(en.theUnit(of, s), chart)} instead of its own during this attack`;
  },
  de: ({ roll, of }, s) => {
    const chart = roll === 'attack' ? 'Angriffs-Expertisetabelle' : 'Verteidigungs-Expertisetabelle';
    return de.does(
      de.theCharacter(USER[roll], s, 'nom'),
      'darf',
      `bei diesem Angriff die ${chart} ${de.theUnit(of, s, 'gen')} statt der eigenen verwenden`,
    );
  },
};
