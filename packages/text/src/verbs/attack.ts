import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const attack: VerbWords<'attack'> = {
  en: ({ who, dice: n, types, target }, s) => {
    const kind = en.attackOf(types?.map((type) => en.terms.attacks[type]));
    const against = target
      ? ` against ${target === 'targets' ? 'one of the same targets' : en.theCharacter(target, s)}`
      : '';
    return `${en.theCharacter(who, s)} may make ${kind}${n === undefined ? '' : ` with ${en.counted(n, 'die')}`}${against}`;
  },
  de: ({ who, dice: n, types, target }, s) => {
    const whom = de.theCharacter(who, s, 'nom');
    const against = target
      ? ` gegen ${target === 'targets' ? 'eines derselben Ziele' : de.theCharacter(target, s, 'acc')}`
      : '';
    return `${whom} darf${against} ${de.attackOf(types)}${n === undefined ? '' : ` mit ${n} Würfeln`} machen`;
  },
};
