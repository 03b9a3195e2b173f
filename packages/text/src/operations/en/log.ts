import type { OperationLog } from '../operationWords.ts';

const SIDES = { aggressor: 'the Aggressor’s side', sentinel: 'the Sentinel’s side' } as const;

const listed = (spaces: readonly number[]): string => `${spaces.length > 1 ? 'spaces' : 'space'} ${spaces.join(', ')}`;
const tokens = (n: number, kind: string): string => `${n} ${kind} ${n === 1 ? 'token' : 'tokens'}`;

export const log: OperationLog = {
  operation: (name, aggressor) => `Key Operation: ${name}. Aggressor: ${aggressor}`,
  stageEnded: (stage, winner, next) => `${stage} is over, won by ${winner}.${next === null ? '' : ` ${next} follows.`}`,
  clock: (side, added, by, filled) =>
    `${by === null ? '' : `${by}: `}1 Momentum ${added ? 'added to' : 'removed from'} ${SIDES[side]} (Countdown ${filled} of 16)`,
  locked: 'The Struggle token lies on the center space: the Aggressor can no longer remove Momentum',
  covered: (tracker, spaces) => `${tracker}: ${listed(spaces)} covered`,
  uncovered: (tracker, spaces) => `${tracker}: ${listed(spaces)} open again`,
  marker: (tracker, space, name) => `${tracker}: space ${space}${name === null ? '' : ` (${name})`}`,
  dieTurned: (from, to) => `${from} turned to ${to}`,
  loaded: (objective, n) => `Objective ${objective}: ${tokens(n, 'Damage')}`,
  turned: (objective, active) => `Objective ${objective} is ${active ? 'Active' : 'Inactive'}`,
  state: (unit, state, begins) => `${unit}: ${begins ? state : `no longer ${state}`}`,
  drawn: (player, n) => `${player}: ${tokens(n, 'Operation')} drawn`,
  returned: (n) => `${tokens(n, 'Operation')} back to the pool`,
  discarded: (n) => `${tokens(n, 'Operation')} discarded`,
  revealed: (icon) => `Operation token turned up: ${icon}`,
  shuffled: (player) => `${player}: Order Deck shuffled`,
  piece: (name, near) => `${name}: now ${near}`,
  pieceGone: (name) => `${name} leaves the battlefield`,
  pieceHeld: (name, player) => `${name}: controlled by ${player ?? 'nobody'}`,
  shifted: (objective) => `Objective ${objective} is moved`,
  given: (unit, icon) => `${unit}: Operation token${icon === null ? ', face down' : ` (${icon})`}`,
  laid: (near) => `Operation token laid face down ${near}`,
  measures: (unit, piece) => `${unit}: measures from the ${piece} this Turn`,
  full: (tracker) => `${tracker}: everything is covered`,
};
