import { ignoresCover } from '../../shared/attacking.ts';
import { submerge } from '../../shared/orderCards.ts';
import { always, eachMayMove, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'calculated-advance': use(eachMayMove('dash'), { do: 'action', who: 'self', action: 'focus' }),
  submerge: submerge({ of: 'unit', side: 'other-allied', tag: 'Aquatic' }),
  'augmented-power-servos': always({ name: 'impact', value: 1 }),
  'enhanced-blast-armor': always({ name: 'protection' }),
  'sonar-detection': ignoresCover(1),
});
