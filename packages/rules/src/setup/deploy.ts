import type { Answer, Place } from '../machine/decision.ts';
import { type Reason, reason } from '../machine/decision.ts';
import type { Position } from '../machine/machine.ts';
import { choice, type Random, step } from '../machine/steps.ts';
import { type CharacterId, otherSeat, type Seat } from '../state/ids.ts';
import { put } from '../units/changes.ts';
import { cardOf, character, discOf, nameOfCharacter, unitsOf } from '../units/find.ts';

/** Deployment by squads (CR-DEPLOY-02 to CR-DEPLOY-07). */
interface Placing {
  seat: Seat;
  /** Characters of the squad still to be set up. */
  todo: readonly CharacterId[];
  /** The Primary's first character, once it stands; the others stay within Range 1 of it. */
  anchor: CharacterId | null;
}

declare module '../machine/steps.ts' {
  interface Steps {
    'setup.deploy': object;
    'setup.squad': { seat: Seat };
    'setup.place': Placing;
  }
}

const undeployed = (p: Position, seat: Seat): number[] => {
  const squads = unitsOf(p, seat)
    .filter((u) => u.characters.every((id) => !character(p, id).onTable))
    .map((u) => u.squad);
  return squads.filter((squad, i) => squads.indexOf(squad) === i);
};

/** CR-DEPLOY-02: alternating, First Player first. */
step('setup.deploy', (g) => {
  const first = g.open.firstPlayer;
  const left = { first: undeployed(g, first).length, second: undeployed(g, otherSeat(first)).length };
  if (left.first + left.second === 0) return g.done();
  const seat = left.first >= left.second && left.first > 0 ? first : otherSeat(first);
  g.next('setup.deploy', {}).call('setup.squad', { seat });
});

/** CR-DEPLOY-03 (DP-07). */
choice('setup.squad', {
  ask: (p, f) => {
    const squads = undeployed(p, f.seat).map(String);
    const [only, second] = squads;
    if (only !== undefined && second === undefined) return { auto: { option: only } };
    return { seat: f.seat, point: 'DP-07', options: squads.map((id) => ({ id })) };
  },
  take: (g, f, answer) => {
    const squad = unitsOf(g, f.seat).filter((u) => u.squad === Number(answer.option));
    const byRank = ['primary', 'secondary', 'supporting'].flatMap((rank) =>
      squad.filter((u) => cardOf(g, u).rank === rank),
    );
    g.next('setup.place', { seat: f.seat, todo: byRank.flatMap((u) => u.characters), anchor: null });
  },
});

/** CR-DEPLOY-04 to CR-DEPLOY-07, R-DEPLOY-1: the zone and the resting rules, for one character. */
function whyNotHere(p: Position, f: Placing, id: CharacterId, at: Place): readonly Reason[] {
  const rest = p.game.space.whyNotRest(p, id, at);
  if (rest.length > 0) return rest;
  const disc = { x: at[0], y: at[1], z: at[2], radius: character(p, id).radius };
  if (f.anchor === null) {
    const distance = p.game.space.edgeDistance(p, disc, p.open.seats[f.seat].edge);
    const allowed = p.game.constants.range2;
    return distance <= allowed + p.game.constants.eps ? [] : [reason('CR-DEPLOY-04', { distance, allowed })];
  }
  const { holds, distance, allowed } = p.game.space.within(p, disc, discOf(character(p, f.anchor)), 1);
  return holds ? [] : [reason('CR-DEPLOY-05', { distance, allowed })];
}

/** The position with a character standing somewhere: for looking ahead, the real one is not touched. */
const standing = (p: Position, id: CharacterId, [x, y, z]: Place): Position => ({
  game: p.game,
  open: { ...p.open, characters: p.open.characters.map((c) => (c.id === id ? { ...c, x, y, z, onTable: true } : c)) },
});

const AROUND = 48;

/** Places around the anchor, nearest ring first, in a fixed order. */
function ringPlaces(p: Position, anchor: CharacterId, id: CharacterId): Place[] {
  const by = character(p, anchor);
  const touching = by.radius + character(p, id).radius;
  return [0, 0.5, 1].flatMap((part) => {
    const distance = touching + Math.round(part * p.game.constants.range1);
    return Array.from({ length: AROUND }, (_, i): Place => {
      const [dx, dy] = squareRing(i);
      const scale = distance / Math.sqrt(dx * dx + dy * dy);
      return [Math.round(by.x + dx * scale), Math.round(by.y + dy * scale), by.z];
    });
  });
}

/** Directions as points on the edge of a square: no angle is needed. */
function squareRing(i: number): readonly [number, number] {
  const side = AROUND / 4;
  const along = (i % side) - side / 2;
  const half = side / 2;
  return (
    (
      [
        [along, -half],
        [half, along],
        [-along, half],
        [-half, -along],
      ] as const
    )[Math.floor(i / side)] ?? [half, 0]
  );
}

/** First fit: a place for each of the squad's remaining characters, or null when none was found (R-DEPLOY-3). */
function completion(p: Position, f: Placing): readonly Place[] | null {
  const [next, ...todo] = f.todo;
  if (next === undefined) return [];
  if (f.anchor === null) return null;
  const at = ringPlaces(p, f.anchor, next).find((place) => whyNotHere(p, f, next, place).length === 0);
  if (!at) return null;
  const rest = completion(standing(p, next, at), { ...f, todo });
  return rest && [at, ...rest];
}

/** A place is confirmed only if the rest of the squad still finds room. */
function whyNotPlace(p: Position, f: Placing, at: Place): readonly Reason[] {
  const [next, ...todo] = f.todo;
  if (next === undefined) return [];
  const here = whyNotHere(p, f, next, at);
  if (here.length > 0) return here;
  const after = { seat: f.seat, todo, anchor: f.anchor ?? next };
  return completion(standing(p, next, at), after) ? [] : [reason('R-DEPLOY-3', { withoutRoom: todo.length })];
}

const TRIES = 200;

function samplePlace(p: Position, f: Placing, random: Random): Answer | null {
  const [next] = f.todo;
  if (next === undefined) return null;
  for (let n = 0; n < TRIES; n += 1) {
    const at = f.anchor === null ? nearEdge(p, f.seat, next, random) : nearAnchor(p, f.anchor, next, random);
    if (whyNotPlace(p, f, at).length === 0) return { option: 'place', to: at };
  }
  const sure = completion(p, f)?.[0];
  return sure ? { option: 'place', to: sure } : null;
}

function nearEdge(p: Position, seat: Seat, id: CharacterId, random: Random): Place {
  const { table, range2 } = p.game.constants;
  const { radius } = character(p, id);
  const deep = radius + random(range2);
  return [radius + random(table - 2 * radius), p.open.seats[seat].edge === 'south' ? deep : table - deep, 0];
}

function nearAnchor(p: Position, anchor: CharacterId, id: CharacterId, random: Random): Place {
  const by = character(p, anchor);
  const reach = by.radius + character(p, id).radius + p.game.constants.range1;
  return [by.x - reach + random(2 * reach + 1), by.y - reach + random(2 * reach + 1), by.z];
}

choice('setup.place', {
  ask: (p, f) => {
    const [next] = f.todo;
    if (next === undefined) return { auto: { option: 'done' } };
    const name = nameOfCharacter(p, next);
    const near = f.anchor === null ? 'edge' : nameOfCharacter(p, f.anchor);
    const asks = { kind: 'deploy', character: name, radius: character(p, next).radius, near } as const;
    return {
      seat: f.seat,
      point: f.anchor === null ? 'DP-08' : 'DP-09',
      options: [{ id: 'place', character: name, asks }],
    };
  },
  whyNot: (p, f, answer) => (answer.to ? whyNotPlace(p, f, answer.to) : [reason('DP-08', { missing: 'to' })]),
  sample: (p, f, _option, random) => samplePlace(p, f, random),
  take: (g, f, answer) => {
    const [next, ...todo] = f.todo;
    if (next === undefined || !answer.to) return g.done();
    put(g, next, answer.to);
    g.emit({ event: 'deployed', character: next, at: answer.to });
    g.next('setup.place', { seat: f.seat, todo, anchor: f.anchor ?? next });
  },
});
