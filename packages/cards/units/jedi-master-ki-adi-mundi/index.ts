import { forcePush } from '../../shared/commanding.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Another Unit of the Republic may dash, and he with Jedi. */
const wiseCounsel = tactic(
  chooseUnit({ side: 'other-allied', tag: 'Galactic Republic' }),
  eachMayMove('dash', IN_UNIT),
  {
    do: 'when',
    test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'any', tag: 'Jedi' } },
    effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
  },
);

/** Paid for as he is targeted, it strikes when the attack is over. */
const enhancedReflexes = on({ on: 'attack.targeted', to: SELF }, null, {
  do: 'after-attack',
  effects: [
    {
      do: 'when',
      test: { test: 'roll-has', roll: 'attack', face: 'failure' },
      effects: [{ do: 'suffer', who: 'attacker', amount: 3 }],
    },
  ],
});

/** A Jedi for every wound of the Republic; R-CARD-9: the first ability of a Jedi beside somebody Wounded is cheaper. */
const guardians: Script = [
  ...on(
    {
      on: 'wounded',
      by: { of: 'character', side: 'allied', tag: 'Galactic Republic' },
      to: { of: 'unit', side: 'enemy' },
    },
    null,
    chooseUnit({ side: 'allied', tag: 'Jedi' }),
    { do: 'choose', bind: 'jedi', from: IN_UNIT },
    { do: 'heal', who: { bound: 'jedi' } },
    { do: 'move', who: { bound: 'jedi' }, move: 'dash' },
  ),
  {
    clause: 'cost',
    of: 'ability',
    less: 1,
    limit: 'turn',
    for: { of: 'unit', side: 'allied', tag: 'Jedi' },
    where: {
      test: 'some',
      who: { of: 'unit', side: 'allied', wounded: true, within: { range: 3, from: 'it' } },
    },
  },
];

export default unit(card, {
  'wise-counsel': wiseCounsel,
  'force-push': forcePush,
  'force-enhanced-reflexes': enhancedReflexes,
  'guardians-of-the-republic': guardians,
});
