import { ignoresCover } from '../../shared/attacking.ts';
import { defensiveManeuver } from '../../shared/moving.ts';
import { always, ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** To an objective, and whoever holds it near there is Exposed. */
const bigProblem = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'goal', from: { of: 'objective' } },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump', toward: { bound: 'goal' } },
  {
    do: 'choose',
    bind: 'enemy',
    from: { of: 'character', side: 'enemy', within: { range: 3, from: 'self' }, contesting: { bound: 'goal' } },
  },
  { do: 'gain', who: { bound: 'enemy' }, condition: 'exposed' },
);

const bringItDown = on(
  {
    on: 'attack.modifying',
    by: {
      of: 'character',
      side: 'allied',
      tag: 'Clone Trooper',
      rank: ['supporting'],
      within: { range: 4, from: 'self' },
      hunkered: true,
    },
    attackType: 'ranged',
    inCombatAction: true,
  },
  null,
  { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'failure', most: 2 } },
);

export default unit(card, {
  'weve-got-a-big-problem': bigProblem,
  'defensive-maneuver': defensiveManeuver,
  'bring-it-down': bringItDown,
  'say-goodnight-clanker': [...always({ name: 'sharpshooter', value: 2 }), ...ignoresCover('all')],
});
