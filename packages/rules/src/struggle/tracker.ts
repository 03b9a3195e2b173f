import type { Machine, Position } from '../machine/machine.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Cause } from '../timing/cause.ts';
import { happen } from '../timing/doing.ts';
import { openWindow } from '../timing/window.ts';

/** The Struggle Tracker (CR-STRUG-01): the token's space, and Momentum from space 8 inward on either side. */
export interface Struggle {
  /** The Mission Sets brought, and the one being played. */
  missions: readonly [string, string];
  mission: string;
  /** The current Struggle Card and its map. */
  card: string | null;
  map: number;
  /** 0 is the centre; positive spaces lie on the first seat's side, negative on the other's. */
  token: number;
  /** Tokens of each player, filling the own side from space 8 inward (CR-STRUG-08, R-STRUG-6). */
  momentum: [number, number];
  claimed: [string[], string[]];
  /** R-STRUG-1: who won the Struggle this Turn; the tracker is frozen from then on. */
  won: Seat | null;
  /** Wounds each player has inflicted (R-ORDER-11). */
  wounds: [number, number];
}

declare module '../state/open.ts' {
  interface Scores {
    standard: Struggle;
  }
}

export const SPACES = 8;
const STRUGGLES_TO_WIN = 2;

export function struggleOf(p: Position): Struggle {
  if (p.open.score.mode !== 'standard') throw new Error('This game has no Struggle.');
  return p.open.score;
}

/** The token's space as seen by a player: positive on the own side. */
export const spaceFor = (s: Struggle, seat: Seat): number => (seat === 0 ? s.token : -s.token);

const holdsMomentum = (s: Struggle, seat: Seat, space: number): boolean => space > SPACES - s.momentum[seat];

/** CR-STRUG-03, CR-STRUG-04, R-STRUG-3, R-STRUG-7: space by space toward the player's side, to the first own Momentum. */
export function moveToken(g: Machine, seat: Seat, spaces: number): void {
  const s = struggleOf(g);
  for (let n = 0; n < spaces && s.won === null && spaceFor(s, seat) < SPACES; n += 1) {
    s.token += seat === 0 ? 1 : -1;
    g.emit({ event: 'token', to: s.token, by: seat });
    if (holdsMomentum(s, seat, spaceFor(s, seat))) win(g, seat);
    // R-STRUG-8: onto the other player's Momentum, the other player wins.
    else if (holdsMomentum(s, otherSeat(seat), spaceFor(s, otherSeat(seat)))) win(g, otherSeat(seat));
  }
}

/** CR-STRUG-07, CR-STRUG-08, CR-STRUG-12, CR-STRUG-13: into the open space farthest out; into the token's space it wins. */
export function gainMomentum(g: Machine, seat: Seat, amount: number, _cause: Cause): number {
  const s = struggleOf(g);
  const before = s.momentum[seat];
  for (let n = 0; n < amount && s.won === null && s.momentum[seat] < SPACES; n += 1) {
    const space = SPACES - s.momentum[seat];
    if (spaceFor(s, seat) === space) win(g, seat);
    else {
      s.momentum[seat] += 1;
      g.emit({ event: 'momentum', seat, space, gained: true });
    }
  }
  return s.momentum[seat] - before;
}

/** CR-STRUG-14, R-STRUG-6: the innermost go. CR-STRUG-15: the caller has checked that there are enough. */
export function spendMomentum(g: Machine, seat: Seat, amount: number): void {
  const s = struggleOf(g);
  if (s.momentum[seat] < amount) throw new Error(`Seat ${seat} has not ${amount} Momentum to spend.`);
  for (let n = 0; n < amount; n += 1) {
    g.emit({ event: 'momentum', seat, space: SPACES - s.momentum[seat] + 1, gained: false });
    s.momentum[seat] -= 1;
  }
}

/** CR-STRUG-16, CR-STRUG-17, R-STRUG-1, R-TURN-7: the card is claimed at once; the second one ends the game. */
function win(g: Machine, seat: Seat): void {
  const s = struggleOf(g);
  const card = s.card ?? '';
  s.won = seat;
  s.claimed[seat].push(card);
  g.emit({ event: 'struggle-won', seat, card });
  if (s.claimed[seat].length >= STRUGGLES_TO_WIN) return g.finish({ winner: seat, why: 'struggles' });
  openWindow(g, [happen(g, 'struggle.claimed', { seat, card })]);
}
