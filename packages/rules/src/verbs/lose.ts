import type { Keyword } from '../cards/ability.ts';
import type { Duration } from '../cards/duration.ts';
import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { lose as loseKeyword } from '../queries/keywords.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { advance, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** So much of a keyword is lost for a time, all of it where no number is given (CR-STACK-04). */
    lose: {
      who: Ref;
      keyword: Exclude<Keyword['name'], 'immunity'>;
      value?: number;
      until: Duration;
    };
  }
}

export const lose = verb('lose', {
  perform: (g, f, { who, keyword, value, until }) =>
    void advance(g, f, loseKeyword(g, unitMeant(g, who, f.context).id, keyword, value, until, sourceOf(f))),
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'lose'> = {
  means: 'a keyword lost for a time',
  example: { do: 'lose', who: 'target', keyword: 'cover', until: 'turn' },
};
