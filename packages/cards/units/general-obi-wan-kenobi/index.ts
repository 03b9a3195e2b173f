import { patience } from '../../shared/orderCards.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const helloThere = use(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
  { do: 'if-did', effects: [{ do: 'next-attack', who: OWN, dice: 3 }] },
);

/** He takes cover now, and turns the shot back afterwards. */
const soUncivilized = on(
  { on: 'attack.targeted', to: SELF, attackType: 'ranged' },
  null,
  { do: 'hunker', who: 'self' },
  {
    do: 'after-attack',
    effects: [
      {
        do: 'when',
        test: { test: 'roll-has', roll: 'attack', face: 'failure' },
        effects: [{ do: 'suffer', who: 'attacker', amount: 3 }],
      },
    ],
  },
);

/** Whenever his card goes into reserve, however it came there. */
const inReserve = on(
  { on: 'card.reserved', to: SELF },
  null,
  ONE_OWN,
  { do: 'heal', who: OWN, times: 3 },
  { do: 'move', who: OWN, move: 'jump' },
);

const REPUBLIC = { of: 'character', side: 'allied', tag: 'Galactic Republic' } as const;

/** R-CARD-14, R-CARD-19. */
const knowledgeAndDefense: Script = [
  { clause: 'permit', what: 'hunker-while-engaged', for: { of: 'unit', side: 'allied' } },
  { clause: 'pool', roll: 'defense', attackType: 'melee', dice: 1, for: { ...REPUBLIC, hunkered: true } },
  ...on(
    { on: 'attack.resolved', to: REPUBLIC },
    { test: 'hunkered', who: 'target' },
    {
      do: 'may',
      effects: [
        { do: 'drop-hunker', who: 'target', tokens: 'all' },
        {
          do: 'share-heals',
          who: 'target',
          times: { count: 'done' },
          bind: 'healer',
          effects: [{ do: 'move', who: { bound: 'healer' }, move: 'dash' }],
        },
      ],
    },
  ),
];

export default unit(card, {
  'hello-there': helloThere,
  'so-uncivilized': soUncivilized,
  patience: [...patience, ...inReserve],
  'knowledge-and-defense': knowledgeAndDefense,
});
