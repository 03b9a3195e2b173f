import { longLiveTheEmpire } from '../../shared/commanding.ts';
import { covertOperations } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const SUPPORTING = { side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] } as const;

const defiance = on(
  {
    on: 'attack.modifying',
    by: { of: 'character', ...SUPPORTING },
    to: { of: 'character', side: 'enemy', within: { range: 5, from: 'self' } },
    inCombatAction: true,
  },
  null,
  {
    do: 'may',
    effects: [{ do: 'dice', roll: 'attack', change: { how: 'turn', face: 'failure', to: 'strike' } }],
  },
);

const liveUpToOurName = on(
  { on: 'wounded', to: SELF, cause: 'attack' },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'attack', who: OWN, dice: 5, target: 'wounder' },
);

export default unit(card, {
  'covert-operations': covertOperations,
  'long-live-the-empire': longLiveTheEmpire,
  'defiance-will-be-the-death-of-you': defiance,
  'may-we-live-up-to-our-name': liveUpToOurName,
});
