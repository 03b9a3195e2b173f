import { anotherTarget } from '../../shared/fighting.ts';
import { tactic } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const onTheHunt = tactic({ do: 'may', effects: [{ do: 'shed', who: 'self', conditions: 1 }] }, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'dash',
});

/** Dice against whoever contests what is not his side's; a Momentum if they survive it. */
const refusing = on(
  { on: 'attack.rolling', by: SELF },
  { test: 'some', who: { of: 'objective', controlledBy: 'not-own', contestedBy: 'target' } },
  {
    do: 'may',
    effects: [
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
    ],
  },
);

const AROUND = { range: 3, from: 'self' } as const;

/** R-CARD-11: his last resort, with more enemies around him than friends. */
const victoryIsImpossible = on(
  { on: 'momentum.gained', player: 'opponent' },
  {
    test: 'all',
    of: [
      { test: 'wounded', who: 'self' },
      {
        test: 'more',
        of: { count: 'found', of: { of: 'character', side: 'enemy', within: AROUND } },
        than: { count: 'found', of: { of: 'character', side: 'other-allied', within: AROUND } },
      },
    ],
  },
  { do: 'roll', bind: 'fuse', die: 'attack', dice: { count: 'wounds', on: 'self' } },
  {
    do: 'when',
    test: { test: 'roll-has', roll: { bound: 'fuse' }, face: 'failure' },
    effects: [
      eachMayMove('dash'),
      {
        do: 'each',
        bind: 'victim',
        from: { of: 'character', side: 'any', within: AROUND },
        effects: [{ do: 'suffer', who: { bound: 'victim' }, amount: 5 }],
      },
      { do: 'defeat', who: 'self' },
    ],
  },
);

export default unit(card, {
  'on-the-hunt': onTheHunt,
  'multithread-targeting-protocol': anotherTarget,
  'are-you-refusing-my-request': refusing,
  'victory-through-combat-is-impossible': victoryIsImpossible,
});
