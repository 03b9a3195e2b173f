import type { EffectOf, Selector } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

type Aim = NonNullable<EffectOf<'attack'>['target']>;

const isSelector = (target: Aim): target is Selector => typeof target === 'object' && 'of' in target;

/** Whether a whole Unit was chosen to aim at. */
const isUnit = (target: Aim, { speaker }: Speaking): boolean =>
  typeof target === 'object' &&
  'bound' in target &&
  speaker.nameOf(target.bound) === undefined &&
  speaker.selector(target.bound)?.of === 'unit';

function aimedAt(target: Aim, s: Speaking): string {
  if (target === 'targets') return 'one of the same targets';
  if (isSelector(target)) return en.some(target, s);
  return isUnit(target, s) ? 'a character in the chosen Unit' : en.theCharacter(target, s);
}

function gegen(target: Aim, s: Speaking): string {
  if (target === 'targets') return 'eines derselben Ziele';
  if (isSelector(target)) return de.some(target, s, 'acc');
  return isUnit(target, s) ? 'einen Charakter der gewählten Einheit' : de.theCharacter(target, s, 'acc');
}

export const attack: VerbWords<'attack'> = {
  en: ({ who, dice: n, types, target, besides }, s) => {
    const kind = en.attackOf(types?.map((type) => en.terms.attacks[type]));
    const attacker = en.theCharacter(who, s);
    const other = besides ? ' against a character in another Unit' : '';
    const against = target ? ` against ${aimedAt(target, s)}` : other;
    return `${attacker} may make ${kind}${n === undefined ? '' : ` with ${en.counted(n, 'die')}`}${against}`;
  },
  de: ({ who, dice: n, types, target, besides }, s) => {
    const whom = de.theCharacter(who, s, 'nom');
    const dice = n === undefined ? '' : ` (${n} Würfel)`;
    const other = besides ? ' gegen einen Charakter einer anderen Einheit' : '';
    const attack = `${de.attackOf(types)}${dice}${target ? ` gegen ${gegen(target, s)}` : other}`;
    return de.does(whom, de.numbered(who, s, 'darf', 'dürfen'), de.closing(attack, 'ausführen'));
  },
};
