import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const move: VerbWords<'move'> = {
  en: ({ who, move, toward, away, by, must, unengaged }, s) => {
    const whom = en.theCharacter(who, s);
    const way = `${en.where(toward, away, s)}${unengaged ? ', but not to a place where it is Engaged' : ''}`;
    if (must) return `make ${whom} ${en.moving(move)}${way}`;
    return by ? `your opponent may have ${whom} ${en.moving(move)}${way}` : `${whom} may ${en.moving(move)}${way}`;
  },
  de: ({ who, move, toward, away, by, must, unengaged }, s) => {
    const whom = de.theCharacter(who, s, by || must ? 'acc' : 'nom');
    const way = `${de.where(toward, away, s)} ${de.moving(move)}`.trim();
    const how = unengaged ? `${way}, aber nicht ins Handgemenge` : way;
    if (must) return de.order('lass', `${whom} ${how}`, '', 'lassen');
    return by
      ? de.does('dein Gegenüber', 'darf', `${whom} ${how} lassen`)
      : de.does(whom, de.numbered(who, s, 'darf', 'dürfen'), how);
  },
};
