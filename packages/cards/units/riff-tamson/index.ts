import { hitAndRun } from '../../shared/moving.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const deathFromBelow = use(eachMayMove('jump'), { do: 'next-attack', who: 'self', pool: 2, type: 'melee' });

/** He joins in where Supporting Units of his kind have fought. */
const bloodInTheWater = on(
  {
    on: 'action.made',
    by: { of: 'unit', side: 'allied', tag: ['Separatist Alliance', 'Scoundrel'], rank: ['supporting'] },
    action: 'combat',
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'targets' },
);

const plentyOfSuffering: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: { count: 'found', of: { of: 'unit', side: 'enemy', within: { range: 4, from: 'self' }, hurt: true } },
  },
  ...on({ on: 'wounded', to: { of: 'unit', side: 'enemy', within: { range: 4, from: 'self' } } }, null, {
    do: 'refresh',
    amount: 1,
  }),
];

export default unit(card, {
  'death-from-below': deathFromBelow,
  'hit-and-run': hitAndRun,
  'blood-in-the-water': bloodInTheWater,
  'theres-plenty-of-suffering-to-go-around': plentyOfSuffering,
});
