import { standsUp } from '../../shared/standing.ts';
import { grants, on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One target of a droids' Combat action that all of these are near to. */
const combatProtocols = on(
  { on: 'action.made', by: { of: 'unit', side: 'allied', tag: 'Battle Droid' }, action: 'combat' },
  null,
  {
    do: 'choose',
    bind: 'enemy',
    from: {
      of: 'character',
      side: 'enemy',
      among: 'targets',
      within: { range: 4, from: 'self', every: true },
    },
  },
  {
    do: 'pick',
    among: [
      { name: 'strained', effects: [{ do: 'gain', who: { bound: 'enemy' }, condition: 'strained' }] },
      { name: 'exposed', effects: [{ do: 'gain', who: { bound: 'enemy' }, condition: 'exposed' }] },
    ],
  },
);

/** The card may go to the bottom of the deck in place of the reserve; the Force is paid all the same. */
const inChargeNow = on({ on: 'card.reserving', to: SELF }, null, {
  do: 'may',
  effects: [{ do: 'instead' }, { do: 'order-card', to: 'deck-bottom' }],
});

export default unit(card, {
  countless: standsUp(1),
  'combat-a-i-protocols': combatProtocols,
  'i-hate-this-job': grants({ ...SELF, contesting: true }, { name: 'protection' }),
  'well-i-guess-im-in-charge-now': inChargeNow,
});
