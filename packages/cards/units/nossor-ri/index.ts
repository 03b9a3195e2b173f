import { diceForAlliesNear } from '../../shared/attacking.ts';
import { patience } from '../../shared/orderCards.ts';
import { untouchableInReserve } from '../../shared/standing.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ONE = { bound: 'one' } as const;

/** One of his own or of another such Unit; of a Unit with damage it may reposition. */
const scatter = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'unit',
    from: {
      of: 'unit',
      side: 'self',
      or: { of: 'unit', side: 'other-allied', tag: ['Separatist Alliance', 'Scoundrel'] },
    },
  },
  { do: 'choose', bind: 'one', from: { of: 'character', side: 'allied', among: { bound: 'unit' } } },
  {
    do: 'when',
    test: { test: 'more', of: { count: 'damage', on: ONE }, than: 0 },
    effects: [{ do: 'move', who: ONE, move: ['dash', 'reposition'] }],
    otherwise: [{ do: 'move', who: ONE, move: 'dash' }],
  },
);

export default unit(card, {
  scatter,
  riptide: diceForAlliesNear('Separatist Alliance', 'Aquatic'),
  'opportunistic-usurper': [...patience, ...untouchableInReserve],
});
