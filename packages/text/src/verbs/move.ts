import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const move: VerbWords<'move'> = {
  en: ({ who, move, toward, away, by }, s) => {
    const whom = en.theCharacter(who, s);
    const way = en.where(toward, away, s);
    return by ? `your opponent may have ${whom} ${en.moving(move)}${way}` : `${whom} may ${en.moving(move)}${way}`;
  },
  de: ({ who, move, toward, away, by }, s) => {
    const whom = de.theCharacter(who, s, by ? 'acc' : 'nom');
    const way = de.where(toward, away, s);
    return by ? `dein Gegenüber darf ${whom}${way} ${de.moving(move)} lassen` : `${whom} darf${way} ${de.moving(move)}`;
  },
};
