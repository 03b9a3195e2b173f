import { moveAll } from '../../shared/moving.ts';
import { winsTies } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, SELF, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ENEMY = { bound: 'enemy' } as const;

/** R-CARD-17: he sends a trooper somewhere, or the trooper stays where it is. */
const unreliableInformant = use(
  {
    do: 'choose',
    bind: 'enemy',
    from: { of: 'character', side: 'enemy', rank: ['supporting'], within: { range: 3, from: 'self' } },
  },
  { do: 'roll', bind: 'luck', die: 'defense', dice: 1 },
  {
    do: 'when',
    test: { test: 'roll-has', roll: { bound: 'luck' }, face: 'expertise' },
    effects: [{ do: 'move', who: ENEMY, move: 'dash', must: true }],
  },
  {
    do: 'when',
    test: { test: 'roll-has', roll: { bound: 'luck' }, face: ['block', 'failure'] },
    effects: [{ do: 'gain', who: ENEMY, condition: 'pinned' }],
  },
);

const helpfulHand = on(
  {
    on: 'action.made',
    by: { of: 'character', side: 'allied', tag: 'Force User', rank: ['primary'], within: { range: 2, from: 'self' } },
    action: 'move',
  },
  null,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'jump' },
);

const thisHelmet = on(
  { on: 'wounded', by: SELF, to: { of: 'unit', side: 'enemy', rank: ['supporting'] }, cause: 'attack' },
  null,
  { do: 'momentum', amount: 1 },
);

export default unit(card, {
  'force-jump': moveAll('jump'),
  'unreliable-informant': unreliableInformant,
  'helpful-hand': helpfulHand,
  'thanks-for-doing-the-heavy-lifting': winsTies,
  'this-helmet-is-property-of-ezra-bridger': thisHelmet,
});
