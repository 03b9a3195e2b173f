import { coordinatedFire } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { allyMayMove } from '../../shared/tactics.ts';
import { type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const NEAR = { range: 2, from: { bound: 'objective' } } as const;

/** Friends may get away under cover, then everybody around it suffers. */
const explosiveCharge = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective', active: 'any', within: { range: 3, from: 'self' } } },
  {
    do: 'each',
    bind: 'ally',
    from: { of: 'character', side: 'allied', within: NEAR },
    effects: [
      { do: 'move', who: { bound: 'ally' }, move: 'dash' },
      { do: 'may', effects: [{ do: 'hunker', who: { bound: 'ally' } }] },
    ],
  },
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'any', within: NEAR },
    effects: [
      { do: 'suffer', who: { bound: 'unit' }, amount: 2 },
      { do: 'drop-hunker', who: { bound: 'unit' }, tokens: 'all' },
    ],
  },
);

/** R-CARD-32: Rebels count as Ewoks, and Ewoks as Rebels. */
const unexpectedAllies: Script = [
  { clause: 'tag', tag: 'Ewok', of: 'Rebel Alliance' },
  { clause: 'tag', tag: 'Rebel Alliance', of: 'Ewok' },
];

export default unit(card, {
  infiltrate: allyMayMove('advance', { tag: 'Rebel Alliance' }),
  'defensive-maneuver': defensiveManeuver,
  'explosive-charge': explosiveCharge,
  'coordinated-fire-exposed-rebel-alliance': coordinatedFire('Rebel Alliance', {
    do: 'gain',
    who: 'target',
    condition: 'exposed',
  }),
  'unexpected-allies': unexpectedAllies,
});
