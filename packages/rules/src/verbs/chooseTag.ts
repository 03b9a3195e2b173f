import type { Ref } from '../cards/selector.ts';
import { cardOf } from '../game/find.ts';
import type { Position } from '../game/machine.ts';
import { unitMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { byText, distinct } from '../state/lists.ts';
import { chooseAmong } from './choose.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Binds a name to a tag: of somebody, or any there is. */
    'choose-tag': { bind: string; of: Ref | 'any' };
  }
}

export const chooseTag = verb('choose-tag', {
  perform: (g, f, { bind, of }) => {
    const among = of === 'any' ? everyTag(g) : cardOf(g, unitMeant(g, of, f.context)).tags.toSorted(byText);
    chooseAmong(g, f, bind, among);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

/** Every tag on a card of this table. */
const everyTag = (p: Position): string[] => distinct(p.open.units.flatMap((u) => cardOf(p, u).tags)).toSorted(byText);

export const shown: Shown<'choose-tag'> = {
  means: 'binds a name to a Tag',
  example: { do: 'choose-tag', bind: 'tag', of: 'any' },
};
