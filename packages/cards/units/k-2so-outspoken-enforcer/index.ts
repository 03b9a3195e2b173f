import { lockdown } from '../../shared/fighting.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;

/** R-CARD-25: he goes to another Rebel, who takes cover or shakes something off. */
const getABlaster = use(
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', tag: 'Rebel Alliance', besides: 'self' } },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash', toward: ALLY },
  {
    do: 'pick',
    optional: true,
    among: [
      { name: 'hunker', effects: [{ do: 'hunker', who: ALLY }] },
      { name: 'shed', effects: [{ do: 'shed', who: ALLY, conditions: 1 }] },
    ],
  },
);

const beingRescued = on(
  {
    on: 'wounded',
    by: { of: 'character', side: 'enemy' },
    to: { of: 'unit', side: 'other-allied', tag: 'Rebel Alliance', within: { range: 4, from: 'self' } },
    cause: 'attack',
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash', toward: 'wounder' },
  { do: 'attack', who: OWN, dice: 5, target: 'wounder' },
);

/** He makes his end count: for whoever dealt it, and once a Turn for the Struggle. */
const goodbye: Script = [
  ...on(
    { on: 'wounded', by: { of: 'character', side: 'enemy' }, to: SELF, cause: 'attack' },
    null,
    { do: 'gain', who: 'wounder', condition: 'pinned' },
    { do: 'gain', who: 'wounder', condition: 'strained' },
    {
      do: 'choose',
      bind: 'ally',
      from: { of: 'character', side: 'allied', tag: 'Spy', within: { range: 3, from: 'self' } },
    },
    { do: 'move', who: ALLY, move: 'dash' },
  ),
  ...on(
    { on: 'turn.end', player: 'own' },
    { test: 'more', of: { count: 'wounds', on: 'self' }, than: 0 },
    {
      do: 'may',
      momentum: 1,
      most: 2,
      effects: [
        { do: 'struggle', spaces: { count: 'done' } },
        { do: 'defeat', who: 'self' },
      ],
    },
  ),
];

export default unit(card, {
  'why-does-she-get-a-blaster-and-i-dont': getABlaster,
  'congratulations-you-are-being-rescued': beingRescued,
  goodbye,
  lockdown,
});
