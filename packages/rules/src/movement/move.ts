import { distinct } from '../state/lists.ts';
import type { MoveKind } from '../cards/unitCard.ts';
import { type Decision, type Option, type Place, type Vector, reason } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { Steps } from '../state/frame.ts';
import type { CharacterId, Seat } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { beginResolution } from '../timing/resolution.ts';
import { loseCondition } from '../tokens/changes.ts';
import { engagedWith, holderOf } from '../queries/engagement.ts';
import { character, nameOfCharacter, placeOf, unitOf } from '../game/find.ts';
import { has } from '../queries/keywords.ts';
import { mayClimb } from '../queries/permissions.ts';
import { standingFor } from '../queries/standing.ts';
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
    };
  }
}

/** What becomes of the kinds offered: Scale adds a climb, an unwounded engaging enemy turns advances into dashes. */
function kindsOpen(p: Position, id: CharacterId, kinds: readonly MoveKind[]): MoveKind[] {
  const c = character(p, id);
  const pinned = unitOf(p, id).conditions.includes('pinned');
  // CR-KEY-08; a reposition is an advance (CR-EFF-09).
  const steps = kinds.some((kind) => kind === 'advance' || kind === 'dash' || kind === 'reposition');
  const climbs: MoveKind[] = steps && has(p, c, 'scale') ? ['climb'] : [];
  // R-COND-6: a Pinned character makes the move it would have made; no other comes in its place.
  const wished = distinct([...kinds, ...(pinned ? [] : swapped(p, c, kinds)), ...climbs]);
  if (!holderOf(p, c)) return wished;
  const held = mayClimb(p, c) ? wished : wished.filter((kind) => kind !== 'climb');
  return pinned ? held : distinct(held.map((kind) => (kind === 'advance' ? 'dash' : kind)));
}

/** The ways in which a card lets it move instead of these. */
const swapped = (p: Position, c: Character, kinds: readonly MoveKind[]): MoveKind[] =>
  standingFor(p, c, 'swap').flatMap(({ clause }) => (kinds.includes(clause.move) ? [clause.into] : []));

function toOption(p: Position, id: CharacterId, move: MoveKind, axis: Vector | undefined): Option {
  const c = character(p, id);
  const name = nameOfCharacter(p, id);
  // CR-COND-17: a Pinned character goes nowhere, so no place is asked for.
  if (unitOf(p, id).conditions.includes('pinned')) return { id: move, character: name };
  return {
    id: move,
    character: name,
    asks: {
      kind: 'move',
      character: name,
      move,
      from: placeOf(c),
      radius: c.r,
      tool: toolOf(p, move),
      ...(axis && { axis }),
    },
  };
}

/** R-MOVE-3: a move to the own place is legal with every legal tool; where there is none, nobody can be made to move. */
const canMove = (p: Position, { character: id, kinds, axis }: Steps['move.offer']): boolean =>
  kindsOpen(p, id, kinds).some((kind) => {
    if (unitOf(p, id).conditions.includes('pinned')) return true;
    const [here, { space }] = [placeOf(character(p, id)), p.game];
    return space.whyNotMove(p, id, kind, here, space.findTool(p, id, kind, here, axis), axis).length === 0;
  });

choice('move.offer', {
  ask: (p, f) => {
    const options = kindsOpen(p, f.character, f.kinds).map((kind) => toOption(p, f.character, kind, f.axis));
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
    return p.game.space.whyNotMove(p, f.character, answer.option as MoveKind, answer.to, answer.tool, f.axis);
  },
  sample: (p, f, option, random) => {
    const move = p.game.space.sampleMove(p, f.character, option as MoveKind, random, f.axis);
    return move && { option, ...move };
  },
  take: (g, f, answer) => {
    if (answer.option === 'decline') {
      g.emit({ event: 'declined', character: f.character, what: 'move' });
      return g.done({ happened: false });
    }
    if (!answer.to) return stay(g, f.character);
    move(g, f.character, answer.option as MoveKind, answer.to);
  },
});

/** CR-COND-17, CR-COND-18, R-COND-4: it has not moved, so no movement ended. */
function stay(g: Machine, id: CharacterId): void {
  loseCondition(g, unitOf(g, id).id, 'pinned');
  g.emit({ event: 'pinned-down', character: id });
  g.done({ happened: false });
}

function move(g: Machine, id: CharacterId, kind: MoveKind, to: Place): void {
  const u = unitOf(g, id);
  const engagedBefore = engagedWith(g, character(g, id)).map((c) => c.id);
  beginResolution(g, 'move', u.seat, u.id);
  g.next('move.ingress', { character: id, move: kind, stop: to, engagedBefore });
}
