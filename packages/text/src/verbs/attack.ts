import type { EffectOf, Selector } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

type Aim = NonNullable<EffectOf<'attack'>['target']>;

const isSelector = (target: Aim): target is Selector => typeof target === 'object' && 'of' in target;

/** The Unit that was chosen to aim at, or that the event tells of. */
function unitAimedAt(target: Aim, { speaker }: Speaking): Selector | 'event-unit' | 'activating' | null {
  if (target === 'event-unit' || target === 'activating') return target;
  if (typeof target !== 'object' || isSelector(target) || speaker.nameOf(target.bound) !== undefined) return null;
  const chosen = speaker.selector(target.bound);
  return chosen?.of === 'unit' ? chosen : null;
}

function aimedAt(target: Aim, s: Speaking): string {
  if (target === 'targets') return 'one of the same targets';
  if (isSelector(target)) return `${target.of === 'unit' ? 'a character in ' : ''}${en.some(target, s)}`;
  const unit = unitAimedAt(target, s);
  if (unit === null) return en.theCharacter(target, s);
  if (typeof unit === 'string') return `a character in ${en.theUnit(unit, s)}`;
  return `a character in ${unit.among === 'target' ? 'the target’s Unit' : 'the chosen Unit'}`;
}

function gegen(target: Aim, s: Speaking): string {
  if (target === 'targets') return 'eines derselben Ziele';
  if (isSelector(target))
    return target.of === 'unit' ? `einen Charakter ${de.some(target, s, 'gen')}` : de.some(target, s, 'acc');
  const unit = unitAimedAt(target, s);
  if (unit === null) return de.theCharacter(target, s, 'acc');
  if (typeof unit === 'string') return `einen Charakter ${de.theUnit(unit, s, 'gen')}`;
  return `einen Charakter der ${unit.among === 'target' ? 'Einheit des Ziels' : 'gewählten Einheit'}`;
}

export const attack: VerbWords<'attack'> = {
  en: ({ who, dice: n, types, target, besides }, s) => {
    const kind = en.attackOf(types?.map((type) => en.terms.attacks[type]));
    const attacker = en.theCharacter(who, s);
    const other = besides ? ` against a character in a Unit other than ${en.theUnit(besides, s)}` : '';
    const against = target ? ` against ${aimedAt(target, s)}` : other;
    return `${attacker} may make ${kind}${n === undefined ? '' : ` with ${en.counted(n, 'die')}`}${against}`;
  },
  de: ({ who, dice: n, types, target, besides }, s) => {
    const whom = de.theCharacter(who, s, 'nom');
    const dice = n === undefined ? '' : ` (${n} Würfel)`;
    const other = besides ? ` gegen einen Charakter einer anderen Einheit als ${de.theUnit(besides, s, 'dat')}` : '';
    const attack = `${de.attackOf(types)}${dice}${target ? ` gegen ${gegen(target, s)}` : other}`;
    return de.does(whom, de.numbered(who, s, 'darf', 'dürfen'), de.closing(attack, 'ausführen'));
  },
};
