import type { Amount, Ref } from '../cards/selector.ts';
import { amountOf } from '../queries/amount.ts';
import { unitMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { suffer as sufferDamage } from '../tokens/changes.ts';
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
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'suffer'> = {
  means: 'damage for a Unit',
  example: { do: 'suffer', who: 'attacker', amount: 2 },
};
