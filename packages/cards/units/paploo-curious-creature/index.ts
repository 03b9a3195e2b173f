import { stealthyApproach } from '../../shared/ewoks.ts';
import { fearlessAndInventive } from '../../shared/fighting.ts';
import { on, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const EWOK = { bound: 'ewok' } as const;
const ENEMY = { bound: 'enemy' } as const;

/** Another Ewok slips out of a fight, and its enemy may run after it into the open. */
const feignedRetreat = use(
  {
    do: 'choose',
    bind: 'ewok',
    from: { of: 'character', side: 'allied', tag: 'Ewok', within: { range: 3, from: 'self' }, besides: 'self' },
  },
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', engagedWith: EWOK } },
  { do: 'move', who: EWOK, move: 'reposition', away: ENEMY },
  { do: 'may', effects: [{ do: 'hunker', who: EWOK }] },
  { do: 'gain', who: ENEMY, condition: 'exposed' },
  { do: 'move', who: ENEMY, move: 'dash', toward: EWOK, by: 'opponent' },
);

/** R-CARD-20: his foe's own tricks, while it is Exposed or Pinned as he picks it out. */
const whatDoesThisDo = on(
  {
    on: 'attack.targeted',
    by: SELF,
    to: { of: 'character', side: 'enemy', condition: ['exposed', 'pinned'] },
    attackType: 'melee',
  },
  null,
  { do: 'use-chart', roll: 'attack', of: 'target' },
);

export default unit(card, {
  'feigned-retreat': feignedRetreat,
  'stealthy-approach': stealthyApproach,
  'fearless-and-inventive': fearlessAndInventive,
  'what-does-this-do': whatDoesThisDo,
});
