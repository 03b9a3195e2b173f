import { resolve } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Each picks an enemy and runs at it. */
const pointMeAtTheEnemy = on({ on: 'activation.tactics', to: SELF }, null, {
  do: 'each',
  bind: 'mover',
  from: SELF,
  effects: [
    { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy' } },
    { do: 'move', who: { bound: 'mover' }, move: 'dash', toward: { bound: 'enemy' } },
  ],
});

const moreExplosives = use(
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', within: { range: 3, from: 'self' } } },
  { do: 'roll', bind: 'blast', die: 'attack', dice: 5 },
  { do: 'suffer', who: { bound: 'enemy' }, amount: { count: 'faces', roll: { bound: 'blast' }, face: 'expertise' } },
  { do: 'if-did', effects: [{ do: 'gain', who: { bound: 'enemy' }, condition: 'strained' }] },
);

/** One of them runs in after the Combat action of another Unit beside them, and strikes at one it targeted. */
const rule17 = on(
  {
    on: 'action.made',
    by: { of: 'unit', side: 'other-allied', tag: 'Galactic Republic', within: { range: 3, from: 'self' } },
    action: 'combat',
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'if-did', effects: [{ do: 'attack', who: OWN, dice: 5, types: ['melee'], target: 'targets' }] },
);

export default unit(card, {
  'point-me-at-the-enemy-and-stay-out-of-my-way': pointMeAtTheEnemy,
  'yes-more-explosives': moreExplosives,
  'rule-17-always-make-sure-theyre-dead': rule17,
  'i-love-my-job': resolve,
});
