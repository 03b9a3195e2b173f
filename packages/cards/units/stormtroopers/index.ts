import { soPrecise } from '../../shared/attacking.ts';
import { forTheEmpire } from '../../shared/commanding.ts';
import { assaultTactics } from '../../shared/moving.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'assault-tactics': assaultTactics,
  'for-the-empire': forTheEmpire,
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
