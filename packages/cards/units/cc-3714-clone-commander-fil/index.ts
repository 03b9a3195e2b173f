import { takeHimDown } from '../../shared/attacking.ts';
import { damageForCondition } from '../../shared/commanding.ts';
import { movesThenHunker } from '../../shared/moving.ts';
import { on } from '../../src/script.ts';
import { unit } from '../../src/unit.ts';
import card from './card.json' with { type: 'json' };

/** A Jedi follows his squad's fire to an objective. */
const makingEntrances = on(
  { on: 'attack.resolved', by: { of: 'character', side: 'allied', tag: "Fil's Squad" }, inCombatAction: true },
  null,
  { do: 'choose', bind: 'objective', from: { of: 'objective', within: { range: 2, from: 'target' } } },
  { do: 'choose', bind: 'jedi', from: { of: 'character', side: 'allied', tag: 'Jedi' } },
  { do: 'move', who: { bound: 'jedi' }, move: 'advance', toward: { bound: 'objective' } },
);

export default unit(card, {
  'grappling-hook': movesThenHunker('climb'),
  'we-can-take-him-down-easy': takeHimDown,
  'we-specialize-in-making-entrances': makingEntrances,
  'commanding-presence': damageForCondition('Galactic Republic', 'Trooper'),
});
