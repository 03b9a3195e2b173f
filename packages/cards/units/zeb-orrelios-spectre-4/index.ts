import type { Effect, MoveKind } from '@faultline/rules';
import { noReserveWhileInjured } from '../../shared/orderCards.ts';
import { standsUp } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;

const toward = (...move: readonly MoveKind[]): readonly Effect[] => [
  ONE_OWN,
  { do: 'move', who: OWN, move, toward: ALLY },
];

/** R-CARD-25: he rushes to somebody else, to a Spectre with longer strides, and focuses where he finds a fight. */
const gonnaHurt = use(
  {
    do: 'choose',
    bind: 'ally',
    from: { of: 'character', side: 'allied', tag: 'Rebel Alliance', seenBy: 'self', besides: 'self' },
  },
  {
    do: 'when',
    test: { test: 'is', who: ALLY, a: { of: 'character', side: 'allied', tag: 'Spectre' } },
    effects: toward('dash', 'advance'),
    otherwise: toward('dash'),
  },
  {
    do: 'when',
    test: { test: 'some', who: { ...SELF, engaged: true } },
    effects: [{ do: 'action', who: 'self', action: 'focus' }],
  },
);

/** A second blow at the Unit he has just struck. */
const helmets = on(
  { on: 'attack.resolved', by: SELF, inCombatAction: true },
  null,
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'enemy', among: 'target' } },
  ONE_OWN,
  { do: 'attack', who: OWN, dice: 5, target: { bound: 'unit' } },
);

export default unit(card, {
  'this-is-gonna-hurt-pal': gonnaHurt,
  'lasan-honor-guard': standsUp(2),
  'its-just-something-about-the-feel-of-their-helmets-on-my-fists': helmets,
  karabast: noReserveWhileInjured,
});
