import { diceForAlliesNear } from '../../shared/attacking.ts';
import { winsTies } from '../../shared/standing.ts';
import { on, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One clone, himself perhaps, heals and dashes. */
const bacta = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'clone', from: { of: 'character', side: 'allied', tag: 'Clone Trooper' } },
  { do: 'heal', who: { bound: 'clone' } },
  { do: 'move', who: { bound: 'clone' }, move: 'dash' },
);

/** Clones who come near him take cover. */
const formingUp = on(
  { on: 'action.made', by: { of: 'unit', side: 'other-allied', tag: 'Clone Trooper' }, action: 'move' },
  { test: 'near', who: 'event-unit', range: 3, of: 'self' },
  { do: 'hunker', who: 'event-unit' },
);

export default unit(card, {
  'grab-yourself-some-bacta-trooper': bacta,
  'forming-up-sir': formingUp,
  'string-em-along-and-well-mop-em-up': diceForAlliesNear('Clone Trooper', 'Delta Squad'),
  'watch-the-master-at-work': winsTies,
});
