import type { Selector } from '@faultline/rules';
import { turnBack } from '../../shared/attacking.ts';
import { tactic } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const returnOfTheJedi = tactic(ONE_OWN, { do: 'move', who: OWN, move: 'jump' }, { do: 'refresh', amount: 1 });

const OBJECTIVE = { bound: 'objective' } as const;

/** Whoever contests an objective near him may leave it; then he comes. */
const profitOrBeDestroyed = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective', within: { range: 2, from: 'self' } } },
  {
    do: 'each',
    bind: 'fleeing',
    from: { of: 'character', side: 'enemy', contesting: OBJECTIVE },
    effects: [{ do: 'move', who: { bound: 'fleeing' }, move: 'dash', by: 'opponent' }],
  },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash', toward: OBJECTIVE },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'] },
);

/** He waits for the blow to fail. */
const willNotFight = on({ on: 'attack.targeted', to: SELF, attackType: 'melee' }, null, {
  do: 'after-attack',
  effects: [
    {
      do: 'when',
      test: { test: 'roll-has', roll: 'attack', face: 'failure' },
      effects: [ONE_OWN, { do: 'heal', who: OWN, times: 2 }, { do: 'move', who: OWN, move: 'jump' }],
    },
  ],
});

const FRIENDS: Selector = {
  of: 'unit',
  side: 'self',
  or: { of: 'unit', side: 'allied', tag: 'Rebel Alliance', within: { range: 5, from: 'self' } },
};

/** Before he has acted nobody is Exposed, once his card is drawn nobody Pinned; in reserve it is both. */
const iAmAJedi: Script = [
  {
    clause: 'always',
    keyword: { name: 'immunity', condition: 'exposed' },
    for: FRIENDS,
    where: { test: 'order-card', of: 'self', in: ['deck', 'reserve'] },
  },
  {
    clause: 'always',
    keyword: { name: 'immunity', condition: 'pinned' },
    for: FRIENDS,
    where: { test: 'not', that: { test: 'order-card', of: 'self', in: ['deck'] } },
  },
];

export default unit(card, {
  'return-of-the-jedi': returnOfTheJedi,
  'you-can-either-profit-by-this-or-be-destroyed': profitOrBeDestroyed,
  deflect: turnBack('ranged'),
  'i-will-not-fight-you': willNotFight,
  'i-am-a-jedi-like-my-father-before-me': iAmAJedi,
});
