import { eachMayMove, on, type Script, SELF, use } from '../src/script.ts';

/** Wordings of the Ewoks, and of rebels who hide as they do. */

/** Stealthy Approach: all may dash, then cover or a Focus action, whether anybody did or not. */
export const stealthyApproach: Script = use(eachMayMove('dash'), {
  do: 'pick',
  optional: true,
  among: [
    { name: 'hunker', effects: [{ do: 'hunker', who: 'self' }] },
    { name: 'focus', effects: [{ do: 'action', who: 'self', action: 'focus' }] },
  ],
});

/** Camouflage: under cover before the game begins. */
export const camouflage: Script = on({ on: 'setup.end' }, null, {
  do: 'may',
  effects: [{ do: 'hunker', who: 'self' }],
});

/** Forest Dwellers: the same, and after each activation. */
export const forestDwellers: Script = [
  ...camouflage,
  ...on({ on: 'activation.end', to: SELF }, null, { do: 'may', effects: [{ do: 'hunker', who: 'self' }] }),
];

/** Strength in Numbers, R-CARD-28: two dice against somebody whom an Ewok fights, be it the attacker. */
export const strengthInNumbers: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    dice: 2,
    where: {
      test: 'some',
      who: { of: 'character', side: 'allied', tag: 'Ewok', wounded: false, engagedWith: 'target' },
    },
  },
];
