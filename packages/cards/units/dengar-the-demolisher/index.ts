import { payday } from '../../shared/standing.ts';
import { onTheTrail } from '../../shared/tactics.ts';
import { always, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Whoever wounds him in a fight finds what he had in his hands. */
const explosiveRegards = on(
  { on: 'wounded', to: SELF, attackType: 'melee' },
  null,
  { do: 'roll', bind: 'blast', die: 'attack', dice: 5 },
  { do: 'suffer', who: 'wounder', amount: { count: 'faces', roll: { bound: 'blast' }, face: ['strike', 'crit'] } },
);

const beingUnderestimated: Script = [
  { clause: 'cost', of: 'reserve', less: 1, for: { of: 'unit', side: 'allied', tag: 'Bounty Hunter' } },
];

export default unit(card, {
  'on-the-trail': onTheTrail,
  payday,
  'explosive-regards': explosiveRegards,
  'being-underestimated-has-its-values': beingUnderestimated,
  'not-just-a-pretty-face': [...always({ name: 'steadfast' }), ...always({ name: 'immunity', condition: 'pinned' })],
});
