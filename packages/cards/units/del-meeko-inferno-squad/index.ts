import { deadeye, trickShot } from '../../shared/attacking.ts';
import { covertOperations } from '../../shared/moving.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'trick-shot': trickShot,
  'covert-operations': covertOperations,
  deadeye,
  'special-forces-sniper': [{ clause: 'actions', action: 'combat', times: 2 }],
});
