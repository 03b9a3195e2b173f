import type { Selector } from '@faultline/rules';
import { strongerTogether } from '../../shared/attacking.ts';
import { moveAll } from '../../shared/moving.ts';
import { prideOfTheMandalore } from '../../shared/tactics.ts';
import { grants, ONE_OWN, on, OWN, type Script, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** After a Focus action: a dash and two heals. */
const mandaloreWillSurvive = on(
  { on: 'action.made', by: SELF, action: 'focus' },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'heal', who: OWN, times: 2 },
);

const CONTESTING_NEAR: Selector = {
  of: 'character',
  side: 'allied',
  tag: 'Mandalorian',
  within: { range: 3, from: 'self' },
  contesting: true,
};

const higherPurpose: Script = [
  ...grants(CONTESTING_NEAR, { name: 'protection' }),
  ...grants(CONTESTING_NEAR, { name: 'steadfast' }),
];

export default unit(card, {
  'pride-of-the-mandalore': prideOfTheMandalore,
  'jet-pack': moveAll('jump'),
  'mandalorians-are-stronger-together': strongerTogether,
  'mandalore-will-survive': mandaloreWillSurvive,
  'some-of-us-serve-a-higher-purpose': higherPurpose,
});
