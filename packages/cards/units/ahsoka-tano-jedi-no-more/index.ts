import { moveAll, turnBack } from '../../shared/wordings.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-speed': moveAll('advance'),
  deflect: turnBack('ranged'),
  'whats-the-matter-too-fast-for-you': on(
    { on: 'attack.suffering', to: SELF, attackType: 'melee' },
    { test: 'would-suffer' },
    { do: 'split-pool' },
  ),
});
