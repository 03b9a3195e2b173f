import { assaultTactics, forTheEmpire, soPrecise } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'assault-tactics': assaultTactics,
  'for-the-empire': forTheEmpire,
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
