import type { Effect, MoveKind, Ref, Selector } from '@faultline/rules';
import { on, type Script, SELF } from '../src/script.ts';

/** What happens at the start of an activation, and a Unit that is chosen. */

/** A tactic: effects at the start of the activation. */
export const tactic = (...effects: readonly Effect[]): Script =>
  on({ on: 'activation.tactics', to: SELF }, null, ...effects);

/** A Unit by its name, and everyone in it. */
export const UNIT: Ref = { bound: 'unit' };
export const IN_UNIT: Selector = { of: 'character', side: 'allied', among: UNIT };
export const chooseUnit = (from: Omit<Selector, 'of'>): Effect => ({
  do: 'choose',
  bind: 'unit',
  from: { of: 'unit', ...from },
});

/** A tactic: at the start of the activation an ally of a kind may move. */
export const allyMayMove = (move: MoveKind, who: Omit<Selector, 'of' | 'side'>): Script =>
  on(
    { on: 'activation.tactics', to: SELF },
    null,
    { do: 'choose', bind: 'ally', from: { of: 'character', side: 'allied', ...who } },
    { do: 'move', who: { bound: 'ally' }, move },
  );

/** Pride of the Mandalore: another allied Mandalorian may jump. */
export const prideOfTheMandalore: Script = allyMayMove('jump', { tag: 'Mandalorian', besides: 'self' });

/** On the Trail: each may dash toward an enemy of its own. */
export const onTheTrail: Script = tactic({
  do: 'each',
  bind: 'mover',
  from: SELF,
  effects: [
    { do: 'choose', bind: 'enemy', from: { of: 'character', side: 'enemy' } },
    { do: 'move', who: { bound: 'mover' }, move: 'dash', toward: { bound: 'enemy' } },
  ],
});
