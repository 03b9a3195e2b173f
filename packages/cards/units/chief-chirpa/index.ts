import { stealthyApproach } from '../../shared/ewoks.ts';
import { chooseUnit, UNIT } from '../../shared/tactics.ts';
import { on, type Script, SELF, use, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const bolaToss = use(chooseUnit({ side: 'enemy', within: { range: 3, from: 'self' } }), {
  do: 'pick',
  among: [
    { name: 'pinned', effects: [{ do: 'gain', who: UNIT, condition: 'pinned' }] },
    { name: 'exposed', effects: [{ do: 'gain', who: UNIT, condition: 'exposed' }] },
  ],
});

const mobilizeTheVillage: Script = [
  {
    clause: 'pool',
    roll: 'attack',
    dice: 1,
    for: { of: 'character', side: 'other-allied', tag: 'Ewok' },
    where: WHILE_UNWOUNDED,
  },
];

/** R-CARD-33: nothing keeps its point out. */
const sharpStick: Script = [
  { clause: 'always', keyword: { name: 'impact', value: 2 } },
  { clause: 'pierce', protection: true, attackType: 'melee' },
];

const DIE = { bound: 'omen' } as const;
const CHIEF = { bound: 'chief' } as const;

/** When another Ewok Unit falls a die says whether he strikes or gathers himself. */
const brightTreeDefender = on(
  { on: 'wounded', to: { of: 'unit', side: 'other-allied', tag: 'Ewok' }, cause: 'attack' },
  null,
  { do: 'roll', bind: 'omen', die: 'attack', dice: 1 },
  {
    do: 'when',
    test: { test: 'roll-has', roll: DIE, face: ['crit', 'strike'] },
    effects: [
      {
        do: 'each',
        bind: 'chief',
        from: SELF,
        effects: [
          { do: 'move', who: CHIEF, move: 'reposition' },
          { do: 'attack', who: CHIEF, dice: 5 },
        ],
      },
    ],
  },
  {
    do: 'when',
    test: { test: 'roll-has', roll: DIE, face: ['failure', 'expertise'] },
    effects: [
      {
        do: 'each',
        bind: 'chief',
        from: SELF,
        effects: [
          { do: 'move', who: CHIEF, move: 'dash' },
          { do: 'heal', who: CHIEF, times: 2 },
        ],
      },
    ],
  },
);

export default unit(card, {
  'bola-toss': bolaToss,
  'stealthy-approach': stealthyApproach,
  'mobilize-the-village': mobilizeTheVillage,
  'sharp-stick': sharpStick,
  'bright-tree-defender': brightTreeDefender,
});
