import { allyMayMove } from '../../shared/tactics.ts';
import { grants, type Script } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** R-CARD-22: he stands right behind the first Primary character, and clones beside him. */
const forwardScout: Script = [
  { clause: 'deploy', range: 2, first: true },
  {
    clause: 'deploy',
    range: 1,
    beside: { of: 'character', side: 'allied', tag: 'Clone Trooper', rank: ['supporting'] },
  },
];

export default unit(card, {
  charge: allyMayMove('dash', { tag: 'Galactic Republic' }),
  incoming: grants(
    { of: 'unit', side: 'allied', tag: 'Clone Trooper', within: { range: 3, from: 'self' }, hunkered: true },
    { name: 'immunity', condition: 'exposed' },
  ),
  'forward-scout': forwardScout,
});
