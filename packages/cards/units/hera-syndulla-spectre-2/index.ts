import type { Effect } from '@faultline/rules';
import { grants, on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ONE_OF_THEM: Effect = {
  do: 'choose',
  bind: 'one',
  from: { of: 'character', side: 'allied', among: { bound: 'unit' } },
};
const ONE = { bound: 'one' } as const;

/** One of another Rebel Unit may dash, or one of a Spectre advance. */
const phoenixLeader = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'other-allied', tag: 'Rebel Alliance' } },
  ONE_OF_THEM,
  {
    do: 'when',
    test: { test: 'is', who: ONE, a: { of: 'unit', side: 'allied', tag: 'Spectre' } },
    effects: [{ do: 'move', who: ONE, move: ['dash', 'advance'] }],
    otherwise: [{ do: 'move', who: ONE, move: 'dash' }],
  },
);

/** Up again for an Injured token, and on to the objective; the token comes also where nothing was taken off. */
const willNotStandDown = use(
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', tag: 'Rebel Alliance' } },
  { do: 'choose', bind: 'goal', from: { of: 'objective' } },
  { do: 'may', effects: [{ do: 'shed', who: { bound: 'unit' }, wounded: 1, damage: 'all', conditions: 1 }] },
  { do: 'injure', who: { bound: 'unit' }, tokens: 1 },
  ONE_OF_THEM,
  { do: 'move', who: ONE, move: 'reposition', toward: { bound: 'goal' } },
);

const RECOVER: Effect = {
  do: 'each',
  bind: 'unit',
  from: { of: 'unit', side: 'allied', tag: 'Rebel Alliance', within: { range: 5, from: 'self' } },
  effects: [{ do: 'may', effects: [{ do: 'shed', who: { bound: 'unit' }, damage: 3, conditions: 1 }] }],
};

/** For a Momentum, or for nothing where the Shatterpoint Card chose her. */
const weHaveHope = on({ on: 'activation.start', to: SELF }, null, {
  do: 'when',
  test: { test: 'activated-from', origin: 'shatterpoint' },
  effects: [RECOVER],
  otherwise: [{ do: 'may', momentum: 1, effects: [RECOVER] }],
});

export default unit(card, {
  'phoenix-leader': phoenixLeader,
  'we-will-not-stand-down': willNotStandDown,
  'crew-of-the-ghost': grants(
    { of: 'character', side: 'allied', tag: 'Rebel Alliance', within: { range: 4, from: 'self' } },
    { name: 'cover', value: 1 },
  ),
  'we-have-hope': weHaveHope,
});
