import type { Ref } from '../cards/selector.ts';
import { unitMeant } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { gainInjured } from '../tokens/changes.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    injure: { who: Ref; tokens: number };
  }
}

export const injure = verb('injure', {
  perform: (g, f, { who, tokens }) => {
    gainInjured(g, unitMeant(g, who, f.context).id, tokens);
    advance(g, f, true);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

export const shown: Shown<'injure'> = {
  means: 'Injured tokens for a Unit',
  example: { do: 'injure', who: 'self', tokens: 1 },
};
