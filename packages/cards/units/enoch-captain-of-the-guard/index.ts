import { coordinatedFire } from '../../shared/attacking.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;

/** Another trooper may dash, and he with a Night Trooper. */
const byYourCommand = use(
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', tag: 'Stormtrooper', besides: 'self' } },
  { do: 'move', who: ALLY, move: 'dash' },
  {
    do: 'when',
    test: { test: 'is', who: ALLY, a: { of: 'character', side: 'allied', tag: 'Night Trooper' } },
    effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
  },
);

/** Both sides of the fight drop their guard. */
const dieWell = on(
  {
    on: 'attack.rolling',
    by: {
      ...SELF,
      or: {
        of: 'character',
        side: 'allied',
        tag: 'Stormtrooper',
        rank: ['supporting'],
        within: { range: 5, from: 'self' },
      },
    },
    attackType: 'melee',
    inCombatAction: true,
  },
  null,
  { do: 'gain', who: 'attacker', condition: 'exposed' },
  { do: 'gain', who: 'target', condition: 'exposed' },
);

export default unit(card, {
  'by-your-command-grand-admiral': byYourCommand,
  'coordinated-fire-strained-galactic-empire': coordinatedFire('Galactic Empire', {
    do: 'gain',
    who: 'target',
    condition: 'strained',
  }),
  'die-well': dieWell,
});
