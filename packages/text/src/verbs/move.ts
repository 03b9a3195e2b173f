import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const move: VerbWords<'move'> = {
  en: ({ who, move, toward, away, by, must }, s) => {
    const whom = en.theCharacter(who, s);
    const way = en.where(toward, away, s);
    if (must) return `make ${whom} ${en.moving(move)}${way}`;
    return by ? `your opponent may have ${whom} ${en.moving(move)}${way}` : `${whom} may ${en.moving(move)}${way}`;
  },
  de: ({ who, move, toward, away, by, must }, s) => {
    const whom = de.theCharacter(who, s, by || must ? 'acc' : 'nom');
    const way = de.where(toward, away, s);
    if (must) return `lass ${whom}${way} ${de.moving(move)}`;
    return by ? `dein Gegenüber darf ${whom}${way} ${de.moving(move)} lassen` : `${whom} darf${way} ${de.moving(move)}`;
  },
};
