import type { Machine, Position } from '../../game/machine.ts';
import { choice, step } from '../../kernel/steps.ts';
import type { Cause } from '../../state/cause.ts';
import type { Option } from '../../state/decision.ts';
import { otherSeat, SEATS, type Seat, type UnitId, withSeat } from '../../state/ids.ts';
import { raise } from '../../timing/resolution.ts';
import { isReplaced } from '../../timing/replaced.ts';
import { openWindow } from '../../timing/window.ts';
import { gained } from '../../tokens/momentum.ts';
import { unit } from '../../game/find.ts';
import { change, operationOf, roleOf, SPACES } from './score.ts';

/** Momentum as a clock: what adds to it and takes from it, and what abilities of the standard tracker mean here. */
declare module '../../state/frame.ts' {
  interface Steps {
    /** Step 1B. */
    'clock.tick': object;
    /** One token on a side of the player's choice; reports the amount. */
    'clock.side': { seat: Seat; how: How };
    'clock.spend': { seat: Seat; amount: number };
    'clock.lose': { seat: Seat; amount: number };
    'clock.gain': { seat: Seat; cause: Cause };
    'clock.token': { seat: Seat; spaces: number; cause: Cause };
    'clock.gained': { seat: Seat; cause: Cause };
    'clock.wounded': { unit: UnitId; cause: Cause };
    /** What a wound lets the other player do. */
    'clock.wound': { seat: Seat; cause: Cause; announced: number };
  }
}

export type How = 'add' | 'remove';

/** KO-MOM-07, KO-R-01: a space without Momentum. The centre is none (KO-MOM-09). */
const canAdd = (p: Position, side: Seat): boolean => operationOf(p).momentum[side] < SPACES;

/** KO-TOK-03, KO-R-10: the lock stops what the Aggressor does or decides, and nothing else. */
const canRemove = (p: Position, side: Seat, by: Seat | null): boolean =>
  operationOf(p).momentum[side] > 0 && !(operationOf(p).locked && by === operationOf(p).aggressor);

/** KO-R-03: whether there is a token to remove on a side, or a space for one; nobody decides what a card itself does. */
export const canChange = (p: Position, side: Seat, how: How, by: Seat | null): boolean =>
  how === 'add' ? canAdd(p, side) : canRemove(p, side, by);

/** KO-R-03: the sides on which the change is possible, the player's own first. */
export const sidesFor = (p: Position, seat: Seat, how: How): Seat[] =>
  [seat, otherSeat(seat)].filter((side) => canChange(p, side, how, seat));

export const isFull = (p: Position): boolean => !SEATS.some((side) => canAdd(p, side));

export function alter(g: Machine, side: Seat, how: How, by: Seat | null): void {
  const { momentum } = operationOf(g);
  change(g, { momentum: withSeat(momentum, side, momentum[side] + (how === 'add' ? 1 : -1)) });
  g.emit({ event: 'clock', seat: side, added: how === 'add', by });
}

/** KO-MOM-05 to KO-MOM-08, KO-R-16, KO-R-17: the active player's side, else the other; full, nothing. */
step('clock.tick', (g) => {
  const { active } = g.open;
  const side = [active, otherSeat(active)].find((each) => canAdd(g, each));
  g.done();
  if (side !== undefined) alter(g, side, 'add', null);
});

/** KO-ABL-01, KO-ABL-02: what spending comes to for a player. */
export const spending = (p: Position, seat: Seat): How => (roleOf(p, seat) === 'aggressor' ? 'add' : 'remove');

/** KO-ABL-03, KO-ABL-04; KO-ABL-06, KO-ABL-07: what gaining comes to, and moving the Struggle token. */
export const gaining = (p: Position, seat: Seat): How => (roleOf(p, seat) === 'aggressor' ? 'remove' : 'add');

/** A side is named by whose it is: `aggressor` or `sentinel`. */
choice('clock.side', {
  ask: (p, { seat, how }) => {
    const sides = sidesFor(p, seat, how).map((side) => ({ id: roleOf(p, side) }));
    const [only, second] = sides;
    if (second === undefined) return { auto: { option: only?.id ?? 'none' } };
    return { seat, point: 'DP-57', options: sides, about: { choose: `clock-${how}` } };
  },
  take: (g, { seat, how }, { option }) => {
    const side = SEATS.find((each) => roleOf(g, each) === option);
    g.done({ happened: side !== undefined, amount: side === undefined ? 0 : 1 });
    if (side !== undefined) alter(g, side, how, seat);
  },
});

/** KO-ABL-05, KO-R-04: one token, whatever the price names. */
step('clock.spend', (g, { seat }) => void g.next('clock.side', { seat, how: spending(g, seat) }));

/** KO-R-45: like spending, but nobody's choice. */
step('clock.lose', (g, { seat, amount }) => {
  if (amount > 0) g.next('clock.side', { seat, how: spending(g, seat) });
  else g.done({ happened: false });
});

step('clock.gain', (g, { seat, cause }) => {
  g.next('clock.gained', { seat, cause }).call('clock.side', { seat, how: gaining(g, seat) });
});

/** KO-R-08: one token for an instruction, however many spaces; the token itself stays where it is. */
step('clock.token', (g, { seat, spaces, cause }) => {
  // KO-R-07: toward the own Momentum, or nothing.
  if (spaces > 0) g.next('clock.gain', { seat, cause });
  else g.done({ happened: false });
});

/** KO-R-47. */
step('clock.gained', (g, { seat, cause, result }) => {
  g.done();
  gained(g, seat, result?.amount ?? 0, cause);
});

/** KO-MOM-01, KO-R-18, KO-R-46: what lets a wound bring no Momentum answers before the decision. */
step('clock.wounded', (g, { unit: id, cause }) => {
  const seat = otherSeat(unit(g, id).seat);
  const { wounds } = operationOf(g);
  change(g, { wounds: withSeat(wounds, seat, wounds[seat] + 1) });
  const coming = raise(g, 'momentum.gaining', { seat, amount: 1, cause, unit: id });
  // One and the same coming decision, for abilities and for rules of the operation.
  const deciding = raise(g, 'wound.deciding', { unit: id, cause }, coming.id);
  g.next('clock.wound', { seat, cause, announced: coming.id });
  openWindow(g, [coming, deciding]);
});

/** KO-MOM-02 to KO-MOM-04, KO-MOM-10. */
choice('clock.wound', {
  ask: (p, { seat, announced }) => {
    const ways = (['add', 'remove'] as const).flatMap((how) =>
      sidesFor(p, seat, how).map((side): Option => ({ id: `${how}:${roleOf(p, side)}` })),
    );
    if (ways.length === 0 || isReplaced(p, announced)) return { auto: { option: 'decline' } };
    return { seat, point: 'DP-57', options: [...ways, { id: 'decline' }], about: { choose: 'clock-wound' } };
  },
  take: (g, { seat, cause }, { option }) => {
    const [how, role] = option.split(':');
    const side = SEATS.find((each) => roleOf(g, each) === role);
    g.done();
    if (side === undefined) return;
    alter(g, side, how === 'add' ? 'add' : 'remove', seat);
    gained(g, seat, 1, cause);
  },
});
