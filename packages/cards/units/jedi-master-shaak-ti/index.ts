import { forceRepulse } from '../../shared/commanding.ts';
import { tactic } from '../../shared/tactics.ts';
import { always, ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ANOTHER = {
  of: 'character',
  side: 'allied',
  tag: ['Galactic Republic', 'Mercenary'],
  besides: 'self',
} as const;

/** Another of the Republic or a Mercenary may dash; then she may jump, whoever was there. */
const unityWinsWar = tactic(
  {
    do: 'when',
    test: { test: 'some', who: ANOTHER },
    effects: [
      { do: 'choose', bind: 'ally', from: ANOTHER },
      { do: 'move', who: { bound: 'ally' }, move: 'dash' },
    ],
  },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
);

/** Against expertise in the defense a block fails. */
const feintingBlow = on(
  { on: 'attack.modifying', by: SELF, attackType: 'melee', inCombatAction: true, roll: 'defense' },
  { test: 'roll-has', roll: 'defense', face: 'expertise' },
  { do: 'dice', roll: 'defense', change: { how: 'turn', face: 'block', to: 'failure' } },
);

export default unit(card, {
  'unity-wins-war': unityWinsWar,
  'force-repulse': forceRepulse,
  'feinting-blow': feintingBlow,
  virtuoso: [
    ...always({ name: 'immunity', condition: 'disarmed' }),
    ...always({ name: 'immunity', condition: 'exposed' }),
  ],
});
