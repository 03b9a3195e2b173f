import { together } from '../../shared/moving.ts';
import { on, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

const wisdomOfTheMandalore = on(
  { on: 'activation.tactics', to: SELF },
  null,
  ...together('jump', { of: 'character', side: 'allied', tag: 'Mandalorian', besides: 'self' }),
);

/** She closes in on somebody; once they fight, both are open to blows. */
const bothHunterAndPrey = use(
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy' } },
  {
    do: 'each',
    bind: 'mover',
    from: SELF,
    effects: [{ do: 'move', who: { bound: 'mover' }, move: ['jump', 'advance'], toward: ENEMY }],
  },
  {
    do: 'when',
    test: { test: 'engaged', who: ENEMY, with: 'self' },
    effects: [
      { do: 'gain', who: 'self', condition: 'exposed' },
      { do: 'gain', who: ENEMY, condition: 'exposed' },
    ],
  },
);

/** What has hurt her makes her harder to hit. */
const shapeOurselves: Script = [
  { clause: 'pool', roll: 'defense', attackType: 'melee', dice: { count: 'damage', on: 'self', per: 3 } },
  { clause: 'pool', roll: 'defense', attackType: 'melee', dice: { count: 'injured', on: 'self' } },
];

const survival: Script = [
  { clause: 'cost', of: 'surcharge', less: 'all', for: { of: 'unit', side: 'allied', tag: 'Mandalorian' } },
];

export default unit(card, {
  'wisdom-of-the-mandalore': wisdomOfTheMandalore,
  'both-hunter-and-prey': bothHunterAndPrey,
  'just-as-we-shape-mandalorian-steel-we-shape-ourselves': shapeOurselves,
  'our-survival-is-our-strength-this-is-the-way': survival,
});
