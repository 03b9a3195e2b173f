import { turnBack } from '../../shared/attacking.ts';
import { forcePush } from '../../shared/commanding.ts';
import { ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;

/** The Jedi gathers his strength, the leader his crew. */
const twoNames = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'when',
    test: { test: 'stance', who: 'self', stance: 'form-iii-soresu' },
    effects: [{ do: 'refresh', amount: 1 }, ONE_OWN, { do: 'heal', who: OWN }],
  },
  {
    do: 'when',
    test: { test: 'stance', who: 'self', stance: 'pack-leader' },
    effects: [
      { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', tag: 'Rebel Alliance' } },
      { do: 'move', who: ALLY, move: 'dash' },
      {
        do: 'when',
        test: { test: 'is', who: ALLY, a: { of: 'character', side: 'allied', tag: 'Spectre' } },
        effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
      },
    ],
  },
);

/** Two heals and a jump for a Rebel wounded in an attack, for a Spectre a blow as well. */
const strongerThanFear = on(
  {
    on: 'wounded',
    by: { of: 'character', side: 'enemy' },
    to: { of: 'unit', side: 'allied', tag: 'Rebel Alliance' },
    cause: 'attack',
  },
  null,
  ONE_OWN,
  { do: 'heal', who: OWN, times: 2 },
  { do: 'move', who: OWN, move: 'jump' },
  {
    do: 'when',
    test: { test: 'is', who: 'event-unit', a: { of: 'unit', side: 'allied', tag: 'Spectre' } },
    effects: [ONE_OWN, { do: 'attack', who: OWN, dice: 5 }],
  },
);

export default unit(card, {
  'a-man-with-two-names': twoNames,
  'force-push': forcePush,
  deflect: turnBack('ranged'),
  'now-i-know-theres-something-stronger-than-fear': strongerThanFear,
});
