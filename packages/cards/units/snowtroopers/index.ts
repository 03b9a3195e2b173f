import { soPrecise } from '../../shared/attacking.ts';
import { assaultTactics } from '../../shared/moving.ts';
import { always, on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A damage for a condition; without one there is nothing to pay for. */
const forcedMarch = on(
  { on: 'activation.tactics', to: SELF },
  { test: 'more', of: { count: 'conditions', on: 'self' }, than: 0 },
  {
    do: 'may',
    effects: [
      { do: 'suffer', who: 'self', amount: 1 },
      { do: 'if-did', effects: [{ do: 'shed', who: 'self', conditions: 1 }] },
    ],
  },
);

export default unit(card, {
  'forced-march': forcedMarch,
  'assault-tactics': assaultTactics,
  'extreme-conditions-training': always({ name: 'immunity', condition: 'exposed' }, { test: 'hunkered', who: 'self' }),
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
