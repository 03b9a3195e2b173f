import type { Test } from '@faultline/rules';
import { tactic } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const INJURED: Test = { test: 'more', of: { count: 'injured', on: 'self' }, than: 0 };
const inStance = (stance: string): Test => ({ test: 'stance', who: 'self', stance });
const ONE_WITH_THE_FORCE = inStance('i-am-one-with-the-force');
const THE_FORCE_IS_WITH_ME = inStance('the-force-is-with-me');

/** What has hurt them makes them calm. */
const fearNothing = tactic(
  { do: 'when', test: INJURED, effects: [{ do: 'refresh', amount: 1 }] },
  {
    do: 'repeat',
    times: { count: 'injured', on: 'self' },
    effects: [
      {
        do: 'pick',
        optional: true,
        among: [
          { name: 'damage', effects: [{ do: 'shed', who: 'self', damage: 1 }] },
          { name: 'condition', effects: [{ do: 'shed', who: 'self', conditions: 1 }] },
        ],
      },
    ],
  },
);

const worseCages = use(
  { do: 'when', test: ONE_WITH_THE_FORCE, effects: [eachMayMove('dash')] },
  { do: 'when', test: THE_FORCE_IS_WITH_ME, effects: [ONE_OWN, { do: 'move', who: OWN, move: 'reposition' }] },
);

const guardians: Script = [
  { clause: 'always', keyword: { name: 'cover', value: 1 }, where: ONE_WITH_THE_FORCE },
  { clause: 'always', keyword: { name: 'sharpshooter', value: 1 }, where: ONE_WITH_THE_FORCE },
  { clause: 'always', keyword: { name: 'steadfast' }, where: THE_FORCE_IS_WITH_ME },
  { clause: 'always', keyword: { name: 'impact', value: 1 }, where: THE_FORCE_IS_WITH_ME },
  ...on({ on: 'stance.changed', to: SELF }, null, {
    do: 'may',
    effects: [{ do: 'action', who: 'self', action: 'focus' }],
  }),
];

/** R-CARD-34: where a tie would leave things as they are, a Force takes the enemy's token off or brings Momentum. */
const praying = on(
  { on: 'control.determining', objective: { of: 'objective', contestedByAll: 'self' }, tie: true },
  null,
  {
    do: 'may',
    force: 1,
    effects: [
      { do: 'control', of: 'event-objective', by: 'nobody', whose: 'opponent' },
      { do: 'if-did', effects: [], otherwise: [{ do: 'momentum', amount: 1 }] },
    ],
  },
);

export default unit(card, {
  'i-fear-nothing-for-all-is-as-the-force-wills-it': fearNothing,
  'weve-been-in-worse-cages-than-this-one': worseCages,
  'guardians-of-the-whills': guardians,
  'hes-praying-for-the-door-to-open': praying,
});
