import { supportingFire } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const NEAR = { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } } as const;

const createOpening = on({ on: 'attack.modifying', by: SELF, roll: 'defense' }, null, {
  do: 'dice',
  roll: 'defense',
  change: { how: 'turn', face: ['block', 'expertise'], to: 'failure' },
});

/** He is where an enemy has failed: in its attack, or in its defense. */
const requestYourSurrender: Script = [
  {
    clause: 'on',
    event: { on: 'attack.resolved', by: NEAR },
    where: { test: 'roll-has', roll: 'attack', face: 'failure' },
    limit: 'turn',
    effects: [ONE_OWN, { do: 'move', who: OWN, move: 'jump' }],
  },
  {
    clause: 'on',
    event: { on: 'attack.resolved', to: NEAR },
    where: { test: 'roll-has', roll: 'defense', face: 'failure' },
    limit: 'turn',
    effects: [{ do: 'may', effects: [ONE_OWN, { do: 'shove', who: 'target', by: OWN }] }],
  },
];

export default unit(card, {
  'force-speed': moveAll('advance'),
  'create-opening': createOpening,
  'supporting-assault-dash': supportingFire('Galactic Republic', ONE_OWN, { do: 'move', who: OWN, move: 'dash' }),
  'im-afraid-i-must-request-your-surrender': requestYourSurrender,
});
