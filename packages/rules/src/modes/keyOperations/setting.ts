import type { Range } from '../../cards/unitCard.ts';
import { character, characterNamed, objectiveDisc, placeOf } from '../../game/find.ts';
import type { Machine, Position, Random } from '../../game/machine.ts';
import type { Disc } from '../../game/space.ts';
import { choice } from '../../kernel/steps.ts';
import {
  type AnswerSpec,
  type Measured,
  type Place,
  type Reason,
  reason,
  type SetLimit,
  type SettableKind,
  type Vector,
} from '../../state/decision.ts';
import type { CharacterId, Seat } from '../../state/ids.ts';
import { changeObjective } from '../../state/change.ts';
import { setPosition } from '../../tokens/changes.ts';
import { DIRECTIONS } from '../../setup/room.ts';
import { pieceCard, pieceNamed, putPiece } from './pieces.ts';
import { layAt, TOKEN_RADIUS } from './tokens.ts';

/** Things that a rule sets down on the battlefield: where they may come, and the question where they do (KO-R-73). */
export interface Setting {
  what: SettableKind;
  /** A character's lasting name, the id of a piece or a token, the key of an objective. */
  name: string;
  limits: readonly SetLimit[];
  seat: Seat;
}

declare module '../../state/frame.ts' {
  interface Steps {
    'set.down': Setting;
  }
}

type SetAsks = Extract<AnswerSpec, { kind: 'set' }>;

/** The limit that names these: all measured as they lie. */
export const measuredFrom = (discs: readonly Disc[]): Measured[] =>
  discs.map(({ x, y, z, r }) => ({ at: [x, y, z], radius: r }));

function characterIn(p: Position, name: string): CharacterId {
  const found = characterNamed(p.open, name);
  if (!found) throw new Error(`There is no character ${name}.`);
  return found.id;
}

function radiusOf(p: Position, { what, name }: Setting): number {
  switch (what) {
    case 'character':
      return character(p, characterIn(p, name)).r;
    case 'piece':
      return pieceCard(p, name).radius;
    case 'objective':
      return p.game.constants.objective;
    case 'token':
      return TOKEN_RADIUS;
  }
}

/** Where it lies now; null for what is off the battlefield. */
function placeNow(p: Position, { what, name }: Setting): Place | null {
  const lies = (at: { readonly x: number; readonly y: number; readonly z: number } | null | undefined) =>
    at ? ([at.x, at.y, at.z] as const) : null;
  switch (what) {
    case 'character': {
      const c = character(p, characterIn(p, name));
      return c.onTable ? placeOf(c) : null;
    }
    case 'piece':
      return lies(pieceNamed(p, name));
    case 'objective':
      return lies(p.open.objectives.find(({ key }) => key === name));
    case 'token':
      return null;
  }
}

const discAt = ([x, y, z]: Place, r: number): Disc => ({ x, y, z, r });

/** A base rests like a character's, over no other base; a token lies on anything (R-OVER-1). */
function whyNotThere(p: Position, f: Setting, to: Place): readonly Reason[] {
  const disc = discAt(to, radiusOf(p, f));
  switch (f.what) {
    case 'character':
      return p.game.space.whyNotRest(p, characterIn(p, f.name), to);
    case 'piece':
      return p.game.space.whyNotRest(p, disc, to);
    default:
      return p.game.space.whyNotLie(p, disc);
  }
}

/** From the nearest of those that a limit names. */
function distanceTo(p: Position, disc: Disc, { of }: SetLimit): number {
  const { size } = p.game.constants;
  if (of === 'edge') return Math.max(0, Math.min(disc.x, disc.y, size - disc.x, size - disc.y) - disc.r);
  const far = ({ at, radius }: Measured): number => p.game.space.within(p, disc, discAt(at, radius), 1).distance;
  return of.reduce((least, each) => Math.min(least, far(each)), Number.POSITIVE_INFINITY);
}

const allowedBy = (p: Position, range: SetLimit['range']): number =>
  range === 'touching' ? 0 : p.game.constants.range[range];

/** CR-PLACE-01, KO-R-73: the limit that a place breaks; null where it breaks none. */
function broken(p: Position, disc: Disc, limit: SetLimit): Reason | null {
  const distance = distanceTo(p, disc, limit);
  const allowed = allowedBy(p, limit.range);
  const isNear = distance <= allowed + p.game.constants.eps;
  if (isNear === (limit.how === 'within')) return null;
  return reason(limit.how === 'within' ? 'CR-PLACE-01' : 'KO-R-73', { distance, allowed });
}

function whyNotSet(p: Position, f: Setting, to: Place): readonly Reason[] {
  const there = whyNotThere(p, f, to);
  if (there.length > 0) return there;
  const disc = discAt(to, radiusOf(p, f));
  return f.limits.flatMap((limit) => broken(p, disc, limit) ?? []);
}

/** How far out of what it is measured from, farthest first: the outer ring holds most. */
const RINGS = [1, 0.5, 0, -1];
const GRID = 2540;

/** Spots round a base, from its middle to the end of the range. */
function around(p: Position, { at: [x, y], radius }: Measured, range: SetLimit['range'], r: number): Vector[] {
  const touching = radius + r;
  const spots = RINGS.flatMap((ring) => {
    const far = touching + (ring < 0 ? -touching / 2 : ring * allowedBy(p, range));
    return DIRECTIONS.map(([dx, dy]): Vector => {
      const scale = far / Math.sqrt(dx * dx + dy * dy);
      return [Math.round(x + dx * scale), Math.round(y + dy * scale)];
    });
  });
  return [...spots, [x, y]];
}

/** Spots all over the battlefield, or along its edges. */
function allOver(p: Position, r: number): Vector[] {
  const { size } = p.game.constants;
  const along = Array.from({ length: Math.floor((size - 2 * r) / GRID) + 1 }, (_, i) => r + i * GRID);
  return [...along, size - r].flatMap((y) => [...along, size - r].map((x): Vector => [x, y]));
}

const nearLimit = ({ limits }: Setting): SetLimit | undefined =>
  limits.find(({ how, of }) => how === 'within' && of !== 'edge');

function spotsFor(p: Position, f: Setting): Vector[] {
  const r = radiusOf(p, f);
  const near = nearLimit(f);
  if (near && near.of !== 'edge') return near.of.flatMap((each) => around(p, each, near.range, r));
  return allOver(p, r);
}

/**
 * A place where it may be set down, at every height there: it looks at a fixed set of places, so "no room" may be said
 * of a gap that nobody could fill without measuring for it; a place that is found is one (R-DEPLOY-3).
 */
export function placeFor(p: Position, f: Setting): Place | null {
  for (const [x, y] of spotsFor(p, f)) {
    for (const z of p.game.space.heights(p, x, y)) {
      const to: Place = [x, y, z];
      if (whyNotSet(p, f, to).length === 0) return to;
    }
  }
  return null;
}

const TRIES = 60;

/** Somewhere within reach by chance, else the first place there is. */
function sampled(p: Position, f: Setting, random: Random): Place | null {
  const { size } = p.game.constants;
  const r = radiusOf(p, f);
  const near = nearLimit(f);
  const origins = near && near.of !== 'edge' ? near.of : [];
  for (let n = 0; n < TRIES; n += 1) {
    const from = origins[origins.length > 1 ? random(origins.length) : 0];
    const reach = from && near ? from.radius + r + allowedBy(p, near.range) : 0;
    const spot = (middle: number | undefined): number =>
      middle === undefined ? r + random(size - 2 * r + 1) : middle - reach + random(2 * reach + 1);
    const [x, y] = [spot(from?.at[0]), spot(from?.at[1])];
    const heights = p.game.space.heights(p, x, y);
    const to: Place = [x, y, heights.length > 1 ? (heights[random(heights.length)] ?? 0) : 0];
    if (whyNotSet(p, f, to).length === 0) return to;
  }
  return placeFor(p, f);
}

const asksFor = (p: Position, f: Setting): SetAsks => {
  const from = placeNow(p, f);
  return {
    kind: 'set',
    what: f.what,
    thing: f.name,
    radius: radiusOf(p, f),
    limits: f.limits,
    ...(from && { from }),
  };
};

/** DP-36; where nothing can be set down nothing happens. */
choice('set.down', {
  ask: (p, f) => {
    if (placeFor(p, f) === null) return { auto: { option: 'none' } };
    const asks = asksFor(p, f);
    if (f.what === 'character')
      return { seat: f.seat, point: 'DP-36', options: [{ id: 'place', character: f.name, asks }] };
    return { seat: f.seat, point: 'DP-36', options: [{ id: 'place', asks }], about: { thing: f.name, what: f.what } };
  },
  whyNot: (p, f, { to }) => (to ? whyNotSet(p, f, to) : [reason('DP-36', { missing: 'to' })]),
  sample: (p, f, option, random) => {
    const to = sampled(p, f, random);
    return to && { option, to };
  },
  take: (g, f, { to }) => {
    const from = placeNow(g, f);
    g.done({ happened: to !== undefined && from?.join() !== to.join() });
    if (to) setDown(g, f, to);
  },
});

function setDown(g: Machine, { what, name, seat }: Setting, to: Place): void {
  switch (what) {
    case 'character':
      return setCharacter(g, characterIn(g, name), to);
    case 'piece':
      return putPiece(g, name, to, seat);
    case 'token':
      return layAt(g, name, to, seat);
    case 'objective':
      return moveObjective(g, name, to, seat);
  }
}

function setCharacter(g: Machine, id: CharacterId, to: Place): void {
  const { onTable, ...before } = character(g, id);
  setPosition(g, id, to);
  if (onTable) g.emit({ event: 'placed', character: id, from: [before.x, before.y, before.z], to });
  else g.emit({ event: 'deployed', character: id, at: to });
}

function moveObjective(g: Machine, key: string, [x, y, z]: Place, by: Seat): void {
  changeObjective(g, key, { x, y, z });
  g.emit({ event: 'objective-moved', objective: key, to: [x, y, z], by });
}

/** Beside other objectives and not on them. */
export const offOthers = (p: Position, key: string): SetLimit => ({
  how: 'outside',
  range: 'touching',
  of: measuredFrom(p.open.objectives.filter((other) => other.key !== key).map((other) => objectiveDisc(p, other))),
});

export const within = (range: Range | 'touching', discs: readonly Disc[]): SetLimit => ({
  how: 'within',
  range,
  of: measuredFrom(discs),
});
