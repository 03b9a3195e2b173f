import { ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** Himself, or somebody in a fight, is patched up and got out. */
const run = on(
  { on: 'activation.tactics', to: SELF },
  null,
  {
    do: 'choose',
    bind: 'ally',
    from: { ...SELF, or: { of: 'character', side: 'other-allied', engaged: true } },
  },
  { do: 'heal', who: { bound: 'ally' } },
  { do: 'move', who: { bound: 'ally' }, move: 'reposition' },
);

const mindTrick = on(
  {
    on: 'attack.targeted',
    by: { of: 'character', side: 'enemy', within: { range: 5, from: 'self' } },
    to: { of: 'character', side: 'allied' },
  },
  {
    test: 'not',
    that: { test: 'is', who: 'attacker', a: { of: 'unit', side: 'any', condition: ['disarmed'] } },
  },
  { do: 'gain', who: 'attacker', condition: 'disarmed' },
);

/** The attempt is seen before Immunity takes it away. */
const greaterPurpose: Script = [
  { clause: 'always', keyword: { name: 'immunity', condition: 'exposed' } },
  ...on({ on: 'condition.gaining', to: SELF, conditions: ['exposed'] }, null, ONE_OWN, { do: 'heal', who: OWN }),
];

const lastStand: Script = [
  { clause: 'pool', roll: 'attack', dice: { count: 'injured', on: 'self', times: 2 } },
  { clause: 'pool', roll: 'defense', dice: { count: 'injured', on: 'self', times: 2 } },
];

export default unit(card, {
  run,
  'mind-trick': mindTrick,
  'greater-purpose': greaterPurpose,
  'last-stand-of-the-jedi': lastStand,
});
