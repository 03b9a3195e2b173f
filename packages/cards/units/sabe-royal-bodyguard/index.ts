import { exposeFlank } from '../../shared/fighting.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Another Unit of the Republic may dash, and she with those of Naboo. */
const loyalProtectors = tactic(
  chooseUnit({ side: 'other-allied', tag: 'Galactic Republic' }),
  eachMayMove('dash', IN_UNIT),
  {
    do: 'when',
    test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'allied', tag: 'Naboo' } },
    effects: [eachMayMove('dash')],
  },
);

/** R-CARD-1: before dice are rolled she throws herself between. */
const staunchBodyguard = on(
  {
    on: 'attack.rolling',
    by: { of: 'character', side: 'enemy' },
    to: { of: 'character', side: 'allied', rank: ['primary'] },
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'reposition', toward: 'target' },
  {
    do: 'when',
    test: { test: 'near', who: 'self', range: 2, of: 'target' },
    effects: [{ do: 'add-dice', roll: 'defense', dice: 2 }],
  },
);

const QUEEN = { bound: 'queen' } as const;

/** R-CARD-31: she takes the place of the Queen, who is at the objective all the while. */
const decoy = on({ on: 'shatterpoint.choosing', player: 'own' }, null, {
  do: 'may',
  effects: [
    { do: 'choose', bind: 'objective', from: { of: 'objective', within: { range: 2, from: 'self' } } },
    { do: 'choose', bind: 'queen', from: { of: 'character', side: 'allied', tag: 'Naboo', rank: ['primary'] } },
    {
      do: 'each',
      bind: 'own',
      from: SELF,
      effects: [{ do: 'place', who: OWN, range: 1, from: QUEEN }],
    },
    { do: 'place', who: QUEEN, range: 1, from: { bound: 'objective' } },
  ],
});

export default unit(card, {
  'loyal-protectors': loyalProtectors,
  'expose-flank': exposeFlank,
  'staunch-bodyguard': staunchBodyguard,
  decoy,
});
