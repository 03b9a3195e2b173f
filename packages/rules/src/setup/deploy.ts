import { distinct } from '../state/lists.ts';
import { type Answer, type Place, type Reason, reason } from '../state/decision.ts';
import type { Position, Random } from '../game/machine.ts';
import { choice, step } from '../kernel/steps.ts';
import { type CharacterId, otherSeat, type Seat } from '../state/ids.ts';
import { setPosition } from '../tokens/changes.ts';
import { basesOf, cardOf, character, discOf, nameOfCharacter, unitOf, unitsOf } from '../game/find.ts';
import type { Character, Unit } from '../state/unit.ts';
import { clausesOf } from '../queries/held.ts';
import { fits } from '../queries/select.ts';
import type { Range } from '../cards/unitCard.ts';
import type { Zone } from '../game/mode.ts';
import type { Disc } from '../game/space.ts';
import { leavesRoomAt, roomFor } from './room.ts';

/** Deployment by squads (CR-DEPLOY-02 to CR-DEPLOY-07). */
interface Placing {
  seat: Seat;
  /** Characters of the squad still to be set up. */
  todo: readonly CharacterId[];
  /** The Primary's first character, once it stands; the others stay within Range 1 of it. */
  anchor: CharacterId | null;
}

declare module '../state/frame.ts' {
  interface Steps {
    'setup.deploy': object;
    'setup.squad': { seat: Seat };
    'setup.place': Placing;
  }
}

/** Those the mode sets down in another way are not deployed. */
function deploying(p: Position, seat: Seat): Unit[] {
  const left = p.game.mode.deployment(p);
  return left ? unitsOf(p, seat).filter((u) => !left.isLeftOut(u)) : unitsOf(p, seat);
}

const undeployed = (p: Position, seat: Seat): number[] => {
  const squads = deploying(p, seat)
    .filter((u) => u.characters.every((id) => !character(p, id).onTable))
    .map((u) => u.squad);
  return distinct(squads);
};

/** CR-DEPLOY-02: alternating, First Player first; KO-DEP-02: or as a card says. */
step('setup.deploy', (g) => {
  const whole = g.game.mode.deployment(g)?.first ?? null;
  const first = whole ?? g.open.firstPlayer;
  const left = { first: undeployed(g, first).length, second: undeployed(g, otherSeat(first)).length };
  if (left.first + left.second === 0) return g.done();
  const seat = left.first >= (whole === null ? left.second : 1) ? first : otherSeat(first);
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
    const squad = deploying(g, f.seat).filter((u) => u.squad === Number(answer.option));
    const byRank = ['primary', 'secondary', 'supporting'].flatMap((rank) =>
      squad.filter((u) => cardOf(g, u).rank === rank),
    );
    const [first, ...rest] = byRank.filter((u) => !goesFirst(g, u)).flatMap((u) => u.characters);
    const scouts = byRank.filter((u) => goesFirst(g, u)).flatMap((u) => u.characters);
    const todo = [...(first === undefined ? [] : [first]), ...scouts, ...rest];
    g.next('setup.place', { seat: f.seat, todo, anchor: null });
  },
});

/** R-CARD-22: right behind the first Primary character. */
const goesFirst = (p: Position, u: Unit): boolean =>
  clausesOf(p, u, 'deploy').some(({ clause }) => clause.first === true);

/** CR-DEPLOY-05: Range 1 of the squad's first character, or as far as its card says. */
const reachOf = (p: Position, id: CharacterId): Range =>
  clausesOf(p, unitOf(p, id), 'deploy').reduce<Range>(
    (most, { clause }) => (clause.beside === undefined && clause.range > most ? clause.range : most),
    1,
  );

/** R-CARD-22: characters of the squad that a card lets it stand beside instead. */
function hostsOf(p: Position, id: CharacterId): { readonly host: Character; readonly range: Range }[] {
  const own = unitOf(p, id);
  const squad = unitsOf(p, own.seat).filter((u) => u.squad === own.squad && u.id !== own.id);
  return squad.flatMap((u) =>
    clausesOf(p, u, 'deploy').flatMap(({ clause: { beside, range } }) =>
      beside && fits(p, character(p, id), beside, { unit: u.id, trigger: null, bound: {} })
        ? basesOf(p, u).map((host) => ({ host, range }))
        : [],
    ),
  );
}

/** CR-DEPLOY-04 to CR-DEPLOY-07, R-DEPLOY-1: the zone and the resting rules, for one character. */
function whyNotHere(p: Position, f: Placing, id: CharacterId, at: Place): readonly Reason[] {
  const rest = p.game.space.whyNotRest(p, id, at);
  if (rest.length > 0) return rest;
  const disc = { x: at[0], y: at[1], z: at[2], r: character(p, id).r };
  const zone = zoneOf(p, f.seat);
  if (zone) return whyOutside(p, zone, disc);
  if (f.anchor === null) {
    const distance = p.game.space.edgeDistance(p, disc, p.open.seats[f.seat].edge);
    const allowed = p.game.constants.range[2];
    return distance <= allowed + p.game.constants.eps ? [] : [reason('CR-DEPLOY-04', { distance, allowed })];
  }
  const { holds, distance, allowed } = p.game.space.within(p, disc, discOf(character(p, f.anchor)), reachOf(p, id));
  const isHosted = hostsOf(p, id).some(({ host, range }) => p.game.space.within(p, disc, discOf(host), range).holds);
  return holds || isHosted ? [] : [reason('CR-DEPLOY-05', { distance, allowed })];
}

const zoneOf = (p: Position, seat: Seat): Zone | null => p.game.mode.deployment(p)?.zone(seat) ?? null;

/** KO-DEP-02: where a card says it, and nothing else. */
function whyOutside(p: Position, { rule, within, notWithin }: Zone, disc: Disc): Reason[] {
  const measured = within && p.game.space.within(p, disc, within.of, within.range);
  if (within && measured && !measured.holds)
    return [reason(rule, { near: true, distance: measured.distance, range: within.range })];
  for (const { range, of } of notWithin) {
    const { holds, distance } = p.game.space.within(p, disc, of, range);
    if (holds) return [reason(rule, { near: false, distance, range })];
  }
  return [];
}

/** R-DEPLOY-3: a place is confirmed only if the rest of the squad still finds room. */
function whyNotPlace(p: Position, f: Placing, at: Place): readonly Reason[] {
  const [next, ...others] = f.todo;
  if (next === undefined) return [];
  const here = whyNotHere(p, f, next, at);
  if (here.length > 0 || zoneOf(p, f.seat) || leavesRoomAt(p, f.anchor, next, others, at)) return here;
  return [reason('R-DEPLOY-3', { without: others.map((other) => nameOfCharacter(p, other)).join(', ') })];
}

const TRIES = 200;

function samplePlace(p: Position, f: Placing, random: Random): Answer | null {
  const [next] = f.todo;
  if (next === undefined) return null;
  for (let n = 0; n < TRIES; n += 1) {
    const at = somewhere(p, f, next, random);
    if (whyNotPlace(p, f, at).length === 0) return { option: 'place', to: at };
  }
  const sure = f.anchor === null ? null : roomFor(p, f.anchor, f.todo);
  return sure && { option: 'place', to: sure };
}

function somewhere(p: Position, f: Placing, next: CharacterId, random: Random): Place {
  const zone = zoneOf(p, f.seat);
  if (zone) return inZone(p, zone, next, random);
  return f.anchor === null ? nearEdge(p, f.seat, next, random) : nearAnchor(p, f.anchor, next, random);
}

function inZone(p: Position, { within }: Zone, id: CharacterId, random: Random): Place {
  const { size, range } = p.game.constants;
  const { r } = character(p, id);
  if (!within) return atSomeHeight(p, r + random(size - 2 * r), r + random(size - 2 * r), random);
  const { x, y, r: own } = within.of;
  const reach = own + r + range[within.range];
  return atSomeHeight(p, x - reach + random(2 * reach + 1), y - reach + random(2 * reach + 1), random);
}

function nearEdge(p: Position, seat: Seat, id: CharacterId, random: Random): Place {
  const { size, range } = p.game.constants;
  const { r } = character(p, id);
  const deep = r + random(range[2]);
  return atSomeHeight(p, r + random(size - 2 * r), p.open.seats[seat].edge === 'south' ? deep : size - deep, random);
}

function nearAnchor(p: Position, anchor: CharacterId, id: CharacterId, random: Random): Place {
  const by = character(p, anchor);
  const reach = by.r + character(p, id).r + p.game.constants.range[reachOf(p, id)];
  return atSomeHeight(p, by.x - reach + random(2 * reach + 1), by.y - reach + random(2 * reach + 1), random);
}

/** R-DEPLOY-1: on whatever there is to stand on. */
function atSomeHeight(p: Position, x: number, y: number, random: Random): Place {
  const heights = p.game.space.heights(p, x, y);
  return [x, y, heights.length > 1 ? (heights[random(heights.length)] ?? 0) : 0];
}

/** What cards say of the place, for whoever shows where it may be. */
function widened(p: Position, { anchor }: Placing, id: CharacterId): { range?: Range; beside?: string[] } {
  if (anchor === null) return {};
  const range = reachOf(p, id);
  const beside = hostsOf(p, id).map(({ host }) => nameOfCharacter(p, host.id));
  return { ...(range > 1 && { range }), ...(beside.length > 0 && { beside }) };
}

/** For whoever shows where it may be. */
const shownZone = ({ within, notWithin }: Zone) => {
  const circle = ({ range, of: { x, y, z, r } }: NonNullable<Zone['within']>) => ({
    range,
    at: [x, y, z] as const,
    radius: r,
  });
  return { within: within && circle(within), notWithin: notWithin.map(circle) };
};

choice('setup.place', {
  ask: (p, f) => {
    const [next] = f.todo;
    if (next === undefined) return { auto: { option: 'done' } };
    const name = nameOfCharacter(p, next);
    const zone = zoneOf(p, f.seat);
    const near = f.anchor === null || zone ? 'edge' : nameOfCharacter(p, f.anchor);
    const asks = {
      kind: 'deploy',
      character: name,
      radius: character(p, next).r,
      near,
      ...(zone ? { zone: shownZone(zone) } : widened(p, f, next)),
    } as const;
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
    setPosition(g, next, answer.to);
    g.emit({ event: 'deployed', character: next, at: answer.to });
    g.next('setup.place', { seat: f.seat, todo, anchor: f.anchor ?? next });
  },
});
