import type { DieKind } from '../cards/dice.ts';
import type { Amount } from '../cards/selector.ts';
import { amountOf } from '../queries/amount.ts';
import { attackAt, canChange } from '../queries/attack.ts';
import { firmFaces } from '../queries/firm.ts';
import { type Shown, verb } from '../queries/language.ts';
import { advance, seatMeant, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Changes a roll of the attack now going on, before the charts are read (step 6). */
    dice: { roll: DieKind; change: DiceChange; most?: Amount };
  }
}

export const dice = verb('dice', {
  perform: (g, f, { roll, change, most }) => {
    const limit = most === undefined ? null : amountOf(g, most, f.context);
    advance(g, f, false);
    const limited = change.how === 'reroll' && limit !== null ? { ...change, most: limit } : change;
    g.call('roll.change', { roll, change: limited, seat: f.seat, by: sourceOf(f), picked: [] });
  },
  isIdle: (p, { roll, change, most }, at) => {
    const attack = attackAt(p, 'modify');
    const seat = seatMeant(p, undefined, at);
    const firm = attack && seat !== null ? firmFaces(p, attack, roll, seat) : [];
    return (most !== undefined && amountOf(p, most, at) <= 0) || !canChange(p, roll, change, firm);
  },
  commutesWith: [],
  worksAt: ['attack.modifying'],
});

export const shown: Shown<'dice'> = {
  means: 'changes a roll of the attack',
  example: {
    do: 'dice',
    roll: 'attack',
    change: { how: 'reroll', face: 'failure', most: 2 },
  },
};
