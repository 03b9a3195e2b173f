import type { Ref, Selector } from '@faultline/rules';
import { eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const DROID: Selector = { of: 'character', side: 'allied', tag: 'Battle Droid' };
const CHOSEN: Ref = { bound: 'droid' };

const rogerRoger = on(
  { on: 'activation.tactics', to: SELF },
  null,
  eachMayMove('dash', { ...DROID, rank: ['supporting'], within: { range: 4, from: 'self' } }),
);

/** Another droid dashes, then takes cover, shakes off a condition or shoots. */
const tacticalNetwork = use(
  { do: 'choose', bind: 'droid', from: { ...DROID, within: { range: 4, from: 'self', other: true } } },
  { do: 'move', who: CHOSEN, move: 'dash' },
  {
    do: 'pick',
    optional: true,
    among: [
      { name: 'hunker', effects: [{ do: 'hunker', who: CHOSEN }] },
      { name: 'shed', effects: [{ do: 'shed', who: CHOSEN, conditions: 1 }] },
      { name: 'attack', effects: [{ do: 'attack', who: CHOSEN, dice: 5 }] },
    ],
  },
);

/** A die more against a target that another droid than the attacking one is near to. */
const concentrateFire: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    dice: 1,
    for: DROID,
    where: { test: 'some', who: { ...DROID, within: { range: 4, from: 'target' }, besides: 'attacker' } },
  },
];

export default unit(card, {
  'roger-roger': rogerRoger,
  'tactical-network': tacticalNetwork,
  'target-concentrate-all-firepower': concentrateFire,
  'complete-analysis': [{ clause: 'cost', of: 'reserve', less: 1 }],
});
