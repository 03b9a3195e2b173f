import type { Range } from '../cards/unitCard.ts';
import { type Decision, type Place, type Reason, type Vector, reason } from '../state/decision.ts';
import type { Position, Random } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { CharacterId, Seat } from '../state/ids.ts';
import type { Cause } from '../state/cause.ts';
import { setPosition } from '../tokens/changes.ts';
import { cannotBePushed } from '../queries/permissions.ts';
import { character, nameOfCharacter, placeOf } from '../game/find.ts';
import { axisOf } from './axis.ts';

declare module '../state/frame.ts' {
  interface Steps {
    /** A push, or a pull where the object goes toward the origin; without origin every direction is free. */
    'push.ask': {
      character: CharacterId;
      range: Range;
      origin: Place | null;
      toward: boolean;
      seat: Seat;
      point: Decision['point'];
      optional: boolean;
      cause: Cause;
    };
  }
}

const LEAST = 16384;
const MOST = 32768;

/** A direction is an integer vector whose larger component lies in 16384 to 32768: one form for every direction. */
export function scaled(direction: Vector): Vector {
  const larger = Math.max(Math.abs(direction[0]), Math.abs(direction[1]));
  if (larger === 0) return [MOST, 0];
  return [Math.round((direction[0] * MOST) / larger), Math.round((direction[1] * MOST) / larger)];
}

/** GEO-TOWARD: within 45 degrees of the axis, exactly. */
const inWedge = (d: Vector, axis: Vector): boolean => {
  const dot = d[0] * axis[0] + d[1] * axis[1];
  const cross = d[0] * axis[1] - d[1] * axis[0];
  return dot > 0 && Math.abs(cross) <= dot;
};

function whyNotDirection(direction: Vector | undefined, axis: Vector | null): readonly Reason[] {
  if (!direction) return [reason('DP-35', { missing: 'direction' })];
  const larger = Math.max(Math.abs(direction[0]), Math.abs(direction[1]));
  if (larger < LEAST || larger > MOST) return [reason('DP-35', { larger, least: LEAST, most: MOST })];
  return axis && !inWedge(direction, axis) ? [reason('CR-PUSH-17', { x: direction[0], y: direction[1] })] : [];
}

function sampleDirection(axis: Vector | null, random: Random): Vector {
  for (let tries = 0; axis && tries < 64; tries += 1) {
    const d = scaled([random(65537) - MOST, random(65537) - MOST]);
    if (inWedge(d, axis)) return d;
  }
  return axis ? scaled(axis) : scaled([random(65537) - MOST, random(65537) - MOST]);
}

const axisFor = (p: Position, f: { character: CharacterId; origin: Place | null; toward: boolean }): Vector | null =>
  axisOf(placeOf(character(p, f.character)), f.origin, f.toward, p.game.constants.eps);

choice('push.ask', {
  ask: (p, f) => {
    const c = character(p, f.character);
    if (!c.onTable || (f.cause.by === 'ability' && cannotBePushed(p, c)) || p.game.mode.barred(p, c.unit, 'be-moved'))
      return { auto: { option: 'decline' } };
    const name = nameOfCharacter(p, f.character);
    const id = f.toward ? 'pull' : 'push';
    const asks = {
      kind: 'direction',
      character: name,
      from: placeOf(c),
      radius: c.r,
      range: f.range,
      axis: axisFor(p, f),
    } as const;
    const decline = f.optional ? [{ id: 'decline' }] : [];
    return {
      seat: f.seat,
      point: f.point,
      options: [{ id, character: name, asks }, ...decline],
      about: { character: name },
    };
  },
  whyNot: (p, f, answer) => whyNotDirection(answer.direction, axisFor(p, f)),
  sample: (p, f, option, random) => ({ option, direction: sampleDirection(axisFor(p, f), random) }),
  take: (g, f, answer) => {
    if (answer.option === 'decline' || !answer.direction) return g.done({ happened: false });
    const from = placeOf(character(g, f.character));
    const { to, travelled, stoppedBy } = g.game.space.push(g, f.character, answer.direction, f.range);
    setPosition(g, f.character, to);
    g.emit({ event: 'pushed', character: f.character, from, to, stoppedBy, ...(f.toward ? { pulled: true } : {}) });
    g.done({ happened: travelled > 0 });
  },
});
