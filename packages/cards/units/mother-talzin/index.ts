import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of another Dathomirian Unit may dash. */
const obscuringShadows = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'other-allied', tag: 'Dathomirian' } },
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', among: { bound: 'unit' } } },
  { do: 'move', who: { bound: 'ally' }, move: 'dash' },
);

/** R-CARD-17: an enemy goes where she wants. */
const manipulatingHand = use(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', within: { range: 4, from: 'self' } } },
  { do: 'move', who: { bound: 'enemy' }, move: 'dash', must: true },
);

const lifeDrain = on(
  { on: 'attack.resolved', by: { of: 'character', side: 'allied', tag: 'Dathomirian' } },
  { test: 'more', of: { count: 'dealt' }, than: 0 },
  { do: 'heal', who: 'attacker' },
);

/** Revenge for an ally, from afar. */
const wrath = [
  {
    clause: 'on',
    event: {
      on: 'wounded',
      by: { of: 'character', side: 'enemy' },
      to: { of: 'unit', side: 'other-allied' },
    },
    limit: 'turn',
    effects: [
      ONE_OWN,
      { do: 'move', who: OWN, move: 'dash' },
      { do: 'attack', who: OWN, dice: 5, types: ['ranged'], target: 'wounder' },
    ],
  },
] as const;

export default unit(card, {
  'obscuring-shadows': obscuringShadows,
  'manipulating-hand': manipulatingHand,
  'life-drain': lifeDrain,
  'wrath-of-the-great-mother': wrath,
});
