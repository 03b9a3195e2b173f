import { graspEnemy, turnBack } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-push': graspEnemy({ do: 'push', who: { bound: 'enemy' }, range: 3, origin: { bound: 'own' } }),
  riposte: turnBack('melee'),
});
