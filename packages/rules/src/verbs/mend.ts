import { changeAttack } from '../state/change.ts';
import { attackForming } from '../queries/attack.ts';
import { type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** In this attack each heal of the attacker may take a condition off an ally Engaged with the defender instead. */
    mend: object;
  }
}

export const mend = verb('mend', {
  perform: (g, f) => {
    const attack = attackForming(g);
    advance(g, f, attack !== null);
    if (attack) changeAttack(g, attack.attack, { mends: true });
  },
  isIdle: (p) => attackForming(p) === null,
  commutesWith: [],
  worksAt: ['attack.targeted', 'attack.rolling'],
});

export const shown: Shown<'mend'> = {
  means: 'heals of this attack may take a condition off an ally in the fight',
  example: { do: 'mend' },
};
