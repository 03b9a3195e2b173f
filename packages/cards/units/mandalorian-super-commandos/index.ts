import { moveAll, strongerTogether } from '../../shared/wordings.ts';
import { always, on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Whoever advances or dashes out of Engagement with them suffers for it. */
const noMercy = on(
  { on: 'moved', by: { of: 'character', side: 'enemy' }, moves: ['advance', 'dash'] },
  {
    test: 'all',
    of: [
      { test: 'was-engaged', who: 'self' },
      { test: 'not', that: { test: 'engaged', who: 'mover', with: 'self' } },
    ],
  },
  { do: 'suffer', who: 'mover', amount: 2 },
);

export default unit(card, {
  'jet-pack': moveAll('jump'),
  'mandalorians-are-stronger-together': strongerTogether,
  'no-mercy': noMercy,
  'victory-or-death': always({ name: 'impact', value: 1 }),
});
