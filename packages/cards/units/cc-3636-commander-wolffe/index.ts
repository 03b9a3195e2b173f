import { packHunter } from '../../shared/attacking.ts';
import { dashesThenFocus } from '../../shared/moving.ts';
import { chooseUnit, IN_UNIT, tactic } from '../../shared/tactics.ts';
import { eachMayMove, type Script, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** R-CARD-21: crits of clones against somebody whom another Unit of clones is near to. */
const wolfpack: Script = [
  {
    clause: 'firm',
    roll: 'attack',
    face: 'crit',
    for: { of: 'character', side: 'allied', tag: 'Clone Trooper' },
    where: {
      test: 'all',
      of: [
        WHILE_UNWOUNDED,
        {
          test: 'some',
          who: {
            of: 'unit',
            side: 'allied',
            tag: 'Clone Trooper',
            within: { range: 5, from: 'target' },
            besides: 'attacker',
          },
        },
      ],
    },
  },
];

export default unit(card, {
  'flank-em': tactic(chooseUnit({ side: 'allied', tag: 'Clone Trooper' }), eachMayMove('climb', IN_UNIT)),
  'run-and-gun': dashesThenFocus,
  'pack-hunter-clone-trooper': packHunter('Clone Trooper'),
  wolfpack,
});
