import { together } from '../../shared/moving.ts';
import { tactic } from '../../shared/tactics.ts';
import { on, use, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of the Supporting characters and she may dash. */
const marchingOrders = tactic(
  ...together('dash', { of: 'character', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] }),
);

const FIRE = { bound: 'objective' } as const;
const BESIDE = { within: { range: 2, from: FIRE } } as const;

/** Whoever stands around an objective may get away; the rest burns, friend or foe. */
const prescribedFire = use(
  { do: 'choose', bind: 'objective', from: { of: 'objective', active: 'any', within: { range: 3, from: 'self' } } },
  {
    do: 'each',
    bind: 'ally',
    from: { of: 'character', side: 'allied', ...BESIDE },
    effects: [{ do: 'move', who: { bound: 'ally' }, move: 'dash' }],
  },
  {
    do: 'each',
    bind: 'enemy',
    from: { of: 'character', side: 'enemy', ...BESIDE },
    effects: [{ do: 'move', who: { bound: 'enemy' }, move: 'dash', by: 'opponent' }],
  },
  {
    do: 'each',
    bind: 'burned',
    from: { of: 'unit', side: 'any', ...BESIDE },
    effects: [
      { do: 'suffer', who: { bound: 'burned' }, amount: 2 },
      { do: 'drop-hunker', who: { bound: 'burned' }, tokens: 'all' },
    ],
  },
);

const obscuringFlames = use(
  { do: 'choose', bind: 'ally', from: { of: 'unit', side: 'allied', within: { range: 3, from: 'self' } } },
  { do: 'hunker', who: { bound: 'ally' } },
);

/** Whoever ends a Move action beside her is Disarmed and Strained. */
const cantStandTheHeat = on(
  { on: 'action.made', by: { of: 'unit', side: 'enemy', engagedWith: 'self' }, action: 'move' },
  WHILE_UNWOUNDED,
  { do: 'gain', who: 'event-unit', condition: 'disarmed' },
  { do: 'gain', who: 'event-unit', condition: 'strained' },
);

export default unit(card, {
  'marching-orders': marchingOrders,
  'prescribed-fire': prescribedFire,
  'obscuring-flames': obscuringFlames,
  'cant-stand-the-heat': cantStandTheHeat,
});
