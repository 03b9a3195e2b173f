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
    const dice = n === undefined ? '' : ` mit ${n === 1 ? '1 Würfel' : `${n} Würfeln`}`;
    const against = target === 'targets' ? 'eines derselben Ziele' : target && de.theCharacter(target, s, 'acc');
    const attack = `${de.attackOf(types)}${dice}${against ? ` gegen ${against}` : ''}`;
    return de.does(whom, de.numbered(who, s, 'darf', 'dürfen'), de.closing(attack, 'ausführen'));
  },
};
