import type { Effect, MoveKind } from '@faultline/rules';
import { dashesThenFocus } from '../../shared/moving.ts';
import { on, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const UNIT = { bound: 'unit' } as const;

const allMay = (...move: readonly MoveKind[]): Effect => ({
  do: 'each',
  bind: 'mover',
  from: { of: 'character', side: 'allied', among: UNIT },
  effects: [{ do: 'move', who: { bound: 'mover' }, move }],
});

/** R-CARD-6: those who are hurt may each go farther. */
const imperialEfficiency = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'unit',
    from: {
      of: 'unit',
      side: 'self',
      or: { of: 'unit', side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] },
    },
  },
  {
    do: 'when',
    test: { test: 'more', of: { count: 'damage', on: UNIT }, than: 0 },
    effects: [allMay('dash', 'reposition')],
    otherwise: [allMay('dash')],
  },
);

/** R-CARD-26: cover where nobody is on him, whether he went or stayed. */
const disciplined = on(
  { on: 'attack.resolved', to: SELF },
  { test: 'not', that: { test: 'wounded', who: 'self' } },
  {
    do: 'each',
    bind: 'mover',
    from: SELF,
    effects: [
      { do: 'choose', bind: 'objective', from: { of: 'objective' } },
      { do: 'move', who: { bound: 'mover' }, move: 'reposition', toward: { bound: 'objective' } },
    ],
  },
  {
    do: 'when',
    test: { test: 'not', that: { test: 'some', who: { ...SELF, engaged: true } } },
    effects: [{ do: 'hunker', who: 'self' }],
  },
);

const rigorousTraining: Script = [
  { clause: 'always', keyword: { name: 'protection' } },
  { clause: 'always', keyword: { name: 'sharpshooter', value: 1 } },
];

export default unit(card, {
  'imperial-efficiency': imperialEfficiency,
  'tactical-advance': dashesThenFocus,
  disciplined,
  'rigorous-training': rigorousTraining,
});
