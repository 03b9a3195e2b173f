import type { Selector } from '@faultline/rules';
import { defensiveManeuver } from '../../shared/moving.ts';
import { brothersInArms } from '../../shared/standing.ts';
import { ONE_OWN, on, OWN, SELF, WHILE_UNWOUNDED } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

const CLONES_NEAR: Selector = {
  of: 'unit',
  side: 'allied',
  tag: 'Clone Trooper',
  within: { range: 3, from: 'self' },
};

/** Himself or another of the Republic: a dash and a Hunker token, either or both. */
const moveOnSoldier = on(
  { on: 'activation.tactics', to: SELF },
  null,
  { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', tag: 'Galactic Republic' } },
  { do: 'move', who: { bound: 'ally' }, move: 'dash' },
  { do: 'may', effects: [{ do: 'hunker', who: { bound: 'ally' } }] },
);

/** After the Combat action of clones nearby he may dash and shoot at one they targeted. */
const alwaysFirst = on(
  { on: 'action.made', by: { ...CLONES_NEAR, rank: ['supporting'] }, action: 'combat' },
  WHILE_UNWOUNDED,
  ONE_OWN,
  { do: 'move', who: OWN, move: 'dash' },
  { do: 'if-did', effects: [{ do: 'attack', who: OWN, dice: 5, types: ['melee', 'ranged'], target: 'targets' }] },
);

/** One of the clones that took a Hunker token heals. */
const bringItOn = on(
  { on: 'hunker.gained', to: CLONES_NEAR },
  null,
  { do: 'choose', bind: 'clone', from: { of: 'character', side: 'allied', among: 'event-unit' } },
  { do: 'heal', who: { bound: 'clone' } },
);

export default unit(card, {
  'get-a-move-on-soldier': moveOnSoldier,
  'defensive-maneuver': defensiveManeuver,
  'im-always-first-kid': alwaysFirst,
  'bring-it-on-clankers': bringItOn,
  'brothers-in-arms': brothersInArms,
});
