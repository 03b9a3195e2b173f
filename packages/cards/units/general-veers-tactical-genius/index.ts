import { commandSupport } from '../../shared/commanding.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const youHaveYourOrders = tactic(
  chooseUnit({
    side: 'allied',
    tag: 'Galactic Empire',
    rank: ['secondary'],
    or: { of: 'unit', side: 'allied', tag: 'Stormtrooper' },
  }),
  eachMayMove('dash', IN_UNIT),
);

/** A Unit is ready before the others. The order of the deck is hidden from everybody: there is nothing to shuffle away. */
const surfaceAttack: Script = [
  ...on(
    { on: 'setup.end' },
    null,
    chooseUnit({ side: 'allied', tag: 'Stormtrooper' }),
    { do: 'order-card', of: UNIT, to: 'reserve' },
    eachMayMove('dash', IN_UNIT),
  ),
  { clause: 'pool', roll: 'defense', dice: 1, for: { of: 'character', side: 'allied', tag: 'Stormtrooper' } },
];

const OBJECTIVE = { bound: 'objective' } as const;
const NEAR = { range: 2, from: OBJECTIVE } as const;

/** Fire on an objective: enemies may flee it, who stays suffers, friends a little too. */
const weAreTheStorm = on(
  { on: 'activation.start', to: SELF },
  null,
  { do: 'choose', bind: 'objective', from: { of: 'objective', active: 'any' } },
  {
    do: 'each',
    bind: 'fleeing',
    from: { of: 'character', side: 'enemy', within: NEAR },
    effects: [{ do: 'move', who: { bound: 'fleeing' }, move: 'dash', by: 'opponent' }],
  },
  {
    do: 'each',
    bind: 'enemy',
    from: { of: 'unit', side: 'enemy', within: NEAR },
    effects: [{ do: 'suffer', who: { bound: 'enemy' }, amount: 3 }],
  },
  {
    do: 'each',
    bind: 'ally',
    from: { of: 'unit', side: 'allied', within: NEAR },
    effects: [{ do: 'suffer', who: { bound: 'ally' }, amount: 1 }],
  },
  { do: 'control', of: OBJECTIVE, by: 'nobody' },
);

export default unit(card, {
  'you-have-your-orders': youHaveYourOrders,
  'i-will-have-results': commandSupport('Stormtrooper'),
  'prepare-for-a-surface-attack': surfaceAttack,
  'we-are-the-storm': weAreTheStorm,
});
