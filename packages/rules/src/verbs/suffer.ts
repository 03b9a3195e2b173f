import type { Amount, Ref } from '../cards/selector.ts';
import { amountOf, isNone } from '../queries/amount.ts';
import { unitMeant, unitOrNone } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { canSuffer, suffer as sufferDamage } from '../tokens/changes.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    suffer: { who: Ref; amount: Amount };
  }
}

export const suffer = verb('suffer', {
  perform: (g, f, effect) => {
    const { id } = unitMeant(g, effect.who, f.context);
    advance(g, f, sufferDamage(g, id, amountOf(g, effect.amount, f.context), f.cause) > 0);
  },
  isIdle: idleOnceBound((p, { who, amount }, at) => {
    const u = unitOrNone(p, who, at);
    return u === null || !canSuffer(p, u) || isNone(p, amount, at);
  }),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'suffer'> = {
  means: 'damage for a Unit',
  example: { do: 'suffer', who: 'attacker', amount: 2 },
};
