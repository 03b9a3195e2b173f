import type { Ref } from '../cards/selector.ts';
import type { Condition } from '../cards/unitCard.ts';
import { unitMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    gain: { who: Ref; condition: Condition };
  }
}

export const gain = verb('gain', {
  perform: (g, f, { who, condition }) => {
    const unit = unitMeant(g, who, f.context).id;
    advance(g, f, false);
    g.call('condition.gain', { unit, condition, cause: f.cause, doubled: 'suffered' });
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'gain'> = {
  means: 'a condition for a Unit',
  example: { do: 'gain', who: 'target', condition: 'strained' },
};
