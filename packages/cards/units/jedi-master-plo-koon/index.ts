import { turnBack } from '../../shared/attacking.ts';
import { forcePush } from '../../shared/commanding.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const FOLLOWERS = ['Trooper', 'Padawan'] as const;

/** A Unit of the Republic, be it his own, may dash, and he with Troopers and Padawans. */
const workTogether = tactic(chooseUnit({ side: 'allied', tag: 'Galactic Republic' }), eachMayMove('dash', IN_UNIT), {
  do: 'when',
  test: { test: 'is', who: UNIT, a: { of: 'unit', side: 'any', tag: FOLLOWERS } },
  effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash' }],
});

/** R-CARD-8, R-CARD-20: Exposed for his chart, and a dash at whoever attacked his followers. */
const simpleOrDifficult = on(
  {
    on: 'attack.targeted',
    to: {
      of: 'character',
      side: 'allied',
      tag: 'Galactic Republic',
      within: { range: 3, from: 'self' },
      besides: 'self',
    },
  },
  WHILE_UNWOUNDED,
  { do: 'may', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] },
  {
    do: 'if-did',
    effects: [
      { do: 'use-chart', roll: 'defense', of: 'self' },
      {
        do: 'after-attack',
        effects: [
          {
            do: 'when',
            test: { test: 'is', who: 'target', a: { of: 'unit', side: 'any', tag: FOLLOWERS } },
            effects: [ONE_OWN, { do: 'move', who: OWN, move: 'dash', toward: 'attacker' }],
          },
        ],
      },
    ],
  },
);

export default unit(card, {
  'i-know-if-we-work-together-we-will-stay-alive': workTogether,
  'force-push': forcePush,
  deflect: turnBack('ranged'),
  'we-can-do-this-the-simple-way-or-the-difficult-way': simpleOrDifficult,
});
