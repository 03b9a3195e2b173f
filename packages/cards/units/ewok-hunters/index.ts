import { forestDwellers, stealthyApproach, strengthInNumbers } from '../../shared/ewoks.ts';
import { coordinatedFire } from '../../shared/attacking.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'stealthy-approach': stealthyApproach,
  'coordinated-fire-pinned-ewok': coordinatedFire('Ewok', { do: 'gain', who: 'target', condition: 'pinned' }),
  'forest-dwellers': forestDwellers,
  'strength-in-numbers': strengthInNumbers,
});
