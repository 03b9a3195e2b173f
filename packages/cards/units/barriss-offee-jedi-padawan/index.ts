import type { Selector } from '@faultline/rules';
import { forcePush } from '../../shared/commanding.ts';
import { moveAll } from '../../shared/moving.ts';
import { on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const MASTER: Selector = { of: 'character', side: 'other-allied', tag: 'Jedi', rank: ['primary'] };

/** She steps out of the way of somebody else's attack. */
const slipAway = on(
  {
    on: 'attack.targeted',
    by: { of: 'character', side: 'allied', tag: 'Galactic Republic', besides: 'self' },
    to: { of: 'character', side: 'enemy', engagedWith: 'self' },
  },
  null,
  { do: 'choose', bind: 'own', from: { ...SELF, engagedWith: 'target' } },
  { do: 'move', who: { bound: 'own' }, move: 'reposition' },
  { do: 'if-did', effects: [{ do: 'hunker', who: 'self' }] },
);

/** Master and Padawan against one enemy; and she helps those around her recover. Who strikes in Melee is Engaged (CR-ATK-03). */
const faithfulPadawan: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: 2,
    where: { test: 'some', who: { ...MASTER, engagedWith: 'target' } },
  },
  {
    clause: 'pool',
    roll: 'attack',
    attackType: 'melee',
    dice: 2,
    for: MASTER,
    where: { test: 'engaged', who: 'target', with: 'self' },
  },
  ...on({ on: 'action.made', by: SELF, action: 'recover' }, null, {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'other-allied', within: { range: 3, from: 'self' } },
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
  }),
];

export default unit(card, {
  'force-push': forcePush,
  'force-speed': moveAll('advance'),
  'slip-away': slipAway,
  'faithful-padawan': faithfulPadawan,
});
