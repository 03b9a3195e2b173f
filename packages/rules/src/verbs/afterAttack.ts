import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { waitForTheEnd } from '../timing/resolution.ts';
import { advance, part } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** A part of an ability already paid for that waits for step 10 of the attack now going on. */
    'after-attack': { effects: readonly Effect[] };
  }
}

export const afterAttack = verb('after-attack', {
  perform: (g, f, { effects }) => {
    waitForTheEnd(g, part({ ...f, did: false }, effects));
    advance(g, f, true);
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: ['attack.declaring', 'attack.targeted', 'attack.rolling', 'attack.modifying', 'attack.suffering'],
  later: ({ effects }) => effects,
});

export const shown: Shown<'after-attack'> = {
  means: 'a part that waits for the end of the attack',
  example: { do: 'after-attack', effects: [{ do: 'heal', who: 'self' }] },
};
