import { noReserveWhileInjured } from '../../shared/orderCards.ts';
import { ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const MANDALORIAN = { side: 'allied', tag: 'Mandalorian', within: { range: 4, from: 'self' } } as const;

/** Those around him may shake something off, and the Supporting ones may jump. */
const weAreMandalorians = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', ...MANDALORIAN },
    effects: [
      {
        do: 'pick',
        optional: true,
        among: [
          { name: 'damage', effects: [{ do: 'shed', who: { bound: 'unit' }, damage: 1 }] },
          { name: 'condition', effects: [{ do: 'shed', who: { bound: 'unit' }, conditions: 1 }] },
        ],
      },
    ],
  },
  {
    do: 'each',
    bind: 'mover',
    from: { of: 'character', ...MANDALORIAN, rank: ['supporting'] },
    effects: [{ do: 'move', who: { bound: 'mover' }, move: 'jump' }],
  },
);

/** With his heavy gun he answers an attack on somebody beside him. */
const coverTheRear = on(
  {
    on: 'attack.resolved',
    by: { of: 'character', side: 'enemy' },
    to: { of: 'character', side: 'allied', within: { range: 2, from: 'self' } },
  },
  { test: 'stance', who: 'self', stance: 'heavy-firepower' },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
  { do: 'attack', who: OWN, dice: 5, types: ['ranged'], target: 'attacker' },
);

/** Up again for two Injured tokens, and a blow at whoever did it. */
const tooMany = on(
  { on: 'wounded', to: SELF, by: { of: 'character', side: 'enemy' }, cause: 'attack' },
  null,
  { do: 'injure', who: 'self', tokens: 2 },
  { do: 'shed', who: 'self', wounded: 1, damage: 'all', conditions: 1 },
  ONE_OWN,
  { do: 'attack', who: OWN, dice: 5, target: 'wounder' },
);

const houseVizsla: Script = [
  { clause: 'always', keyword: { name: 'steadfast' }, where: { test: 'stance', who: 'self', stance: 'fearless' } },
  ...noReserveWhileInjured,
];

export default unit(card, {
  'we-are-mandalorians': weAreMandalorians,
  'ill-cover-the-rear': coverTheRear,
  'go-there-are-too-many-this-is-the-way': tooMany,
  'descendant-of-the-great-house-vizsla': houseVizsla,
});
