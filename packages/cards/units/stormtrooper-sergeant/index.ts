import { diceForAlliesNear, soPrecise } from '../../shared/attacking.ts';
import { eachMayMove, on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const UNIT = { bound: 'unit' } as const;

/** R-MOVE-4: a damage for an advance, none for the dash of somebody Engaged. */
const inexorableAdvance = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] } },
  eachMayMove('advance', { of: 'character', side: 'allied', among: UNIT }),
  { do: 'if-did', effects: [{ do: 'suffer', who: UNIT, amount: 1 }] },
);

/** Somebody whom two of the Empire have in their sights. */
const imperialFirepower = use(
  {
    do: 'choose',
    bind: 'enemy',
    from: {
      of: 'character',
      side: 'enemy',
      near: { range: 4, of: { of: 'character', side: 'allied', tag: 'Galactic Empire' }, atLeast: 2 },
    },
  },
  {
    do: 'pick',
    among: [
      { name: 'pinned', effects: [{ do: 'gain', who: { bound: 'enemy' }, condition: 'pinned' }] },
      { name: 'disarmed', effects: [{ do: 'gain', who: { bound: 'enemy' }, condition: 'disarmed' }] },
    ],
  },
);

export default unit(card, {
  'inexorable-advance': inexorableAdvance,
  'imperial-firepower': imperialFirepower,
  'coordinated-offensive': diceForAlliesNear('Stormtrooper', 'Stormtrooper'),
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
