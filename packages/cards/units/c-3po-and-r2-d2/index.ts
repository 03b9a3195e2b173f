import type { Effect, Ref, Selector, Test } from '@faultline/rules';
import { forwardPlanning } from '../../shared/fighting.ts';
import { ONE_OWN, OWN, type Script, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const LISTENER: Selector = {
  of: 'character',
  side: 'allied',
  tag: 'Ewok',
  rank: ['supporting'],
  within: { range: 4, from: 'self' },
};

const oneOfFour = (who: Ref): Effect => ({
  do: 'pick',
  optional: true,
  among: [
    { name: 'dash', effects: [{ do: 'move', who, move: 'dash' }] },
    { name: 'heal', effects: [{ do: 'heal', who, times: 2 }] },
    { name: 'hunker', effects: [{ do: 'hunker', who }] },
    { name: 'attack', effects: [{ do: 'attack', who, dice: 5 }] },
  ],
});

/** An Ewok who listens, then one of the two themselves; R-CARD-23: they do their part with nobody there too. */
const brilliantOration = use(
  {
    do: 'when',
    test: { test: 'some', who: LISTENER },
    effects: [{ do: 'choose', bind: 'ewok', from: LISTENER }, oneOfFour({ bound: 'ewok' })],
  },
  ONE_OWN,
  oneOfFour(OWN),
);

const EWOKS = { side: 'allied', tag: 'Ewok', within: { range: 5, from: 'self' } } as const;
const inStance = (stance: string): Test => ({ test: 'stance', who: 'self', stance });

const divineInfluence: Script = [
  {
    clause: 'always',
    keyword: { name: 'scale' },
    for: { of: 'unit', ...EWOKS },
    where: inStance('against-my-programming'),
  },
  {
    clause: 'permit',
    what: 'climb-while-engaged',
    for: { of: 'character', ...EWOKS },
    where: inStance('against-my-programming'),
  },
  {
    clause: 'always',
    keyword: { name: 'steadfast' },
    for: { of: 'character', ...EWOKS },
    where: inStance('angry-trilling'),
  },
];

/** Nobody shoots at a god's own. */
const goodnessGracious: Script = [
  {
    clause: 'forbid',
    targeting: { by: { of: 'character', side: 'enemy' }, target: SELF, attackType: 'ranged' },
    where: {
      test: 'some',
      who: { of: 'unit', side: 'allied', tag: 'Ewok', wounded: false, within: { range: 3, from: 'self' } },
    },
  },
];

export default unit(card, {
  'brilliant-oration': brilliantOration,
  'r2-im-not-sure-thats-such-a-good-idea': forwardPlanning({ tag: ['Rebel Alliance', 'Ewok'] }),
  'divine-influence': divineInfluence,
  'goodness-gracious-me': goodnessGracious,
});
