import { chooseUnit, IN_UNIT, UNIT } from '../../shared/tactics.ts';
import { grants, ONE_OWN, OWN, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of a Rebel Unit near him may dash, and he with spies. */
const pullingAway = use(
  chooseUnit({ side: 'allied', tag: 'Rebel Alliance', within: { range: 4, from: 'self' } }),
  { do: 'choose', bind: 'ally', from: IN_UNIT },
  { do: 'move', who: { bound: 'ally' }, move: 'dash' },
  {
    do: 'when',
    test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'allied', tag: 'Spy' } },
    effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
  },
);

const LINE = { bound: 'line' } as const;

/** At an objective his side holds undisturbed he calls for help, unless the other side pays to jam him. */
const openLine = use(
  { do: 'choose', bind: 'relay', from: { of: 'objective', controlledBy: 'own', contestedBy: 'self' } },
  {
    do: 'when',
    test: {
      test: 'not',
      that: { test: 'some', who: { of: 'character', side: 'enemy', contesting: { bound: 'relay' } } },
    },
    effects: [
      { do: 'may', by: 'opponent', momentum: 1, effects: [] },
      {
        do: 'if-did',
        effects: [],
        otherwise: [
          { do: 'roll', bind: 'line', die: 'attack', dice: 3 },
          { do: 'momentum', amount: { count: 'faces', roll: LINE, face: 'expertise' } },
        ],
      },
    ],
  },
);

const CONTESTING = { of: 'character', side: 'allied', within: { range: 3, from: 'self' }, contesting: true } as const;

export default unit(card, {
  'rogue-one-pulling-away': pullingAway,
  'i-just-need-an-open-line': openLine,
  'galen-said-i-could-get-right-by-myself-if-i-was-brave-enough': [
    ...grants({ ...CONTESTING, tag: 'Rebel Alliance' }, { name: 'steadfast' }),
    ...grants({ ...CONTESTING, tag: 'Spy' }, { name: 'immunity', condition: 'exposed' }),
  ],
});
