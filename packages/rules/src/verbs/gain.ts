import type { Ref } from '../cards/selector.ts';
import type { Condition } from '../cards/unitCard.ts';
import { unitMeant, unitOrNone } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { causeOf } from '../state/cause.ts';
import { wouldBeHeard } from '../timing/listeners.ts';
import { canGain } from '../tokens/conditions.ts';
import { advance, seatMeant } from './running.ts';

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
  isIdle: idleOnceBound((p, { who, condition }, at) => {
    const u = unitOrNone(p, who, at);
    if (u === null) return true;
    const cause = causeOf({ by: 'ability', unit: at.unit, seat: seatMeant(p, undefined, at) });
    return !canGain(p, u, condition) && !wouldBeHeard(p, { on: 'condition.gaining', unit: u.id, condition, cause }, at);
  }),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'gain'> = {
  means: 'a condition for a Unit',
  example: { do: 'gain', who: 'target', condition: 'strained' },
};
