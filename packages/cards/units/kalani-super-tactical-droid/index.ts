import type { Selector } from '@faultline/rules';
import { tacticalNetwork } from '../../shared/commanding.ts';
import { completeAnalysis } from '../../shared/orderCards.ts';
import { eachMayMove, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const DROID: Selector = { of: 'character', side: 'allied', tag: 'Battle Droid' };

const rogerRoger = on(
  { on: 'activation.tactics', to: SELF },
  null,
  eachMayMove('dash', { ...DROID, rank: ['supporting'], within: { range: 4, from: 'self' } }),
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
  'complete-analysis': completeAnalysis,
});
