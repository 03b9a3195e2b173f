import { covertOperations, infiltration } from '../../shared/moving.ts';
import { tactic } from '../../shared/tactics.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'special-forces-conditioning': tactic({
    do: 'may',
    effects: [{ do: 'shed', who: 'self', damage: 1, conditions: 1 }],
  }),
  'covert-operations': covertOperations,
  infiltration,
});
