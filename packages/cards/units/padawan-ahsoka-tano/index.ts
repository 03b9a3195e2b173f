import { turnBack } from '../../shared/attacking.ts';
import { moveAllTwice } from '../../shared/moving.ts';
import { chooseUnit, IN_UNIT, tactic } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of a Primary Unit of the Republic or the Jedi may dash. */
const raceYa = tactic(
  chooseUnit({ side: 'allied', tag: ['Galactic Republic', 'Jedi'], rank: ['primary'] }),
  { do: 'choose', bind: 'ally', from: IN_UNIT },
  { do: 'move', who: { bound: 'ally' }, move: 'dash' },
);

/** She joins the Combat action of Supporting allies nearby, against one of their targets. */
const gettingAhead = on(
  {
    on: 'action.made',
    by: {
      of: 'unit',
      side: 'allied',
      tag: 'Galactic Republic',
      rank: ['supporting'],
      within: { range: 3, from: 'self' },
    },
    action: 'combat',
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
  { do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'targets' },
);

export default unit(card, {
  'race-ya': raceYa,
  'she-is-fearless': moveAllTwice('jump'),
  deflect: turnBack('ranged'),
  'getting-ahead-of-yourself-again-snips': gettingAhead,
});
