import { packHunter } from '../../shared/attacking.ts';
import { exitStrategy, moveAll } from '../../shared/moving.ts';
import { grants, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'raiding-party': moveAll('climb'),
  'exit-strategy': exitStrategy,
  greedy: grants({ ...SELF, contesting: true }, { name: 'steadfast' }),
  'pack-hunter-weequay': packHunter('Weequay'),
});
