import { headlongAssault } from '../../shared/moving.ts';
import { completeAnalysis } from '../../shared/orderCards.ts';
import { grants, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'headlong-assault': headlongAssault,
  'rapid-response-team': completeAnalysis,
  'security-force': grants({ ...SELF, contesting: true }, { name: 'steadfast' }),
});
