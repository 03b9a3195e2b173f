import { graspEnemy, moveAll } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-speed': moveAll('advance'),
  'there-is-no-place-to-run': graspEnemy(
    { do: 'pull', who: { bound: 'enemy' }, range: 2, origin: { bound: 'own' } },
    { do: 'gain', who: { bound: 'enemy' }, condition: 'exposed' },
  ),
});
