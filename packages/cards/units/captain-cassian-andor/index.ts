import { expendableDistraction } from '../../shared/fighting.ts';
import { chooseUnit, IN_UNIT, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ONE = { bound: 'one' } as const;

/** He and one of another Unit may dash, in his order; with spies both vanish. */
const blendIn = use(
  chooseUnit({ side: 'other-allied', tag: 'Rebel Alliance' }),
  ONE_OWN,
  { do: 'choose', bind: 'one', from: IN_UNIT },
  eachMayMove('dash', { ...SELF, among: OWN, or: { of: 'character', side: 'allied', among: ONE } }),
  {
    do: 'when',
    test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'allied', tag: 'Spy' } },
    effects: [
      { do: 'hunker', who: 'self' },
      { do: 'hunker', who: UNIT },
    ],
  },
);

const HOLDERS = { of: 'unit', side: 'enemy', contesting: true } as const;

/** Whoever holds the field pays for a Struggle won. */
const readyToBlow = on(
  { on: 'struggle.claimed', player: 'opponent' },
  { test: 'some', who: HOLDERS },
  { do: 'roll', bind: 'blow', die: 'attack', dice: 3 },
  {
    do: 'each',
    bind: 'enemy',
    from: HOLDERS,
    effects: [
      {
        do: 'suffer',
        who: { bound: 'enemy' },
        amount: { count: 'faces', roll: { bound: 'blow' }, face: ['strike', 'expertise'] },
      },
    ],
  },
);

const likeAHundred: Script = [
  {
    clause: 'on',
    event: {
      on: 'wounded',
      by: { of: 'character', side: 'enemy' },
      to: { of: 'unit', side: 'allied' },
      cause: 'attack',
    },
    limit: 'turn',
    effects: [
      chooseUnit({ side: 'allied', besides: 'event-unit' }),
      { do: 'choose', bind: 'one', from: IN_UNIT },
      {
        do: 'when',
        test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'allied', tag: 'Spy' } },
        effects: [{ do: 'move', who: ONE, move: ['dash', 'advance'] }],
        otherwise: [{ do: 'move', who: ONE, move: 'dash' }],
      },
    ],
  },
  ...on(
    { on: 'shatterpoint.chosen', to: { of: 'unit', side: 'allied', tag: 'Rebel Alliance' } },
    null,
    { do: 'grant', who: 'event-unit', keyword: { name: 'impact', value: 1 }, until: 'turn' },
    { do: 'grant', who: 'event-unit', keyword: { name: 'sharpshooter', value: 1 }, until: 'turn' },
  ),
];

export default unit(card, {
  'we-need-to-blend-in': blendIn,
  'this-town-is-ready-to-blow': readyToBlow,
  'weve-all-done-terrible-things': expendableDistraction,
  'make-ten-men-feel-like-a-hundred': likeAHundred,
});
