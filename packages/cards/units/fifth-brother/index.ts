import { enfeeble } from '../../shared/attacking.ts';
import { forceRepulse } from '../../shared/commanding.ts';
import { moveAll } from '../../shared/moving.ts';
import { resolve, winsTies } from '../../shared/standing.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

export default unit(card, {
  'force-repulse': forceRepulse,
  'force-jump': moveAll('jump'),
  enfeeble: enfeeble('exposed'),
  resolve,
  'inquisitorial-mandate': winsTies,
});
