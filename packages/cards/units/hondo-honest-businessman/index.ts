import { eachMayMove, ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const goodBusiness = on({ on: 'activation.tactics', to: SELF }, null, {
  do: 'refresh',
  amount: { count: 'found', of: { of: 'objective', controlledBy: 'opponent' } },
});

/** One of his own and a whole Unit; whoever is both dashes once. */
const inspiringStories = use(
  { do: 'choose', bind: 'unit', from: { of: 'unit', side: 'allied' } },
  ONE_OWN,
  eachMayMove('dash', { ...SELF, among: OWN, or: { of: 'character', side: 'allied', among: { bound: 'unit' } } }),
);

const ENEMY = { bound: 'enemy' } as const;

/** And its card goes out of the reserve for a Force. */
const whatHaveWeHere = use(
  { do: 'choose', bind: 'enemy', from: { of: 'unit', side: 'enemy', within: { range: 2, from: 'self' } } },
  { do: 'gain', who: ENEMY, condition: 'pinned' },
  { do: 'gain', who: ENEMY, condition: 'strained' },
  {
    do: 'when',
    test: { test: 'order-card', of: ENEMY, in: ['reserve'] },
    effects: [{ do: 'may', force: 1, effects: [{ do: 'order-card', of: ENEMY, to: 'shuffled' }] }],
  },
);

/** In the moment of the wound he is off. */
const noLongerProfitable = on(
  { on: 'wounded.now', to: { of: 'unit', side: 'other-allied', within: { range: 4, from: 'self' } } },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'reposition', unengaged: true },
);

/** Two dice for the attacker, and a hard time for the others around. */
const whatsFair = on(
  { on: 'attack.rolling', by: { of: 'character', side: 'allied', tag: 'Scoundrel' }, inCombatAction: true },
  {
    test: 'some',
    who: { of: 'unit', side: 'allied', wounded: false, engagedWith: 'target', besides: 'attacker' },
  },
  {
    do: 'may',
    effects: [
      { do: 'add-dice', roll: 'attack', dice: 2 },
      {
        do: 'after-attack',
        effects: [
          {
            do: 'each',
            bind: 'ally',
            from: { of: 'unit', side: 'allied', within: { range: 2, from: 'target' }, besides: 'attacker' },
            effects: [{ do: 'gain', who: { bound: 'ally' }, condition: 'strained' }],
          },
        ],
      },
    ],
  },
);

export default unit(card, {
  'thats-just-good-business': goodBusiness,
  'inspiring-stories-so-many-of-them-true': inspiringStories,
  'what-have-we-here': whatHaveWeHere,
  'this-effort-is-no-longer-profitable': noLongerProfitable,
  'fair-whats-fair': whatsFair,
});
