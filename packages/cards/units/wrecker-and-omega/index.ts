import { tactic } from '../../shared/tactics.ts';
import { ONE_OWN, OWN, type Script, use, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** A dash into somebody, who is Shoved. */
const bulldoze = tactic(
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  {
    do: 'if-did',
    effects: [
      {
        do: 'may',
        effects: [
          { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', within: { range: 1, from: OWN } } },
          { do: 'shove', who: ENEMY, by: OWN },
        ],
      },
    ],
  },
);

/** Five dice at a Unit that contests an objective nearby, and Momentum for wounding it. */
const notSneaking = use(
  {
    do: 'choose',
    bind: 'objective',
    from: { of: 'objective', controlledBy: 'not-own', within: { range: 3, from: 'self' } },
  },
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', contesting: { bound: 'objective' } } },
  { do: 'roll', bind: 'blast', die: 'attack', dice: 5 },
  { do: 'suffer', who: ENEMY, amount: { count: 'faces', roll: { bound: 'blast' }, face: ['crit', 'strike'] } },
  {
    do: 'when',
    test: { test: 'wounded-by-this', who: ENEMY },
    effects: [{ do: 'momentum', amount: 1 }],
  },
);

const NEAR = { of: 'character', side: 'allied', within: { range: 3, from: 'self' } } as const;

const muscle: Script = [
  {
    clause: 'always',
    keyword: { name: 'steadfast' },
    for: { ...NEAR, tag: 'Bad Batch' },
    where: WHILE_UNWOUNDED,
  },
  {
    clause: 'always',
    keyword: { name: 'protection' },
    for: { ...NEAR, tag: ['Clone Trooper', 'Scoundrel'] },
    where: WHILE_UNWOUNDED,
  },
];

export default unit(card, {
  bulldoze,
  'hahahaha-yeah': use(ONE_OWN, { do: 'attack', who: OWN, types: ['ranged'] }),
  'i-wasnt-sneaking': notSneaking,
  'the-muscle-of-the-batch': muscle,
});
