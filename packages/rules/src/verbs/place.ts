import type { Ref } from '../cards/selector.ts';
import type { Range } from '../cards/unitCard.ts';
import { charactersOf, discsOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** The range is measured from the Placed character unless the text names somebody else (CR-PLACE-02, CR-PLACE-03). */
    place: { who: Ref; range: Range; from?: Ref };
  }
}

export const place = verb('place', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    advance(g, f, false);
    if (!who) return;
    const origin = effect.from ? discsOf(g, effect.from, f.context)[0] : who;
    if (!origin) return;
    const { x, y, z, r } = origin;
    g.call('place.ask', { character: who.id, range: effect.range, origin: { x, y, z, r }, seat: f.seat });
  },
  /** Nobody is there, or one whom the mode does not let be moved (KO-R-65). */
  isIdle: idleOnceBound((p, { who }, at) => {
    const [placed] = charactersOf(p, who, at);
    return placed === undefined || p.game.mode.barred(p, placed.unit, 'be-moved') !== null;
  }),
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'place'> = {
  means: 'a character is Placed',
  example: { do: 'place', who: 'self', range: 2 },
};
