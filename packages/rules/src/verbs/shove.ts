import { shove as beginShove } from '../attack/walk.ts';
import type { Ref } from '../cards/selector.ts';
import { charactersOf } from '../queries/context.ts';
import { idleWithoutAnybody, type Shown, verb } from '../queries/language.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** CR-EFF-05: both halves, as an icon does it. */
    shove: { who: Ref; by: Ref };
  }
}

export const shove = verb('shove', {
  perform: (g, f, effect) => {
    const who = charactersOf(g, effect.who, f.context)[0];
    advance(g, f, false);
    if (!who) return;
    const shover = charactersOf(g, effect.by, f.context)[0];
    if (shover) beginShove(g, shover.id, who.id, f.seat, f.cause, false);
  },
  isIdle: idleWithoutAnybody,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'shove'> = {
  means: 'a shove, both halves',
  example: { do: 'shove', who: 'target', by: 'self' },
};
