import { enfeeble, forceRepulse, moveAll, resolve, winsTies } from '../../shared/wordings.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-repulse': forceRepulse,
  'force-jump': moveAll('jump'),
  enfeeble: enfeeble('exposed'),
  resolve,
  'inquisitorial-mandate': winsTies,
});
