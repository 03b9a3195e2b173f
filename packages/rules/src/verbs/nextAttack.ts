import type { Ref } from '../cards/selector.ts';
import type { AttackType } from '../cards/unitCard.ts';
import { charactersOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb } from '../queries/language.ts';
import { advance, part, sourceOf } from './running.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** What waits for a character's next attack of this activation: dice, damage in the pool, a part in step 10. */
    'next-attack': {
      who: Ref;
      dice?: number;
      pool?: number;
      type?: AttackType;
      /** For every attack of the action now going on, not for one alone. */
      span?: 'action';
      after?: readonly Effect[];
    };
  }
}

export const nextAttack = verb('next-attack', {
  /** CR-ACT-16: it ends with the activation. */
  perform: (g, f, effect) => {
    const { activation } = g.open;
    const who = charactersOf(g, effect.who, f.context);
    advance(g, f, activation !== null && who.length > 0);
    const { dice = 0, pool = 0, type = null, span, after } = effect;
    const later = after ? part({ ...f, did: false }, after) : null;
    const bonus = { type, dice, pool, source: sourceOf(f), whole: span === 'action', after: later };
    const fresh = who.map(({ id: character }) => ({ character, ...bonus }));
    if (activation) activation.bonuses = [...activation.bonuses, ...fresh];
  },
  isIdle: idleOnceBound((p) => p.open.activation === null),
  commutesWith: [],
  /** CR-ACT-16: it ends with the activation, so there must be one. */
  worksAt: {
    notAt: [
      'setup.struggle',
      'setup.end',
      'turn.start',
      'turn.end',
      'card.revealing',
      'card.revealed',
      'card.reserving',
      'reserve.taken',
      'shatterpoint.choosing',
      'shatterpoint.chosen',
      'control.determining',
    ],
  },
  later: ({ after = [] }) => after,
});

export const shown: Shown<'next-attack'> = {
  means: 'waits for the next attack of this activation',
  example: { do: 'next-attack', who: 'self', dice: 2 },
};
