import type { DieKind, EventPattern } from '@faultline/rules';
import { chooseUnit, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const REPUBLIC = { side: 'other-allied', tag: 'Galactic Republic' } as const;

/** He and another Unit of the Republic may dash; he alone where there is none. */
const rushToAction = tactic({
  do: 'when',
  test: { test: 'some', who: { of: 'unit', ...REPUBLIC } },
  effects: [
    chooseUnit(REPUBLIC),
    eachMayMove('dash', { ...SELF, or: { of: 'character', side: 'allied', among: UNIT } }),
  ],
  otherwise: [eachMayMove('dash')],
});

/** Before whoever was chosen with the Shatterpoint Card activates: a blow, or peace. */
const shatterpoint = on(
  { on: 'shatterpoint.chosen', to: { of: 'unit', side: 'allied' } },
  null,
  {
    do: 'when',
    test: { test: 'stance', who: 'self', stance: 'form-vii-vaapad' },
    effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }, { do: 'attack', who: OWN, dice: 5 }],
  },
  {
    do: 'when',
    test: { test: 'stance', who: 'self', stance: 'jedi-master' },
    effects: [{ do: 'refresh', amount: 2 }, ONE_OWN, { do: 'heal', who: OWN, times: 3 }],
  },
);

/** Up to three Force become dice. */
const tempered = (event: EventPattern, roll: DieKind): Script =>
  on(event, null, {
    do: 'may',
    force: 1,
    most: 3,
    effects: [{ do: 'add-dice', roll, dice: { count: 'done' } }],
  });

const NEAR = { of: 'character', side: 'allied', tag: 'Galactic Republic', within: { range: 5, from: 'self' } } as const;

const partysOver: Script = (['steadfast', 'protection'] as const).map((name) => ({
  clause: 'always',
  keyword: { name },
  for: NEAR,
  where: { test: 'some', who: { ...SELF, engaged: true } },
}));

export default unit(card, {
  'rush-to-action': rushToAction,
  shatterpoint,
  'tempered-aggression': [
    ...tempered({ on: 'attack.rolling', by: SELF }, 'attack'),
    ...tempered({ on: 'attack.rolling', to: SELF }, 'defense'),
  ],
  'this-partys-over': partysOver,
});
