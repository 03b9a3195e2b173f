import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { replace } from '../timing/replaced.ts';
import { advance } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** In place of what the event announces: that does not happen. */
    instead: object;
  }
}

export const instead = verb('instead', {
  perform: (g, f) => {
    const { trigger } = f.context;
    if (trigger) replace(g, trigger.id);
    advance(g, f, true);
  },
  isIdle: neverIdle,
  commutesWith: [],
  /** The events whose flow asks whether something else has happened in their place. */
  worksAt: [
    'attack.suffering',
    'card.reserving',
    'condition.gaining',
    'heal.resolving',
    'hunker.losing',
    'momentum.gaining',
  ],
});

export const shown: Shown<'instead'> = {
  means: 'in place of what the event announces',
  example: { do: 'instead' },
};
