import type { Effect, Rank } from '@faultline/rules';
import { allyMayMove } from '../../shared/tactics.ts';
import { ONE_OWN, on, OWN, SELF } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const against = (rank: Rank, dice: number): Effect => ({
  do: 'when',
  test: { test: 'is', who: 'target', a: { of: 'character', side: 'enemy', rank: [rank] } },
  effects: [{ do: 'add-dice', roll: 'attack', dice }],
});

/** The greater the foe, the more dice. */
const holdThemOff = on(
  { on: 'attack.rolling', by: SELF, inCombatAction: true },
  null,
  against('supporting', 1),
  against('secondary', 2),
  against('primary', 3),
);

const carriedAway = on(
  { on: 'action.made', by: { of: 'unit', side: 'enemy', rank: ['primary'] }, action: 'move' },
  null,
  { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy', among: 'event-unit' } },
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash', toward: { bound: 'enemy' } },
);

/** Somebody of rank has come to fight him. */
const waitingForThis = on(
  {
    on: 'moved',
    by: { of: 'character', side: 'enemy', rank: ['primary', 'secondary'], engagedWith: 'self' },
    moves: ['advance', 'dash', 'jump', 'climb'],
  },
  null,
  ONE_OWN,
  { do: 'heal', who: OWN, times: 2 },
  { do: 'refresh', amount: 1 },
);

export default unit(card, {
  'you-cant-defeat-us-all': allyMayMove('dash', { tag: 'Galactic Republic' }),
  'i-will-hold-them-off': holdThemOff,
  'i-got-carried-away': carriedAway,
  'ive-been-waiting-for-this': waitingForThis,
});
