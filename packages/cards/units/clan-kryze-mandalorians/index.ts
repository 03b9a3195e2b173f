import { strongerTogether } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'jet-pack': moveAll('jump'),
  'mandalorians-are-stronger-together': strongerTogether,
  'helmet-visor': always({ name: 'sharpshooter', value: 1 }),
});
