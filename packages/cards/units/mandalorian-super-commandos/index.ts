import { noMercy, strongerTogether } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'jet-pack': moveAll('jump'),
  'mandalorians-are-stronger-together': strongerTogether,
  'no-mercy': noMercy,
  'victory-or-death': always({ name: 'impact', value: 1 }),
});
