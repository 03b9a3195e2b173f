import type { Duration } from '../cards/duration.ts';
import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { grantTag } from '../queries/keywords.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** A tag for a time: a printed one, or one bound by `choose-tag`. */
    tag: { who: Ref; tag: string | { readonly bound: string }; until: Duration };
  }
}

export const tag = verb('tag', {
  perform: (g, f, effect) => {
    const u = unitMeant(g, effect.who, f.context);
    const given = typeof effect.tag === 'string' ? effect.tag : f.context.bound[effect.tag.bound];
    if (given !== undefined) grantTag(g, u.id, given, effect.until, sourceOf(f));
    advance(g, f, given !== undefined);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'tag'> = {
  means: 'a Tag for a time',
  example: { do: 'tag', who: 'self', tag: 'Scoundrel', until: 'game' },
};
