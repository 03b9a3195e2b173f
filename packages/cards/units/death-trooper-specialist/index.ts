import type { Effect } from '@faultline/rules';
import { anotherTarget } from '../../shared/fighting.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { always, eachMayMove, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const STRAINED_OR_PINNED: Effect = {
  do: 'pick',
  among: [
    { name: 'strained', effects: [{ do: 'gain', who: UNIT, condition: 'strained' }] },
    { name: 'pinned', effects: [{ do: 'gain', who: UNIT, condition: 'pinned' }] },
  ],
};

const oppression = tactic(
  eachMayMove('dash'),
  chooseUnit({ side: 'enemy', within: { range: 3, from: 'self' } }),
  STRAINED_OR_PINNED,
);

const ENEMY = { bound: 'enemy' } as const;

/** Its own or troopers of the Empire charge in, and nobody of the fight is safe. */
const imperialBrutality = use(
  chooseUnit({
    side: 'self',
    or: { of: 'unit', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] },
  }),
  { do: 'choose', bind: 'mover', from: IN_UNIT },
  { do: 'move', who: { bound: 'mover' }, move: 'dash' },
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: UNIT } },
  { do: 'gain', who: UNIT, condition: 'exposed' },
  { do: 'gain', who: ENEMY, condition: 'exposed' },
);

export default unit(card, {
  oppression,
  'imperial-brutality': imperialBrutality,
  'unrelenting-assault': anotherTarget,
  'elite-conditioning': [...always({ name: 'protection' }), ...always({ name: 'immunity', condition: 'exposed' })],
});
