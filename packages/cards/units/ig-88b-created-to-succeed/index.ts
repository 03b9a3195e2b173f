import { chooseUnit, tactic, UNIT } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const highPriorityTarget = tactic(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  {
    do: 'when',
    test: { test: 'some', who: { of: 'character', side: 'enemy', within: { range: 5, from: 'self' } } },
    effects: [{ do: 'may', effects: [{ do: 'action', who: 'self', action: 'focus' }] }],
  },
);

const LUCK = { bound: 'luck' } as const;

/** Three defense dice, a condition for every kind of result. */
const getsTheJobDone = use(
  chooseUnit({ side: 'enemy', within: { range: 2, from: 'self' } }),
  { do: 'roll', bind: 'luck', die: 'defense', dice: 3 },
  {
    do: 'when',
    test: { test: 'roll-has', roll: LUCK, face: 'block' },
    effects: [{ do: 'gain', who: UNIT, condition: 'strained' }],
  },
  {
    do: 'when',
    test: { test: 'roll-has', roll: LUCK, face: 'expertise' },
    effects: [{ do: 'gain', who: UNIT, condition: 'disarmed' }],
  },
  {
    do: 'when',
    test: { test: 'roll-has', roll: LUCK, face: 'failure' },
    effects: [{ do: 'gain', who: UNIT, condition: 'exposed' }],
  },
);

const calculatedPlans = on({ on: 'attack.modifying', by: SELF, inCombatAction: true }, null, {
  do: 'dice',
  roll: 'attack',
  change: { how: 'reroll', face: ['failure', 'expertise'], most: 2 },
});

/** More dice against who stands on an objective; what does not wound costs Momentum. */
const engineerSuccess = on(
  {
    on: 'attack.rolling',
    by: { of: 'character', side: 'allied', tag: 'Bounty Hunter' },
    inCombatAction: true,
  },
  { test: 'some', who: { of: 'objective', controlledBy: 'not-own', contestedBy: 'target' } },
  { do: 'add-dice', roll: 'attack', dice: 3 },
  {
    do: 'after-attack',
    effects: [
      {
        do: 'when',
        test: { test: 'not', that: { test: 'wounded-by-this', who: 'target' } },
        effects: [{ do: 'lose-momentum', amount: 1 }],
      },
    ],
  },
);

export default unit(card, {
  'high-priority-target': highPriorityTarget,
  'always-gets-the-job-done': getsTheJobDone,
  'calculated-plans': calculatedPlans,
  'i-engineer-success-yet-it-eludes-me': engineerSuccess,
});
