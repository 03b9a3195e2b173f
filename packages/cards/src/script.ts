import type { Clause, Effect, EventPattern, Keyword, MoveKind, Ref, Selector, Test } from '@faultline/rules';

/** What an ability does; its name, kind and cost stand on the card's data. */
export type Script = readonly Clause[];

/** An Active ability. */
export const use = (...effects: readonly Effect[]): Script => [{ clause: 'use', effects }];

/** An ability that answers an event; `where` decides whether it is offered at all (R-ABIL-4). */
export const on = (event: EventPattern, where: Test | null, ...effects: readonly Effect[]): Script => [
  where ? { clause: 'on', event, where, effects } : { clause: 'on', event, effects },
];

export const always = (keyword: Keyword, where?: Test): Script => [
  where ? { clause: 'always', keyword, where } : { clause: 'always', keyword },
];

/** A keyword that the characters a selector finds have. */
export const grants = (who: Selector, keyword: Keyword): Script => [{ clause: 'always', keyword, for: who }];

export const SELF: Selector = { of: 'character', side: 'self' };

export const WHILE_UNWOUNDED: Test = { test: 'not', that: { test: 'wounded', who: 'self' } };

/** Each character of this Unit, or of those named, may move, one after the other. */
export const eachMayMove = (move: MoveKind, from: Selector = SELF): Effect => ({
  do: 'each',
  bind: 'mover',
  from,
  effects: [{ do: 'move', who: { bound: 'mover' }, move }],
});

/** One character of this Unit, by the name the effects after it use. */
export const ONE_OWN: Effect = { do: 'choose', bind: 'own', from: SELF };
export const OWN: Ref = { bound: 'own' };
