import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** Five dice outside an attack: a crit or strike is a damage each, and a Force User who suffers is Exposed. */
const darkFury = use(
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', within: { range: 2, from: 'self' } } },
  { do: 'roll', bind: 'fury', die: 'attack', dice: 5 },
  { do: 'suffer', who: ENEMY, amount: { count: 'faces', roll: { bound: 'fury' }, face: ['crit', 'strike'] } },
  {
    do: 'if-did',
    effects: [
      {
        do: 'when',
        test: { test: 'is', who: ENEMY, a: { of: 'unit', side: 'enemy', tag: 'Force User' } },
        effects: [{ do: 'gain', who: ENEMY, condition: 'exposed' }],
      },
    ],
  },
);

const moves = (...move: readonly ('dash' | 'advance')[]) =>
  ({ do: 'each', bind: 'mover', from: SELF, effects: [{ do: 'move', who: { bound: 'mover' }, move }] }) as const;

/** With an Injured token it may be an advance. */
const furiousRush = use({
  do: 'when',
  test: { test: 'more', of: { count: 'injured', on: 'self' }, than: 0 },
  effects: [moves('dash', 'advance')],
  otherwise: [moves('dash')],
});

const overpoweringMonster: Script = [
  { clause: 'pool', roll: 'attack', dice: 2, where: { test: 'rank', who: 'target', rank: ['primary'] } },
];

/** He follows his masters: both kinds of them, each a clause of its own. */
const unwittingBrute: Script = on(
  {
    on: 'activation.start',
    to: {
      of: 'unit',
      side: 'allied',
      tag: ['Separatist Alliance', 'Dathomirian'],
      rank: ['primary'],
      within: { range: 3, from: 'self' },
    },
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
);

export default unit(card, {
  'dark-fury': darkFury,
  'furious-rush-savage-opress': furiousRush,
  'overpowering-monster': overpoweringMonster,
  'pain-is-weakness': [
    { clause: 'always', keyword: { name: 'protection' } },
    { clause: 'always', keyword: { name: 'steadfast' } },
  ],
  'unwitting-brute': unwittingBrute,
});
