import { tactic } from '../../shared/tactics.ts';
import { grants, on, SELF, use, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const FRIEND = { bound: 'friend' } as const;
const ENEMY = { bound: 'enemy' } as const;

/** He dashes to a Primary character, who takes cover beside him while he recovers. */
const wookieeLoyalty = tactic({
  do: 'each',
  bind: 'mover',
  from: SELF,
  effects: [
    { do: 'choose', bind: 'friend', from: { of: 'character', side: 'allied', rank: ['primary'] } },
    { do: 'move', who: { bound: 'mover' }, move: 'dash', toward: FRIEND },
    {
      do: 'if-did',
      effects: [
        {
          do: 'when',
          test: { test: 'near', who: { bound: 'mover' }, range: 3, of: FRIEND },
          effects: [
            { do: 'hunker', who: FRIEND },
            { do: 'each', bind: 'healer', from: SELF, effects: [{ do: 'heal', who: { bound: 'healer' } }] },
          ],
        },
      ],
    },
  ],
});

const notWise = use(
  {
    do: 'choose',
    bind: 'enemy',
    from: { of: 'unit', side: 'enemy', within: { range: 3, from: 'self' }, seenBy: 'self' },
  },
  { do: 'roll', bind: 'rage', die: 'attack', dice: 5 },
  { do: 'suffer', who: ENEMY, amount: { count: 'faces', roll: { bound: 'rage' }, face: ['crit', 'strike'] } },
);

const intimidating = on(
  {
    on: 'attack.modifying',
    roll: 'defense',
    to: { of: 'character', side: 'allied', tag: 'Rebel Alliance', within: { range: 2, from: 'self' } },
  },
  WHILE_UNWOUNDED,
  { do: 'dice', roll: 'defense', change: { how: 'add', face: 'expertise' } },
);

export default unit(card, {
  'wookiee-loyalty': wookieeLoyalty,
  'its-not-wise-to-upset-a-wookiee': notWise,
  bodyguard: grants(
    { of: 'character', side: 'allied', rank: ['primary', 'secondary'], within: { range: 2, from: 'self' } },
    { name: 'cover', value: 1 },
  ),
  'intimidating-presence': intimidating,
});
