import { winsTies } from '../../shared/wordings.ts';
import { eachMayMove, on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const UNIT = { bound: 'unit' } as const;

/** He and somebody near him; he may choose himself (CR-MEAS-05), and dashes once all the same. */
const smugDetermination = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'ally',
    from: { of: 'character', side: 'allied', tag: 'Galactic Empire', within: { range: 4, from: 'self' } },
  },
  eachMayMove('dash', { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
);

/** He drives his troops on, and those who fall to it get up again. */
const longLiveTheEmpire = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective' } },
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] } },
  { do: 'choose', bind: 'mover', from: { of: 'character', side: 'allied', among: UNIT } },
  { do: 'move', who: { bound: 'mover' }, move: 'reposition', toward: { bound: 'objective' } },
  { do: 'suffer', who: UNIT, amount: 2 },
  {
    do: 'when',
    test: { test: 'wounded-by-this', who: UNIT },
    effects: [
      {
        do: 'may',
        effects: [
          { do: 'shed', who: UNIT, wounded: 1, damage: 'all', conditions: 1 },
          { do: 'if-did', effects: [{ do: 'injure', who: UNIT, tokens: 1 }] },
        ],
      },
    ],
  },
);

const iKnowEverything: Script = [{ clause: 'cost', of: 'reserve', more: 1, for: { of: 'unit', side: 'enemy' } }];

/** A die against whoever holds what is not yours yet. */
const somethingIWant: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: 1,
    for: { of: 'character', side: 'allied', tag: 'Galactic Empire' },
    where: {
      test: 'all',
      of: [
        { test: 'combat-action' },
        { test: 'some', who: { of: 'objective', contestedBy: 'target', controlledBy: 'not-own' } },
      ],
    },
  },
  ...winsTies,
];

export default unit(card, {
  'smug-determination': smugDetermination,
  'long-live-the-empire': longLiveTheEmpire,
  'assume-that-i-know-everything': iKnowEverything,
  'you-have-something-i-want': somethingIWant,
});
