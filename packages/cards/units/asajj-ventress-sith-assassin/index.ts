import { turnBack } from '../../shared/attacking.ts';
import { forcePush } from '../../shared/commanding.ts';
import { moveAllTwice, swiftRetreat } from '../../shared/moving.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Force for a wound, a move where the Unit was of rank, and Force again for a Primary. */
const sithAssassin = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } },
  null,
  { do: 'refresh', amount: 1 },
  {
    do: 'when',
    test: { test: 'rank', who: 'event-unit', rank: ['primary', 'secondary'] },
    effects: [
      { do: 'choose', bind: 'killer', from: { ...SELF, among: 'wounder' } },
      { do: 'move', who: { bound: 'killer' }, move: ['reposition', 'jump'] },
    ],
  },
  {
    do: 'when',
    test: { test: 'rank', who: 'event-unit', rank: ['primary'] },
    effects: [{ do: 'refresh', amount: 1 }],
  },
);

export default unit(card, {
  'dathomirian-dexterity': moveAllTwice('jump'),
  'force-push': forcePush,
  riposte: turnBack('melee'),
  'swift-retreat': swiftRetreat,
  'sith-assassin': sithAssassin,
});
