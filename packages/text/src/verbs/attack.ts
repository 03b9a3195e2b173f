import type { Ref } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** Whether a whole Unit was chosen to aim at. */
const isUnit = (target: Ref | undefined, { speaker }: Speaking): boolean =>
  typeof target === 'object' &&
  speaker.nameOf(target.bound) === undefined &&
  speaker.selector(target.bound)?.of === 'unit';

export const attack: VerbWords<'attack'> = {
  en: ({ who, dice: n, types, target, besides }, s) => {
    const kind = en.attackOf(types?.map((type) => en.terms.attacks[type]));
    const whom = isUnit(target, s) ? 'a character in the chosen Unit' : target && en.theCharacter(target, s);
    const against = target
      ? ` against ${target === 'targets' ? 'one of the same targets' : whom}`
      : besides
        ? ' against a character in another Unit'
        : '';
    return `${en.theCharacter(who, s)} may make ${kind}${n === undefined ? '' : ` with ${en.counted(n, 'die')}`}${against}`;
  },
  de: ({ who, dice: n, types, target, besides }, s) => {
    const whom = de.theCharacter(who, s, 'nom');
    const dice = n === undefined ? '' : ` mit ${n === 1 ? '1 Würfel' : `${n} Würfeln`}`;
    const foe = isUnit(target, s)
      ? 'einen Charakter der gewählten Einheit'
      : target && de.theCharacter(target, s, 'acc');
    const other = besides && 'einen Charakter einer anderen Einheit';
    const against = target === 'targets' ? 'eines derselben Ziele' : (foe ?? other);
    const attack = `${de.attackOf(types)}${dice}${against ? ` gegen ${against}` : ''}`;
    return de.does(whom, de.numbered(who, s, 'darf', 'dürfen'), de.closing(attack, 'ausführen'));
  },
};
