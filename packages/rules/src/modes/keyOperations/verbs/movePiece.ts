import type { EffectOf } from '../../../cards/effect.ts';
import type { ObjectiveSelector } from '../../../cards/selector.ts';
import type { MoveKind } from '../../../cards/unitCard.ts';
import type { Position } from '../../../game/machine.ts';
import type { Disc } from '../../../game/space.ts';
import { toolOf } from '../../../game/tool.ts';
import { choice } from '../../../kernel/steps.ts';
import { axisOf } from '../../../movement/axis.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { found } from '../../../queries/select.ts';
import { type Option, reason, type Vector } from '../../../state/decision.ts';
import type { Seat } from '../../../state/ids.ts';
import type { Context } from '../../../state/running.ts';
import { advance } from '../../../verbs/running.ts';
import { discsOfObjectives, pieceDisc, putPiece } from '../pieces.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** A piece moves in one of these ways, which can be declined; Toward the nearest of some objectives it stays inside the wedge (R-MOVE-5). */
    'move-piece': { piece: string; moves: readonly MoveKind[]; toward?: ObjectiveSelector };
  }
}

declare module '../../../state/frame.ts' {
  interface Steps {
    'piece.move': { piece: string; kinds: readonly MoveKind[]; seat: Seat; axis?: Vector };
  }
}

function optionFor(p: Position, piece: string, disc: Disc, move: MoveKind, axis: Vector | undefined): Option {
  const { x, y, z, r } = disc;
  const asks = { kind: 'walk', thing: piece, move, from: [x, y, z], radius: r, tool: toolOf(p, move) } as const;
  return { id: move, asks: axis ? { ...asks, axis } : asks };
}

/** DP-30: with the tool of a character's move, over any base and onto none (KO-R-72). */
choice('piece.move', {
  ask: (p, { piece, kinds, seat, axis }) => {
    const disc = pieceDisc(p, piece);
    if (!disc) return { auto: { option: 'decline' } };
    const options = kinds.map((kind) => optionFor(p, piece, disc, kind, axis));
    return { seat, point: 'DP-30', options: [...options, { id: 'decline' }], about: { thing: piece } };
  },
  whyNot: (p, { piece, axis }, { option, to, tool }) => {
    const disc = pieceDisc(p, piece);
    if (!disc || !to || !tool) return [reason('DP-30', { missing: to ? 'tool' : 'to' })];
    return p.game.space.whyNotMove(p, disc, option as MoveKind, to, tool, axis);
  },
  sample: (p, { piece, axis }, option, random) => {
    const disc = pieceDisc(p, piece);
    const move = disc && p.game.space.sampleMove(p, disc, option as MoveKind, random, axis);
    return move && { option, ...move };
  },
  take: (g, { piece, seat }, { to }) => {
    g.done({ happened: to !== undefined });
    if (to) putPiece(g, piece, to, seat);
  },
});

/** Toward the nearest of these; the first of several that are as near. */
function headingOf(p: Position, { toward }: EffectOf<'move-piece'>, from: Disc, at: Context): { axis?: Vector } {
  if (!toward) return {};
  const far = (disc: Disc): number => p.game.space.within(p, from, disc, 1).distance;
  const [first, ...others] = discsOfObjectives(p, found(p, toward, at));
  if (!first) return {};
  const nearest = others.reduce((best, disc) => (far(disc) < far(best) ? disc : best), first);
  const axis = axisOf([from.x, from.y, from.z], [nearest.x, nearest.y, nearest.z], true, p.game.constants.eps);
  return axis ? { axis } : {};
}

export const movePiece = verb('move-piece', {
  perform: (g, f, effect) => {
    const disc = pieceDisc(g, effect.piece);
    advance(g, f, false);
    if (!disc) return;
    g.call('piece.move', {
      piece: effect.piece,
      kinds: effect.moves,
      seat: f.seat,
      ...headingOf(g, effect, disc, f.context),
    });
  },
  isIdle: (p, { piece }) => pieceDisc(p, piece) === null,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'move-piece'> = {
  means: 'a piece moves, which can be declined',
  example: { do: 'move-piece', piece: 'cart', moves: ['dash'] },
};
