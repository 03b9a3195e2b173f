import { turnBack } from '../../shared/attacking.ts';
import { moveAllTwice } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Another attack on one of the targets of her Combat action, with all her dice. */
const avengeHisDeath = on({ on: 'action.made', by: SELF, action: 'combat' }, null, ONE_OWN, {
  do: 'attack',
  who: OWN,
  target: 'targets',
});

/** Once a Turn: Force and a jump for a wound, and for one of rank Force again or a blow. */
const iAmNoJedi: Script = [
  {
    clause: 'on',
    event: { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy' } },
    limit: 'turn',
    effects: [
      { do: 'refresh', amount: 1 },
      ONE_OWN,
      { do: 'move', who: OWN, move: 'jump' },
      {
        do: 'when',
        test: { test: 'rank', who: 'event-unit', rank: ['primary', 'secondary'] },
        effects: [
          {
            do: 'pick',
            optional: true,
            among: [
              { name: 'refresh', effects: [{ do: 'refresh', amount: 1 }] },
              { name: 'attack', effects: [ONE_OWN, { do: 'attack', who: OWN, dice: 5, types: ['melee'] }] },
            ],
          },
        ],
      },
    ],
  },
];

export default unit(card, {
  'she-is-fearless': moveAllTwice('jump'),
  'then-i-will-avenge-his-death': avengeHisDeath,
  riposte: turnBack('melee'),
  'i-am-no-jedi': iAmNoJedi,
});
