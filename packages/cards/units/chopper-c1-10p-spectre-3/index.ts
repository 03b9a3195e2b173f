import type { Condition, Effect, Face } from '@faultline/rules';
import { untouchableInReserve } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const gainsFor = (face: Face, condition: Condition): Effect => ({
  do: 'when',
  test: { test: 'roll-has', roll: { bound: 'mayhem' }, face },
  effects: [{ do: 'gain', who: { bound: 'enemy' }, condition }],
});

/** A condition for each kind of face. */
const mayhem = use(
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', within: { range: 2, from: 'self' } } },
  { do: 'roll', bind: 'mayhem', die: 'defense', dice: 3 },
  gainsFor('block', 'strained'),
  gainsFor('expertise', 'disarmed'),
  gainsFor('failure', 'exposed'),
);

const FRIEND = { bound: 'friend' } as const;

/** A Rebel beside him may dash, and a Spectre reposition. */
const doItRight = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' }, cause: 'attack' },
  null,
  {
    do: 'choose',
    bind: 'friend',
    from: { of: 'character', side: 'allied', tag: 'Rebel Alliance', within: { range: 2, from: 'self' } },
  },
  {
    do: 'when',
    test: { test: 'is', who: FRIEND, a: { of: 'character', side: 'allied', tag: 'Spectre' } },
    effects: [{ do: 'move', who: FRIEND, move: ['dash', 'reposition'] }],
    otherwise: [{ do: 'move', who: FRIEND, move: 'dash' }],
  },
);

const sturdy: Script = [
  { clause: 'always', keyword: { name: 'protection' } },
  { clause: 'always', keyword: { name: 'immunity', condition: 'pinned' } },
  { clause: 'always', keyword: { name: 'immunity', condition: 'disarmed' } },
];

export default unit(card, {
  mayhem,
  'rocket-booster': use(ONE_OWN, { do: 'move', who: OWN, move: 'jump' }),
  'chopper-sometimes-you-do-it-right': doItRight,
  'sturdy-construction': sturdy,
  'is-that-one-of-ours': untouchableInReserve,
});
