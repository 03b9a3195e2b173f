import { supportingFire } from '../../shared/attacking.ts';
import { dashesThenFocus } from '../../shared/moving.ts';
import { always } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const EMPIRE = 'Galactic Empire';

export default unit(card, {
  'tactical-advance': dashesThenFocus,
  'supporting-fire-hunker': supportingFire(EMPIRE, {
    do: 'may',
    effects: [{ do: 'hunker', who: 'attacker' }],
  }),
  'supporting-fire-heal-galactic-empire': supportingFire(EMPIRE, { do: 'heal', who: 'attacker' }),
  'the-future-of-imperial-might': [
    ...always({ name: 'sharpshooter', value: 1 }),
    ...always({ name: 'impact', value: 1 }),
  ],
});
