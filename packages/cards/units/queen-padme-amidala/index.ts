import { crackShot } from '../../shared/fighting.ts';
import { chooseUnit, IN_UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const royalCommand = use(chooseUnit({ side: 'allied', tag: 'Galactic Republic' }), eachMayMove('advance', IN_UNIT));

/** While others gather Momentum she is on her way. */
const queensGambit = on({ on: 'momentum.resolved', player: 'opponent' }, null, ONE_OWN, {
  do: 'move',
  who: OWN,
  move: 'advance',
});

/** The diplomat wins ties, the fighter leads her troops. */
const servantOfThePeople: Script = [
  {
    clause: 'control',
    rule: 'wins-ties',
    where: { test: 'stance', who: 'self', stance: 'faith-in-diplomacy' },
  },
  {
    clause: 'pool',
    roll: 'attack',
    dice: 1,
    for: { of: 'character', side: 'allied', tag: 'Galactic Republic', rank: ['supporting'] },
    where: {
      test: 'all',
      of: [
        { test: 'not', that: { test: 'wounded', who: 'self' } },
        { test: 'stance', who: 'self', stance: 'aggressive-negotiations' },
      ],
    },
  },
];

export default unit(card, {
  'royal-command': royalCommand,
  'queens-gambit': queensGambit,
  'crack-shot': crackShot,
  'servant-of-the-people': servantOfThePeople,
});
