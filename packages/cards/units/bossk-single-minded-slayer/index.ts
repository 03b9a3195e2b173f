import { payday } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const regeneration = on(
  { on: 'activation.tactics', to: SELF },
  { test: 'not', that: { test: 'is', who: 'self', a: { of: 'unit', side: 'any', condition: ['strained'] } } },
  { do: 'shed', who: 'self', damage: 'all', conditions: 'all' },
);

/** Friend and foe around an enemy suffer by his dice; then he moves on. */
const explosiveOrdnance = use(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', within: { range: 5, from: 'self' } } },
  { do: 'roll', bind: 'blast', die: 'attack', dice: 5 },
  {
    do: 'each',
    bind: 'hit',
    from: { of: 'unit', side: 'any', within: { range: 2, from: { bound: 'enemy' } } },
    effects: [
      {
        do: 'suffer',
        who: { bound: 'hit' },
        amount: { count: 'faces', roll: { bound: 'blast' }, face: 'expertise' },
      },
    ],
  },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
);

/** To the side of another hunter, and at whoever struck it down. */
const jobToDo = on(
  { on: 'wounded', to: { of: 'unit', side: 'other-allied', tag: 'Bounty Hunter' }, cause: 'attack' },
  null,
  ONE_OWN,
  { do: 'choose', bind: 'hunter', from: { of: 'character', side: 'allied', among: 'event-unit' } },
  { do: 'move', who: OWN, move: 'dash', toward: { bound: 'hunter' } },
  { do: 'attack', who: OWN, dice: 5, target: 'wounder' },
);

export default unit(card, {
  regeneration,
  'explosive-ordnance': explosiveOrdnance,
  payday,
  'we-have-a-job-to-do': jobToDo,
});
