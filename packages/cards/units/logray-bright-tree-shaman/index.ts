import { stealthyApproach } from '../../shared/ewoks.ts';
import { commandSupport } from '../../shared/commanding.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, on, type Script, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Cover and courage for the warriors, and the scouts may dash. */
const inspiringPresence = tactic(
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'allied', allTags: ['Ewok', 'Warrior'] },
    effects: [
      { do: 'hunker', who: UNIT },
      {
        do: 'pick',
        optional: true,
        among: [
          { name: 'damage', effects: [{ do: 'shed', who: UNIT, damage: 2 }] },
          { name: 'condition', effects: [{ do: 'shed', who: UNIT, conditions: 1 }] },
        ],
      },
    ],
  },
  eachMayMove('dash', { of: 'character', side: 'allied', allTags: ['Ewok', 'Scout'] }),
);

const protectiveWards: Script = [
  {
    clause: 'pool',
    roll: 'defense',
    dice: 1,
    for: { of: 'character', side: 'other-allied', tag: 'Ewok' },
    where: WHILE_UNWOUNDED,
  },
];

const DIE = { bound: 'brew' } as const;

/** A die is cast for each wound that Ewoks deal: Force, or a dash for those who dealt it. */
const secretIngredients = on(
  { on: 'wounded', by: { of: 'unit', side: 'allied', tag: 'Ewok' }, to: { of: 'unit', side: 'enemy' } },
  null,
  { do: 'roll', bind: 'brew', die: 'attack', dice: 1 },
  {
    do: 'when',
    test: { test: 'roll-has', roll: DIE, face: ['crit', 'strike'] },
    effects: [{ do: 'refresh', amount: 1 }],
  },
  {
    do: 'when',
    test: { test: 'roll-has', roll: DIE, face: ['failure', 'expertise'] },
    effects: [chooseUnit({ side: 'allied', among: 'wounder' }), eachMayMove('dash', IN_UNIT)],
  },
);

export default unit(card, {
  'inspiring-presence': inspiringPresence,
  'elders-command': commandSupport('Ewok'),
  'stealthy-approach': stealthyApproach,
  'protective-wards': protectiveWards,
  'secret-ingredients': secretIngredients,
});
