import { mission } from '../../src/mission.ts';
import { eachMayMove, on, type Script, SELF } from '../../src/script.ts';
import card from './card.json' with { type: 'json' };

const tactic = (...effects: Parameters<typeof on>[2][]): Script =>
  on({ on: 'activation.tactics', to: SELF }, null, ...effects);

export default mission(card, {
  'press-forward': tactic(eachMayMove('dash')),
  'stick-to-the-plan': tactic({ do: 'refresh', amount: 1 }),
  regroup: tactic({
    do: 'pick',
    optional: true,
    among: [
      { name: 'mend', effects: [{ do: 'shed', who: 'self', damage: 2 }] },
      { name: 'shed', effects: [{ do: 'shed', who: 'self', conditions: 1 }] },
    ],
  }),
});
