import type { Effect, Selector } from '@faultline/rules';
import { stealthyApproach } from '../../shared/ewoks.ts';
import { IN_UNIT, tactic } from '../../shared/tactics.ts';
import { SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;
const FOLLOWERS: Selector = {
  of: 'unit',
  side: 'allied',
  tag: 'Ewok',
  rank: ['supporting'],
  within: { range: 3, from: 'self' },
};

const charge = (from: Selector): Effect => ({
  do: 'each',
  bind: 'mover',
  from,
  effects: [{ do: 'move', who: { bound: 'mover' }, move: 'dash', toward: ENEMY }],
});

/** At an enemy in sight, with a Unit of Ewoks or, R-CARD-23, alone. */
const leadTheCharge = tactic(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', seenBy: 'self' } },
  {
    do: 'when',
    test: { test: 'some', who: FOLLOWERS },
    effects: [{ do: 'choose', bind: 'unit', from: FOLLOWERS }, charge({ ...SELF, or: IN_UNIT })],
    otherwise: [charge(SELF)],
  },
);

/** R-CARD-29: who fights near him is Exposed, everybody else near him Pinned. */
const huntingHorn = use({
  do: 'each',
  bind: 'unit',
  from: { of: 'unit', side: 'enemy', within: { range: 3, from: 'self' } },
  effects: [
    {
      do: 'when',
      test: {
        test: 'some',
        who: {
          of: 'character',
          side: 'enemy',
          among: { bound: 'unit' },
          engaged: true,
          within: { range: 3, from: 'self' },
        },
      },
      effects: [{ do: 'gain', who: { bound: 'unit' }, condition: 'exposed' }],
      otherwise: [{ do: 'gain', who: { bound: 'unit' }, condition: 'pinned' }],
    },
  ],
});

export default unit(card, {
  'lead-the-charge': leadTheCharge,
  'hunting-horn': huntingHorn,
  'stealthy-approach': stealthyApproach,
});
