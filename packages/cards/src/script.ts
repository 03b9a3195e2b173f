import type { Clause, Effect, EventPattern, Keyword, MoveKind, Selector, Test } from '@faultline/rules';

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

export const SELF: Selector = { of: 'character', side: 'self' };

/** Each character of this Unit may move, one after the other. */
export const eachMayMove = (move: MoveKind): Effect => ({
  do: 'each',
  bind: 'mover',
  from: SELF,
  effects: [{ do: 'move', who: { bound: 'mover' }, move }],
});
