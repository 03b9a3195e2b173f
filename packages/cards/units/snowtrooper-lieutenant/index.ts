import { soPrecise } from '../../shared/attacking.ts';
import { damageForCondition } from '../../shared/commanding.ts';
import { chooseUnit, IN_UNIT, tactic, UNIT } from '../../shared/tactics.ts';
import { on, type Script } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const pressOn = tactic(
  chooseUnit({ side: 'allied', tag: 'Galactic Empire', rank: ['supporting'] }),
  { do: 'may', effects: [{ do: 'shed', who: UNIT, conditions: 1 }] },
  { do: 'choose', bind: 'trooper', from: IN_UNIT },
  { do: 'move', who: { bound: 'trooper' }, move: 'dash' },
);

/** R-CARD-3: when all attacks of the Combat action are resolved. */
const doggedAssault = on(
  {
    on: 'action.made',
    by: { of: 'unit', side: 'other-allied', tag: 'Stormtrooper', within: { range: 5, from: 'self' } },
    action: 'combat',
  },
  null,
  { do: 'action', who: 'event-unit', action: 'take-cover' },
);

const imperialDiscipline: Script = [
  ...damageForCondition('Galactic Empire', 'Trooper'),
  { clause: 'permit', what: 'hunker-while-engaged', for: { of: 'unit', side: 'allied', tag: 'Stormtrooper' } },
];

export default unit(card, {
  'press-on': pressOn,
  'dogged-assault': doggedAssault,
  'imperial-discipline': imperialDiscipline,
  'only-imperial-stormtroopers-are-so-precise': soPrecise,
});
