import type { Keyword } from '../cards/ability.ts';
import type { Duration } from '../cards/duration.ts';
import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { grant as grantKeyword } from '../queries/keywords.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** A keyword for a time; numbered ones add up (CR-STACK-03). */
    grant: { who: Ref; keyword: Keyword; until: Duration };
  }
}

export const grant = verb('grant', {
  perform: (g, f, { who, keyword, until }) => {
    grantKeyword(g, unitMeant(g, who, f.context).id, keyword, until, sourceOf(f));
    advance(g, f, true);
  },
  isIdle: neverIdle,
  commutesWith: ['refresh', 'grant'],
  worksAt: 'any',
});

export const shown: Shown<'grant'> = {
  means: 'a keyword for a time',
  example: {
    do: 'grant',
    who: 'self',
    keyword: { name: 'impact', value: 1 },
    until: 'turn',
  },
};
