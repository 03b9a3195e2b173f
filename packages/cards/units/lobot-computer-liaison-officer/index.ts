import { lockdown } from '../../shared/fighting.ts';
import { tactic } from '../../shared/tactics.ts';
import { on, use } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const ALLY = { bound: 'ally' } as const;
const ENEMY = { bound: 'enemy' } as const;
const NEAR = { range: 4, from: 'self' } as const;

const detain = tactic(
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', tag: 'Scoundrel' } },
  { do: 'move', who: ALLY, move: 'dash' },
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', within: { range: 3, from: ALLY } } },
  {
    do: 'pick',
    among: [
      { name: 'pinned', effects: [{ do: 'gain', who: ENEMY, condition: 'pinned' }] },
      { name: 'disarmed', effects: [{ do: 'gain', who: ENEMY, condition: 'disarmed' }] },
    ],
  },
);

/** Somebody of his trade is sent against whoever contests an objective. */
const securityNetwork = use(
  {
    do: 'choose',
    bind: 'ally',
    from: {
      of: 'character',
      side: 'other-allied',
      tag: 'Scoundrel',
      rank: ['secondary'],
      within: NEAR,
      or: { of: 'character', side: 'allied', tag: 'Scoundrel', rank: ['supporting'], within: NEAR },
    },
  },
  { do: 'move', who: ALLY, move: 'dash' },
  { do: 'attack', who: ALLY, dice: 5, target: { of: 'character', side: 'enemy', contesting: true } },
);

/** R-CARD-30: after each move of each character. */
const battlefieldCalculations = on(
  {
    on: 'moved',
    by: { of: 'character', side: 'other-allied', activating: true, within: { range: 2, from: 'self' } },
    moves: ['advance', 'dash', 'jump', 'climb'],
  },
  null,
  { do: 'action', who: 'activating', action: 'focus' },
);

export default unit(card, {
  detain,
  'security-network': securityNetwork,
  'battlefield-calculations': battlefieldCalculations,
  lockdown,
});
