import type { Selector } from '@faultline/rules';
import { fearlessAndInventive } from '../../shared/fighting.ts';
import { turnBack } from '../../shared/attacking.ts';
import { UNIT } from '../../shared/tactics.ts';
import { eachMayMove, ONE_OWN, on, OWN, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const KIND = ['Bounty Hunter', 'Mandalorian', 'Scoundrel'] as const;
const BESIDE: Selector = { of: 'unit', side: 'allied', within: { range: 2, from: 'self' } };

/** Among his own kind he, or the child, has something up the sleeve. */
const clanOfTwo = use(eachMayMove('dash'), {
  do: 'when',
  test: {
    test: 'not',
    that: {
      test: 'more',
      of: { count: 'found', of: BESIDE },
      than: { count: 'found', of: { ...BESIDE, tag: KIND } },
    },
  },
  effects: [
    ONE_OWN,
    {
      do: 'pick',
      optional: true,
      among: [
        { name: 'attack', effects: [{ do: 'attack', who: OWN, dice: 5 }] },
        {
          name: 'push',
          effects: [
            {
              do: 'choose',
              bind: 'enemy',
              from: { of: 'character', side: 'enemy', within: { range: 3, from: OWN } },
            },
            { do: 'push', who: { bound: 'enemy' }, range: 2, origin: OWN },
          ],
        },
      ],
    },
  ],
});

/** An ally falls: he comes, and his kind gathers itself. */
const thisIsTheWay = on(
  { on: 'wounded', by: { of: 'character', side: 'enemy' }, to: { of: 'unit', side: 'other-allied' } },
  null,
  ONE_OWN,
  { do: 'heal', who: OWN, times: 2 },
  { do: 'move', who: OWN, move: 'reposition' },
  {
    do: 'each',
    bind: 'unit',
    from: { of: 'unit', side: 'other-allied', tag: KIND, within: { range: 4, from: 'self' } },
    effects: [
      { do: 'may', effects: [{ do: 'shed', who: UNIT, conditions: 1 }] },
      { do: 'may', effects: [{ do: 'hunker', who: UNIT }] },
    ],
  },
);

export default unit(card, {
  'a-clan-of-two': clanOfTwo,
  'fearless-and-inventive': fearlessAndInventive,
  'do-the-magic-hand-thing': turnBack('ranged'),
  'this-is-the-way': thisIsTheWay,
});
