import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** The card may go to the bottom of the deck in place of the reserve; the Force is paid all the same. */
const inChargeNow = on({ on: 'card.reserving', to: SELF }, null, {
  do: 'may',
  effects: [{ do: 'instead' }, { do: 'order-card', to: 'deck-bottom' }],
});

export default unit(card, { 'well-i-guess-im-in-charge-now': inChargeNow });
