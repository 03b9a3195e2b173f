import type { MoveKind } from '../cards/unitCard.ts';
import { type Decision, type Option, type Place, type Vector, reason } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { Steps } from '../state/frame.ts';
import type { CharacterId, Seat } from '../state/ids.ts';
import { causeOf } from '../state/cause.ts';
import { beginResolution } from '../timing/resolution.ts';
import { loseCondition, suffer } from '../tokens/changes.ts';
import { engagedWith } from '../queries/engagement.ts';
import { character, nameOfCharacter, placeOf, unitOf } from '../game/find.ts';
import { type WayToMove, waysOpen } from '../queries/moveKinds.ts';
import { whyNotEndAt } from './ingress.ts';
import { toolOf } from '../game/tool.ts';

declare module '../state/frame.ts' {
  interface Steps {
    /** A character may move in one of these ways (DP-29, DP-30, DP-37). */
    'move.offer': {
      character: CharacterId;
      kinds: readonly MoveKind[];
      point: Decision['point'];
      seat: Seat;
      /** R-MOVE-5: the middle of the wedge, for a move Toward or Away. */
      axis?: Vector;
      /** R-CARD-17: it is made, be it over no distance. */
      must?: true;
      /** R-CARD-27: it may not end Engaged. */
      unengaged?: true;
    };
  }
}

const waysOf = (p: Position, f: Pick<Steps['move.offer'], 'character' | 'kinds' | 'seat'>): WayToMove[] =>
  waysOpen(p, character(p, f.character), f.kinds, f.seat);

function toOption(
  p: Position,
  { kind: move, suffers }: WayToMove,
  { character: id, axis, unengaged }: Steps['move.offer'],
): Option {
  const c = character(p, id);
  const name = nameOfCharacter(p, id);
  // CR-COND-17: a Pinned character goes nowhere, so no place is asked for.
  if (unitOf(p, id).conditions.includes('pinned')) return { id: move, character: name };
  return {
    id: move,
    character: name,
    ...(suffers > 0 && { suffers }),
    asks: {
      kind: 'move',
      character: name,
      move,
      from: placeOf(c),
      radius: c.r,
      tool: toolOf(p, move),
      ...(axis && { axis }),
      ...(unengaged && { unengaged }),
    },
  };
}

/** R-MOVE-3: a move to the own place is legal with every legal tool; where there is none, nobody can be made to move. */
const canMove = (p: Position, f: Steps['move.offer']): boolean =>
  waysOf(p, f).some(({ kind }) => {
    const { character: id, axis } = f;
    if (unitOf(p, id).conditions.includes('pinned')) return true;
    const [here, { space }] = [placeOf(character(p, id)), p.game];
    return space.whyNotMove(p, id, kind, here, space.findTool(p, id, kind, here, axis), axis).length === 0;
  });

/** Places are drawn until one is free of enemies. */
const MANY_TRIES = 20;

choice('move.offer', {
  ask: (p, f) => {
    const options = waysOf(p, f).map((way) => toOption(p, way, f));
    if (options.length === 0 || !character(p, f.character).onTable) return { auto: { option: 'decline' } };
    return {
      seat: f.seat,
      point: f.point,
      options: f.must && canMove(p, f) ? options : [...options, { id: 'decline' }],
      about: { character: nameOfCharacter(p, f.character) },
    };
  },
  whyNot: (p, f, answer) => {
    if (!answer.to || !answer.tool) return [reason('DP-30', { missing: answer.to ? 'tool' : 'to' })];
    return [
      ...p.game.space.whyNotMove(p, f.character, answer.option as MoveKind, answer.to, answer.tool, f.axis),
      ...whyNotEndAt(p, f, answer.to),
    ];
  },
  sample: (p, f, option, random) => {
    for (let tries = 0; tries < (f.unengaged ? MANY_TRIES : 1); tries += 1) {
      const move = p.game.space.sampleMove(p, f.character, option as MoveKind, random, f.axis);
      if (move && whyNotEndAt(p, f, move.to).length === 0) return { option, ...move };
    }
    return null;
  },
  take: (g, f, answer) => {
    if (answer.option === 'decline') {
      g.emit({ event: 'declined', character: f.character, what: 'move' });
      return g.done({ happened: false });
    }
    if (!answer.to) return stay(g, f.character);
    const way = waysOf(g, f).find(({ kind }) => kind === answer.option);
    if (way) move(g, f, way, answer.to);
  },
});

/** CR-COND-17, CR-COND-18, R-COND-4: it has not moved, so no movement ended. */
function stay(g: Machine, id: CharacterId): void {
  loseCondition(g, unitOf(g, id).id, 'pinned');
  g.emit({ event: 'pinned-down', character: id });
  g.done({ happened: false });
}

/** R-CARD-18: what is suffered for the move comes before it; R-ACT-6: whoever is Wounded by it still moves. */
function move(g: Machine, f: Steps['move.offer'], { kind, through }: WayToMove, to: Place): void {
  const { character: id, kinds } = f;
  const u = unitOf(g, id);
  const engagedBefore = engagedWith(g, character(g, id)).map((c) => c.id);
  const resolution = beginResolution(g, 'move', u.seat, u.id);
  for (const { ability, clause, owner } of through)
    suffer(
      g,
      u.id,
      clause.suffers ?? 0,
      causeOf({ by: 'ability', seat: u.seat, unit: owner.id, name: ability.id, resolution }),
    );
  const instead = kinds.includes(kind) ? {} : { instead: true as const };
  g.next('move.ingress', {
    character: id,
    move: kind,
    stop: to,
    engagedBefore,
    ...instead,
    ...(f.unengaged && { unengaged: f.unengaged }),
  });
}
