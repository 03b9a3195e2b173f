import { fearlessAndInventive } from '../../shared/fighting.ts';
import { ownOrAllyMayMove } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** She knocks somebody back and goes after them. */
const lowBlow = use(
  ONE_OWN,
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: OWN } },
  { do: 'push', who: ENEMY, range: 2, origin: OWN },
  { do: 'pull', who: OWN, range: 2, origin: ENEMY },
  { do: 'may', effects: [{ do: 'action', who: 'self', action: 'focus' }] },
);

/** R-CARD-10: a Momentum more for a leader, unless the other side pays. */
const fiftyThousand = on(
  { on: 'wounded.now', by: SELF, to: { of: 'unit', side: 'enemy', rank: ['primary'] }, cause: 'attack' },
  null,
  { do: 'may', by: 'opponent', force: 1, effects: [] },
  { do: 'if-did', effects: [], otherwise: [{ do: 'momentum', amount: 1 }] },
);

export default unit(card, {
  'fan-out': ownOrAllyMayMove('reposition', 'Spy'),
  'low-blow': lowBlow,
  'fearless-and-inventive': fearlessAndInventive,
  'i-want-fifty-thousand-no-less': fiftyThousand,
});
