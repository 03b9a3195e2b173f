import type { Effect, EventPattern, Keyword, Selector } from '@faultline/rules';
import type { MadeUp } from './skirmish.ts';

/** Abilities in one line, for what no printed card shows so plainly. */

export const active = (cost: number, ...effects: readonly Effect[]): MadeUp => ({
  kind: 'active',
  cost,
  clauses: [{ clause: 'use', effects }],
});

/** An Active ability that uses the Ability action. */
export const action = (cost: number, ...effects: readonly Effect[]): MadeUp => ({
  ...active(cost, ...effects),
  action: true,
});

const answers =
  (kind: MadeUp['kind']) =>
  (event: EventPattern, ...effects: readonly Effect[]): MadeUp => ({
    kind,
    clauses: [{ clause: 'on', event, effects }],
  });

export const reactive = (cost: number, event: EventPattern, ...effects: readonly Effect[]): MadeUp => ({
  ...answers('reactive')(event, ...effects),
  cost,
});

export const innate = answers('innate');
export const tactic = answers('tactic');
export const identity = answers('identity');

export const standing = (keyword: Keyword): MadeUp => ({ kind: 'innate', clauses: [{ clause: 'always', keyword }] });

export const SELF: Selector = { of: 'character', side: 'self' };
export const ENEMY: Selector = { of: 'character', side: 'enemy' };
