import { covertOperations, deadeye, trickShot } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'trick-shot': trickShot,
  'covert-operations': covertOperations,
  deadeye,
  'special-forces-sniper': [{ clause: 'actions', action: 'combat', times: 2 }],
});
