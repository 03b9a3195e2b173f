import { finish } from '../../game/change.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { ahead, SEATS, type Seat, withSeat } from '../../state/ids.ts';
import { changeScore } from '../../state/change.ts';
import { raise } from '../../timing/resolution.ts';
import { openWindow } from '../../timing/window.ts';

/** The Struggle Tracker (CR-STRUG-01): the token's space, and Momentum from space 8 inward on either side. */
export interface Struggle {
  /** The Mission Sets brought, and the one being played. */
  readonly missions: readonly [string, string];
  readonly mission: string;
  /** The current Struggle Card and its map. */
  readonly card: string | null;
  readonly map: number;
  /** 0 is the centre; positive spaces lie on the first seat's side, negative on the other's. */
  readonly token: number;
  /** Tokens of each player, filling the own side from space 8 inward (CR-STRUG-08, R-STRUG-6). */
  readonly momentum: readonly [number, number];
  readonly claimed: readonly [readonly string[], readonly string[]];
  /** R-STRUG-1: who won the Struggle this Turn; the tracker is frozen from then on. */
  readonly won: Seat | null;
  /** Wounds each player has inflicted (R-ORDER-11). */
  readonly wounds: readonly [number, number];
  /** Spaces outside the remaining Momentum that spending has emptied; only by option (R-STRUG-6). */
  readonly gaps?: readonly [readonly number[], readonly number[]];
}

declare module '../../state/open.ts' {
  interface Scores {
    standard: Struggle;
  }
}

export const SPACES = 8;
const STRUGGLES_TO_WIN = 2;

export function struggleOf(p: Pick<Position, 'open'>): Struggle {
  if (p.open.score.mode !== 'standard') throw new Error('This game has no Struggle.');
  return p.open.score;
}

export const changeStruggle = (g: Machine, to: Partial<Struggle>): void => changeScore(g, 'standard', to);

/** CR-STRUG-15. */
export const canPay = (p: Position, seat: Seat, price: number): boolean => struggleOf(p).momentum[seat] >= price;

/** The token's space as seen by a player: positive on the own side. */
export const spaceFor = (s: Struggle, seat: Seat): number => (seat === 0 ? s.token : -s.token);

const gapsOf = (s: Struggle, seat: Seat): readonly number[] => s.gaps?.[seat] ?? [];

const innermost = (s: Struggle, seat: Seat): number => SPACES + 1 - s.momentum[seat] - gapsOf(s, seat).length;

const holdsMomentum = (s: Struggle, seat: Seat, space: number): boolean =>
  space >= innermost(s, seat) && !gapsOf(s, seat).includes(space);

/** The spaces that hold a player's Momentum, from 8 inward. */
export const momentumSpaces = (s: Struggle, seat: Seat): number[] =>
  Array.from({ length: SPACES }, (_, i) => SPACES - i).filter((space) => holdsMomentum(s, seat, space));

/** CR-STRUG-08: the open space farthest out; 0 when the side is full (CR-STRUG-12). */
export const openSpace = (s: Struggle, seat: Seat): number => Math.max(innermost(s, seat) - 1, ...gapsOf(s, seat));

/** R-STRUG-1: whether the tracker stands still because the Struggle was won this Turn; by option it goes on moving. */
export const isFrozen = (p: Position): boolean =>
  struggleOf(p).won !== null && p.game.options.wonStruggle === 'tracker-frozen';

/** CR-STRUG-03, CR-STRUG-04, R-STRUG-3, R-STRUG-7: space by space toward the player's side, to the first own Momentum. */
export function moveToken(g: Machine, seat: Seat, spaces: number): void {
  const { path, won } = walk(g, seat, spaces);
  for (const to of path) g.emit({ event: 'token', to, by: seat });
  const to = path.at(-1);
  if (to !== undefined) changeStruggle(g, { token: to });
  if (won !== null) win(g, won);
}

export const canMoveToken = (p: Position, seat: Seat): boolean =>
  !isFrozen(p) && spaceFor(struggleOf(p), seat) < SPACES;

/** The spaces the token would enter on its way toward a player's side, and who would win the Struggle by it. */
export function walk(p: Position, seat: Seat, spaces: number): { path: readonly number[]; won: Seat | null } {
  const s = struggleOf(p);
  const stops = p.game.options.wonStruggle === 'tracker-frozen';
  const path: number[] = [];
  let { token } = s;
  let won: Seat | null = s.won;
  while (path.length < spaces && (seat === 0 ? token : -token) < SPACES && !(stops && won !== null)) {
    token += seat === 0 ? 1 : -1;
    path.push(token);
    // R-STRUG-8: whoever moved it, the player whose Momentum lies there wins.
    won ??= SEATS.find((side) => holdsMomentum(s, side, side === 0 ? token : -token)) ?? null;
  }
  return { path, won: s.won === null ? won : null };
}

/** R-STRUG-1, CR-STRUG-13: not on a frozen tracker, and not on a full side. */
export const canGain = (p: Position, seat: Seat): boolean => !isFrozen(p) && openSpace(struggleOf(p), seat) > 0;

/** CR-STRUG-07, CR-STRUG-08, CR-STRUG-12, CR-STRUG-13: into the open space farthest out; into the token's space it wins. */
export function gainMomentum(g: Machine, seat: Seat, amount: number): number {
  const before = struggleOf(g).momentum[seat];
  for (let n = 0; n < amount && canGain(g, seat); n += 1) {
    const s = struggleOf(g);
    const space = openSpace(s, seat);
    if (spaceFor(s, seat) === space && s.won === null) win(g, seat);
    else place(g, s, seat, space);
  }
  return struggleOf(g).momentum[seat] - before;
}

function place(g: Machine, s: Struggle, seat: Seat, space: number): void {
  const open = gapsOf(s, seat).filter((gap) => gap !== space);
  changeStruggle(g, {
    momentum: withSeat(s.momentum, seat, s.momentum[seat] + 1),
    ...(s.gaps ? { gaps: withSeat(s.gaps, seat, open) } : {}),
  });
  g.emit({ event: 'momentum', seat, space, gained: true });
}

/** CR-STRUG-14, R-STRUG-6: the innermost go, by option the outermost. CR-STRUG-15: the caller has checked that there are enough. */
export function spendMomentum(g: Machine, seat: Seat, amount: number): void {
  if (!canPay(g, seat, amount)) throw new Error(`Seat ${seat} cannot spend ${amount} Momentum.`);
  for (let n = 0; n < amount; n += 1) {
    const s = struggleOf(g);
    const outer = g.game.options.spentMomentum === 'outermost';
    const space = outer ? outermost(s, seat) : innermost(s, seat);
    const gaps = outer ? { gaps: withSeat(s.gaps ?? [[], []], seat, [...gapsOf(s, seat), space]) } : {};
    changeStruggle(g, { momentum: withSeat(s.momentum, seat, s.momentum[seat] - 1), ...gaps });
    g.emit({ event: 'momentum', seat, space, gained: false });
  }
}

function outermost(s: Struggle, seat: Seat): number {
  let space = SPACES;
  while (gapsOf(s, seat).includes(space)) space -= 1;
  return space;
}

/** CR-STRUG-16, R-STRUG-1: the card is claimed at once. */
export function claim(g: Machine, seat: Seat): void {
  const s = struggleOf(g);
  const card = s.card ?? '';
  changeStruggle(g, { won: seat, claimed: withSeat(s.claimed, seat, [...s.claimed[seat], card]) });
  g.emit({ event: 'struggle-won', seat, card });
}

/** CR-STRUG-17, R-TURN-7: the second one ends the game. */
function win(g: Machine, seat: Seat): void {
  if (struggleOf(g).won !== null) return;
  claim(g, seat);
  const { claimed, card } = struggleOf(g);
  if (claimed[seat].length >= STRUGGLES_TO_WIN) return finish(g, { winner: seat, why: 'struggles' });
  openWindow(g, [raise(g, 'struggle.claimed', { seat, card: card ?? '' })]);
}

/** R-ORDER-11, SD-END-04 to SD-END-06: more Struggle Cards, then more Wounds inflicted; null when all is equal. */
export function leaderOf(s: Struggle): Seat | null {
  return ahead(s.claimed[0].length - s.claimed[1].length || s.wounds[0] - s.wounds[1]);
}
