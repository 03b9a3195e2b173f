import type { DieKind } from '../cards/dice.ts';
import type { Amount } from '../cards/selector.ts';
import { amountOf, isFoundLater } from '../queries/amount.ts';
import { attackForming } from '../queries/attack.ts';
import { type Shown, verb } from '../queries/language.ts';
import { changeAttack } from '../state/change.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Dice for a pool of the attack now going on, before they are rolled (step 4); fewer where below zero. */
    'add-dice': { roll: DieKind; dice: Amount };
  }
}

export const addDice = verb('add-dice', {
  perform: (g, f, { roll, dice }) => {
    const forming = attackForming(g);
    const amount = amountOf(g, dice, f.context);
    advance(g, f, forming !== null && amount !== 0);
    if (!forming) return;
    changeAttack(g, forming.attack, { extra: [...forming.extra, { roll, dice: amount, from: sourceOf(f) }] });
  },
  isIdle: (p, { dice }, at) => attackForming(p) === null || (!isFoundLater(dice) && amountOf(p, dice, at) === 0),
  commutesWith: [],
  worksAt: ['attack.targeted', 'attack.rolling'],
});

export const shown: Shown<'add-dice'> = {
  means: 'dice for the pool of this attack',
  example: { do: 'add-dice', roll: 'defense', dice: 2 },
};
