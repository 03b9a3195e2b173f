import type { Position } from '../../game/machine.ts';
import { claimant } from '../../objectives/control.ts';
import type { Place } from '../../state/decision.ts';
import type { Seat, UnitId } from '../../state/ids.ts';
import type { Objective } from '../../state/open.ts';
import { inPlay, type InPlay, type OperationToken, type TokenSpot } from './inPlay.ts';
import { pieces } from './pieces.ts';
import { operationOf, SPACES } from './score.ts';
import { coveredOf, emptyOf } from './trackers.ts';

/** Positions as they would be: nothing here happens, and nobody is told. */

const withScore = (p: Position, to: object): Position => ({
  game: p.game,
  open: { ...p.open, score: { ...operationOf(p), mode: 'key-operations', ...to } },
});

const withPlay = (p: Position, to: Partial<InPlay>): Position => withScore(p, { play: { ...inPlay(p), ...to } });

/** Control as it would be determined now (CR-OBJ-04, KO-R-61). */
export function withControl(p: Position): Position {
  const objectives = p.open.objectives.map((o) => {
    const taker = o.active ? claimant(p, o) : null;
    return taker === null || taker === o.control ? o : { ...o, control: taker };
  });
  const there = { game: p.game, open: { ...p.open, objectives } };
  const contested = pieces(p);
  if (contested.length === 0) return there;
  const holder = (piece: Objective): Seat | null => claimant(p, piece);
  return withPlay(there, {
    pieces: inPlay(p).pieces.map((piece) => {
      const like = contested.find(({ key }) => key === piece.id);
      return like ? { ...piece, control: holder(like) } : piece;
    }),
  });
}

/** The next so many open spaces of a tracker, or of those given, covered. */
export function covering(p: Position, tracker: string, many: number, open = emptyOf(p, tracker)): Position {
  const spaces = open.slice(0, many).map(({ space }) => space);
  if (spaces.length === 0) return p;
  return withPlay(p, { covered: { ...inPlay(p).covered, [tracker]: [...coveredOf(p, tracker), ...spaces] } });
}

export function uncovering(p: Position, tracker: string, many: number): Position {
  const covered = coveredOf(p, tracker);
  if (covered.length === 0 || many <= 0) return p;
  const left = covered.slice(0, Math.max(0, covered.length - many));
  return withPlay(p, { covered: { ...inPlay(p).covered, [tracker]: left } });
}

/** So far toward a space, in parts of one where chance has a say. */
export function stepping(p: Position, tracker: string, from: number, goal: number, spaces: number): Position {
  const way = goal - from;
  const to = Math.abs(way) <= spaces ? goal : from + (way < 0 ? -spaces : spaces);
  return withPlay(p, { markers: { ...inPlay(p).markers, [tracker]: to } });
}

export const loading = (p: Position, key: string, tokens: number): Position =>
  withPlay(p, { loads: { ...inPlay(p).loads, [key]: tokens } });

export const turning = (p: Position, key: string, active: boolean): Position => ({
  game: p.game,
  open: {
    ...p.open,
    objectives: p.open.objectives.map((o) => (o.key === key ? { ...o, active, control: null } : o)),
  },
});

/** An objective, or a piece that is contested like one, in a player's hands. */
export function holding(p: Position, key: string, seat: Seat): Position {
  const objectives = p.open.objectives.map((o) => (o.key === key && o.active ? { ...o, control: seat } : o));
  const there = { game: p.game, open: { ...p.open, objectives } };
  return inPlay(p).pieces.some(({ id }) => id === key)
    ? withPlay(there, {
        pieces: inPlay(p).pieces.map((piece) => (piece.id === key ? { ...piece, control: seat } : piece)),
      })
    : there;
}

export const movingPiece = (p: Position, id: string, [x, y, z]: Place): Position =>
  withPlay(p, { pieces: inPlay(p).pieces.map((piece) => (piece.id === id ? { ...piece, x, y, z } : piece)) });

export function inState(p: Position, unit: UnitId, state: string, ends: boolean): Position {
  const others = inPlay(p).states.filter((each) => each.unit !== unit || each.state !== state);
  return withPlay(p, { states: ends ? others : [...others, { unit, state }] });
}

export const raised = (p: Position, flag: string): Position =>
  withPlay(p, { flags: [...inPlay(p).flags.filter((each) => each !== flag), flag] });

export const without = (p: Position, tokens: readonly string[]): Position =>
  withPlay(p, { tokens: inPlay(p).tokens.filter(({ id }) => !tokens.includes(id)) });

/** Operation tokens somewhere else, face down. */
export function relaid(p: Position, moved: readonly OperationToken[], to: TokenSpot): Position {
  const tokens = inPlay(p).tokens.map((each) => (moved.includes(each) ? { ...each, at: to, icon: null } : each));
  return withPlay(p, { tokens });
}

/** So many on the clock, wherever there is room. */
export function ticking(p: Position, many: number): Position {
  const [a, b] = operationOf(p).momentum;
  const first = Math.max(0, Math.min(SPACES, a + many));
  const second = Math.max(0, Math.min(SPACES, b + many - (first - a)));
  return withScore(p, { momentum: [first, second] });
}
