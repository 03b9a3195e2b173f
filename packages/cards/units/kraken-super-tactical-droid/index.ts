import { tacticalNetwork } from '../../shared/commanding.ts';
import { completeAnalysis } from '../../shared/orderCards.ts';
import { resolve } from '../../shared/standing.ts';
import { eachMayMove, on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Himself, or a Unit of droids: all of it may dash. */
const doNotLetThemEscape = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'droids',
    from: {
      of: 'unit',
      side: 'self',
      or: { of: 'unit', side: 'allied', tag: 'Battle Droid', rank: ['supporting'] },
    },
  },
  eachMayMove('dash', { of: 'character', side: 'allied', among: { bound: 'droids' } }),
);

export default unit(card, {
  'do-not-let-them-escape': doNotLetThemEscape,
  'tactical-network': tacticalNetwork,
  'complete-analysis': completeAnalysis,
  'conquerors-resolve': resolve,
});
