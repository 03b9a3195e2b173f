import type { DieKind } from '../cards/dice.ts';
import type { Ref } from '../cards/selector.ts';
import type { Position } from '../game/machine.ts';
import type { Aimed } from '../state/attack.ts';
import { changeAttack } from '../state/change.ts';
import { stanceOf } from '../game/find.ts';
import { attackAt, attackForming } from '../queries/attack.ts';
import { unitOrNone } from '../queries/context.ts';
import { isBound, type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** In 6C the attacker or the defender may read this Unit's chart in place of its own (R-CARD-20). */
    'use-chart': { roll: DieKind; of: Ref };
  }
}

/** The attack whose charts are not yet read. */
const unread = (p: Position): Aimed | null => attackForming(p) ?? attackAt(p, 'modify');

export const useChart = verb('use-chart', {
  perform: (g, f, { roll, of }) => {
    const attack = unread(g);
    const lender = unitOrNone(g, of, f.context);
    advance(g, f, attack !== null && lender !== null);
    if (attack && lender) changeAttack(g, attack.attack, { lent: { ...attack.lent, [roll]: lender.id } });
  },
  isIdle: (p, { roll, of }, at) => {
    const attack = unread(p);
    if (!attack) return true;
    const lender = isBound(of, at) ? unitOrNone(p, of, at) : null;
    return lender !== null && stanceOf(p, lender).charts[roll === 'attack' ? attack.attackType : 'defense'] === null;
  },
  commutesWith: [],
  worksAt: ['attack.targeted', 'attack.rolling', 'attack.modifying'],
});

export const shown: Shown<'use-chart'> = {
  means: 'a chart of another Unit may be used in this attack',
  example: { do: 'use-chart', roll: 'defense', of: 'self' },
};
