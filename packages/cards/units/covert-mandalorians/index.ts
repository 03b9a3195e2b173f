import { strongerTogether } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { always, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of two keywords until the Turn ends. */
const mandalorianArmaments = use({
  do: 'pick',
  among: [
    {
      name: 'sharpshooter',
      effects: [{ do: 'grant', who: 'self', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' }],
    },
    { name: 'impact', effects: [{ do: 'grant', who: 'self', keyword: { name: 'impact', value: 1 }, until: 'turn' }] },
  ],
});

export default unit(card, {
  'jet-pack': moveAll('jump'),
  'mandalorian-armaments': mandalorianArmaments,
  'mandalorians-are-stronger-together': strongerTogether,
  'our-secrecy-is-our-survival-this-is-the-way': always(
    { name: 'protection' },
    { test: 'order-card', of: 'self', in: ['deck', 'reserve'] },
  ),
});
