import { chooseUnit, hitAndRun, UNIT } from '../../shared/wordings.ts';
import { ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A second attack, on somebody of another Unit. */
const doubleTheContract = on({ on: 'attack.resolved', by: SELF, inCombatAction: true }, null, ONE_OWN, {
  do: 'attack',
  who: OWN,
  dice: 5,
  target: { of: 'unit', side: 'enemy', besides: 'target' },
});

const DISTRACTION = { of: 'character', side: 'allied', wounded: false, engagedWith: 'target' } as const;

/** Dice for shooting into a fight of her own side, which somebody there pays for. */
const expendableDistraction = on(
  { on: 'attack.rolling', by: SELF, attackType: 'ranged', inCombatAction: true },
  { test: 'some', who: DISTRACTION },
  {
    do: 'may',
    effects: [
      { do: 'add-dice', roll: 'attack', dice: 3 },
      { do: 'choose', bind: 'ally', from: DISTRACTION },
      { do: 'suffer', who: { bound: 'ally' }, amount: 2 },
    ],
  },
);

/** One of the Tags of a Primary on her side, for the whole game. */
const onContract = on(
  { on: 'setup.end' },
  null,
  chooseUnit({ side: 'allied', rank: ['primary'] }),
  { do: 'choose-tag', bind: 'tag', of: UNIT },
  { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'game' },
);

export default unit(card, {
  'double-the-contract-double-the-payout': doubleTheContract,
  'hit-and-run': hitAndRun,
  'expendable-distraction': expendableDistraction,
  'on-contract': onContract,
});
