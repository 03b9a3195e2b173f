import { longLiveTheEmpire } from '../../shared/commanding.ts';
import { winsTies } from '../../shared/standing.ts';
import { eachMayMove, on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** He and somebody near him; he may choose himself (CR-MEAS-05), and dashes once all the same. */
const smugDetermination = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'ally',
    from: { of: 'character', side: 'allied', tag: 'Galactic Empire', within: { range: 4, from: 'self' } },
  },
  eachMayMove('dash', { ...SELF, or: { of: 'character', side: 'allied', among: { bound: 'ally' } } }),
);

const iKnowEverything: Script = [{ clause: 'cost', of: 'reserve', more: 1, for: { of: 'unit', side: 'enemy' } }];

/** A die against whoever holds what is not yours yet. */
const somethingIWant: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: 1,
    for: { of: 'character', side: 'allied', tag: 'Galactic Empire' },
    where: {
      test: 'all',
      of: [
        { test: 'combat-action' },
        { test: 'some', who: { of: 'objective', contestedBy: 'target', controlledBy: 'not-own' } },
      ],
    },
  },
  ...winsTies,
];

export default unit(card, {
  'smug-determination': smugDetermination,
  'long-live-the-empire': longLiveTheEmpire,
  'assume-that-i-know-everything': iKnowEverything,
  'you-have-something-i-want': somethingIWant,
});
