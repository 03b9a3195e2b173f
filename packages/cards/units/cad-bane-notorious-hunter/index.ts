import { moveAll } from '../../shared/moving.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;
const OBJECTIVE = { bound: 'objective' } as const;

/** Who gives an objective up loses its weapon, who stays pays for it. */
const stepAside = use(
  {
    do: 'choose',
    bind: 'enemy',
    from: { of: 'character', side: 'enemy', contesting: true, within: { range: 3, from: 'self' } },
  },
  { do: 'choose', bind: 'objective', from: { of: 'objective', contestedBy: ENEMY } },
  { do: 'move', who: ENEMY, move: 'dash', away: OBJECTIVE, by: 'opponent' },
  {
    do: 'when',
    test: { test: 'is', who: ENEMY, a: { of: 'character', side: 'any', contesting: OBJECTIVE } },
    effects: [
      { do: 'gain', who: ENEMY, condition: 'exposed' },
      { do: 'gain', who: ENEMY, condition: 'strained' },
    ],
    otherwise: [{ do: 'gain', who: ENEMY, condition: 'disarmed' }],
  },
);

const IN_REACH = { of: 'character', side: 'enemy', among: 'targets', within: { range: 4, from: 'self' } } as const;
const TARGET = { bound: 'target' } as const;

/** He takes a hand in the fights of others, or comes nearer. */
const nobodyBetween = on(
  { on: 'action.made', by: { of: 'unit', side: 'other-allied' }, action: 'combat' },
  { test: 'not', that: { test: 'is', who: 'self', a: { of: 'character', side: 'any', engaged: true } } },
  {
    do: 'when',
    test: { test: 'some', who: IN_REACH },
    effects: [
      { do: 'choose', bind: 'target', from: IN_REACH },
      { do: 'suffer', who: TARGET, amount: 2 },
    ],
    otherwise: [
      {
        do: 'each',
        bind: 'mover',
        from: SELF,
        effects: [
          { do: 'choose', bind: 'target', from: { of: 'character', side: 'enemy', among: 'targets' } },
          { do: 'move', who: { bound: 'mover' }, move: 'jump', toward: TARGET },
        ],
      },
    ],
  },
);

/** Force for every wound his side deals, and more for one of his trade. */
const anyJob = on(
  { on: 'wounded', by: { of: 'character', side: 'allied' }, to: { of: 'unit', side: 'enemy' } },
  null,
  { do: 'refresh', amount: 1 },
  ONE_OWN,
  { do: 'heal', who: OWN },
  {
    do: 'when',
    test: { test: 'is', who: 'wounder', a: { of: 'character', side: 'allied', tag: 'Bounty Hunter' } },
    effects: [{ do: 'refresh', amount: 1 }],
  },
);

export default unit(card, {
  'how-about-you-step-aside': stepAside,
  'rocket-boots': moveAll('jump'),
  'no-one-gets-between-me-and-my-job': nobodyBetween,
  'ill-take-on-any-job-for-the-right-price': anyJob,
});
