import type { Amount, DiceChange, Effect } from '@faultline/rules';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;
const BATCH = { of: 'unit', side: 'any', tag: 'Bad Batch' } as const;

/** One of another Unit of clones may dash, one of the Bad Batch advance instead. */
const goingToThem = tactic(
  chooseUnit({ side: 'other-allied', tag: 'Clone Trooper' }),
  { do: 'choose', bind: 'ally', from: IN_UNIT },
  {
    do: 'when',
    test: { test: 'is', who: UNIT, a: BATCH },
    effects: [{ do: 'move', who: ALLY, move: ['dash', 'advance'] }],
    otherwise: [{ do: 'move', who: ALLY, move: 'dash' }],
  },
);

const strikingDistance = use(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'] },
);

/** He follows a Primary Unit that has moved. */
const enhancedTracker = on(
  { on: 'action.made', by: { of: 'unit', side: 'enemy', rank: ['primary'] }, action: 'move' },
  null,
  ONE_OWN,
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', among: 'event-unit' } },
  { do: 'move', who: OWN, move: 'dash', toward: { bound: 'enemy' } },
);

const again = (most: Amount): Effect => ({
  do: 'dice',
  roll: 'defense',
  change: { how: 'reroll', face: 'failure', most: 1 },
  most,
});

/** Two failures again, or all of them while he is Exposed. */
const hardToCompete = on({ on: 'attack.modifying', to: SELF, roll: 'defense' }, null, {
  do: 'when',
  test: { test: 'is', who: 'self', a: { of: 'unit', side: 'allied', condition: ['exposed'] } },
  effects: [again({ count: 'faces', roll: 'defense', face: 'failure' })],
  otherwise: [again(2)],
});

const turned = (to: 'strike' | 'expertise'): Effect => {
  const change: DiceChange = { how: 'turn', face: 'failure', to };
  return { do: 'dice', roll: 'attack', change };
};

/** A failure of clones becomes a strike, or with the Bad Batch an expertise. */
const leader = on(
  {
    on: 'attack.modifying',
    by: { of: 'character', side: 'allied', tag: 'Clone Trooper' },
    inCombatAction: true,
  },
  null,
  {
    do: 'when',
    test: { test: 'is', who: 'attacker', a: BATCH },
    effects: [
      {
        do: 'pick',
        optional: true,
        among: [
          { name: 'strike', effects: [turned('strike')] },
          { name: 'expertise', effects: [turned('expertise')] },
        ],
      },
    ],
    otherwise: [{ do: 'may', effects: [turned('strike')] }],
  },
);

export default unit(card, {
  'we-prefer-going-to-them': goingToThem,
  'striking-distance': strikingDistance,
  'enhanced-tracker': enhancedTracker,
  'its-hard-to-compete-with-a-jedi': hardToCompete,
  'the-leader-of-the-batch': leader,
});
