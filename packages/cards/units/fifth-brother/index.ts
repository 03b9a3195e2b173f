import { enfeeble, moveAll, resolve, winsTies } from '../../shared/wordings.ts';
import { ONE_OWN, OWN, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Friend and foe around one of his own go flying. */
const forceRepulse = use(ONE_OWN, {
  do: 'each',
  bind: 'pushed',
  from: { of: 'character', side: 'any', within: { range: 2, from: OWN }, besides: OWN },
  effects: [{ do: 'push', who: { bound: 'pushed' }, range: 2, origin: OWN }],
});

export default unit(card, {
  'force-repulse': forceRepulse,
  'force-jump': moveAll('jump'),
  enfeeble: enfeeble('exposed'),
  resolve,
  'inquisitorial-mandate': winsTies,
});
