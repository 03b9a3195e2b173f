import { anotherTarget, expendableDistraction } from '../../shared/fighting.ts';
import { hitAndRun } from '../../shared/moving.ts';
import { chooseUnit, UNIT } from '../../shared/tactics.ts';
import { on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** One of the Tags of a Primary on her side, for the whole game. */
const onContract = on(
  { on: 'setup.end' },
  null,
  chooseUnit({ side: 'allied', rank: ['primary'] }),
  { do: 'choose-tag', bind: 'tag', of: UNIT },
  { do: 'tag', who: 'self', tag: { bound: 'tag' }, until: 'game' },
);

export default unit(card, {
  'double-the-contract-double-the-payout': anotherTarget,
  'hit-and-run': hitAndRun,
  'expendable-distraction': expendableDistraction,
  'on-contract': onContract,
});
