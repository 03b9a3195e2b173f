import type { Selector } from '@faultline/rules';
import { tactic } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ANOTHER: Selector = { of: 'character', side: 'allied', tag: 'Rebel Alliance', besides: 'self' };
const BOTH: Selector = { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } };

/** He and another Rebel advance while the other's card is still to come, else they dash. */
const realQuietLike = tactic({
  do: 'when',
  test: { test: 'some', who: ANOTHER },
  effects: [
    { do: 'choose', bind: 'ally', from: ANOTHER },
    {
      do: 'when',
      test: { test: 'order-card', of: { bound: 'ally' }, in: ['deck', 'reserve'] },
      effects: [eachMayMove('advance', BOTH)],
      otherwise: [eachMayMove('dash', BOTH)],
    },
  ],
  otherwise: [eachMayMove('dash')],
});

const outnumbered = on({ on: 'attack.resolved', by: SELF, inCombatAction: true }, null, ONE_OWN, {
  do: 'attack',
  who: OWN,
  dice: 5,
  besides: 'target',
});

const FALLEN = {
  on: 'wounded',
  to: { of: 'unit', side: 'allied' },
  by: { of: 'character', side: 'enemy' },
} as const;

const optimism = on(
  FALLEN,
  { test: 'more', of: { count: 'momentum', of: 'opponent' }, than: { count: 'momentum', of: 'own' } },
  { do: 'momentum', amount: 1 },
);

/** Once a Turn each: a dash for an enemy who falls, a shot at whoever wounds an ally. */
const heyItsMe: Script = [
  {
    clause: 'on',
    event: { on: 'wounded', to: { of: 'unit', side: 'enemy' } },
    limit: 'turn',
    effects: [{ do: 'shed', who: 'self', conditions: 1 }, ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
  },
  {
    clause: 'on',
    event: FALLEN,
    limit: 'turn',
    effects: [ONE_OWN, { do: 'attack', who: OWN, dice: 5, target: 'wounder' }],
  },
];

export default unit(card, {
  'then-well-do-it-real-quiet-like': realQuietLike,
  'outnumbered-not-outgunned': outnumbered,
  'lets-keep-a-little-optimism-here': optimism,
  'hey-its-me': heyItsMe,
});
