import type { MoveKind } from '@faultline/rules';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Another Rebel may dash, and a Spectre may take cover. */
const myFriends = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'friend',
    from: { of: 'character', side: 'allied', tag: 'Rebel Alliance', besides: 'self' },
  },
  { do: 'move', who: { bound: 'friend' }, move: 'dash' },
  {
    do: 'when',
    test: { test: 'is', who: { bound: 'friend' }, a: { of: 'character', side: 'allied', tag: 'Spectre' } },
    effects: [{ do: 'may', effects: [{ do: 'hunker', who: { bound: 'friend' } }] }],
  },
);

const EXPERTISE = { roll: { bound: 'fireworks' }, face: 'expertise' } as const;

/** A charge at an objective, Active or not, and away. */
const fireworks = use(
  {
    do: 'may',
    effects: [
      { do: 'choose', bind: 'place', from: { of: 'objective', active: 'any', within: { range: 4, from: 'self' } } },
      { do: 'roll', bind: 'fireworks', die: 'attack', dice: 5 },
      {
        do: 'when',
        test: { test: 'roll-has', ...EXPERTISE },
        effects: [
          {
            do: 'each',
            bind: 'unit',
            from: { of: 'unit', side: 'any', within: { range: 2, from: { bound: 'place' } } },
            effects: [{ do: 'suffer', who: { bound: 'unit' }, amount: { count: 'faces', ...EXPERTISE } }],
          },
        ],
      },
    ],
  },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
);

const forgedThisArmor = on(
  { on: 'action.made', by: SELF, action: 'move' },
  {
    test: 'some',
    who: {
      of: 'character',
      side: 'allied',
      tag: ['Mandalorian', 'Spectre'],
      within: { range: 2, from: 'self', other: true },
    },
  },
  { do: 'action', who: 'self', action: 'focus' },
);

const jumpsFor = (move: MoveKind): Script => [{ clause: 'swap', move, into: 'jump' }];

const daughterOfMandalore: Script = [
  { clause: 'always', keyword: { name: 'protection' } },
  { clause: 'always', keyword: { name: 'sharpshooter', value: 2 } },
  ...jumpsFor('dash'),
  ...jumpsFor('advance'),
  ...jumpsFor('climb'),
  ...jumpsFor('reposition'),
];

export default unit(card, {
  'my-friends-make-the-impossible-possible': myFriends,
  'im-gonna-go-add-some-fireworks-to-the-celebration': fireworks,
  'i-forged-this-armor-with-my-family': forgedThisArmor,
  'daughter-of-mandalore': daughterOfMandalore,
});
