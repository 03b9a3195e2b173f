import { canRest, placeToken, prepare } from '@faultline/geometry';
import {
  drawing,
  fast,
  type Game,
  type Place,
  type PositionSetup,
  type Random,
  type Seat,
  type Setup,
  SetupError,
  sha256,
  SHATTERPOINT,
  type SideSetup,
  type TeamSetup,
  type UnitSetup,
} from '@faultline/rules';
import { operationPosition, planFor, standingIn } from './modes/operation.ts';

interface Beginning {
  /** On the brink of one of the ends of an operation's Stages. */
  readonly brink?: boolean | undefined;
  readonly operation?: string | undefined;
  readonly game: Game;
  readonly teams: readonly [TeamSetup, TeamSetup];
  readonly seed: string;
}

/**
 * A game that begins in the thick of it: everyone stands mixed in the middle of the table, hurt as if the fight had
 * gone on for a while. Opponents who move by chance seldom meet when they come from the edges, and fights, wounds and
 * defeats are what a search for defects needs.
 */
export function closeSetup({ game, teams, seed, operation, brink }: Beginning): Setup {
  const random = drawing(fast(sha256(`${seed}/close`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const places = shuffled(middleOf(game, basesOf(game, teams[0]) + basesOf(game, teams[1])), random);
  const sides = [sideOf(game, teams[0], 'a', places, random), sideOf(game, teams[1], 'b', places, random)] as const;
  if (operation !== undefined) {
    const lies = operationPosition(game, operation, random, brink);
    const standing = standingIn(operation, lies);
    const position: PositionSetup = { sides: [beside(sides, standing), sides[1]], firstPlayer: 0, ...lies };
    return { kind: 'position', mode: game.mode.id, missions: ['', ''], plan: planFor(operation), position };
  }
  const position: PositionSetup = { sides, firstPlayer: random(2) as Seat, ...struggleOf(game, teams[0], random) };
  return { kind: 'position', mode: game.mode.id, missions: [teams[0].mission, teams[1].mission], position };
}

/** Places round an objective, nearer ones first, by steps of an eighth of a circle. */
const DIAGONAL = Math.sqrt(0.5);
const AROUND: readonly (readonly [number, number])[] = [3600, 6600].flatMap((far) =>
  [
    [0, 1],
    [1, 0],
    [-1, 0],
    [0, -1],
    [DIAGONAL, DIAGONAL],
    [DIAGONAL, -DIAGONAL],
    [-DIAGONAL, DIAGONAL],
    [-DIAGONAL, -DIAGONAL],
  ].map(([x = 0, y = 0]) => [Math.round(x * far), Math.round(y * far)] as const),
);

/** Units of the first side whose state says where they stand: nowhere, or by an objective as far as there is room. */
function beside(sides: readonly [SideSetup, SideSetup], standing: ReadonlyMap<number, Place | null>): SideSetup {
  const taken: Place[] = [];
  const isMoved = (side: SideSetup, unit: number): boolean => side === sides[0] && standing.has(unit);
  for (const side of sides)
    for (const [i, { at }] of side.units.entries())
      if (!isMoved(side, i)) taken.push(...at.filter((place) => place !== null));
  const free = ([x, y]: Place): boolean => taken.every((other) => Math.hypot(other[0] - x, other[1] - y) >= STEP);
  const settled = (by: Place, own: Place | null): Place | null => {
    const spots = AROUND.map(([x, y]): Place => [by[0] + x, by[1] + y, by[2]]);
    const spot = spots.find(free) ?? own;
    if (spot) taken.push(spot);
    return spot;
  };
  const [first] = sides;
  return {
    ...first,
    units: first.units.map((unit, i) => {
      const place = standing.get(i);
      if (place === undefined) return unit;
      return { ...unit, at: unit.at.map((own) => place && settled(place, own)) };
    }),
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as T);
}

/** Spaces of a square grid round the middle of the table, wide enough for the largest base. */
const STEP = 5400;
const ACROSS = 6;
const WIDEST = 16;

/** Places on the ground for everyone; terrain in the middle makes the grid wider. */
function middleOf({ constants, table }: Game, enough: number): Place[] {
  const field = prepare(table, constants);
  for (let across = ACROSS; across <= WIDEST; across += 2) {
    const first = constants.size / 2 - ((across - 1) * STEP) / 2;
    const along = Array.from({ length: across }, (_, i) => first + i * STEP);
    const places = along
      .flatMap((y) => along.map((x): Place => [x, y, 0]))
      .filter(([x, y, z]) => canRest(field, { x, y, z, r: constants.largeBase }, []));
    if (places.length >= enough) return places;
  }
  throw new SetupError(`The table "${table.name}" has no room in the middle for ${enough} bases.`);
}

const basesOf = (game: Game, { squads }: TeamSetup): number =>
  squads
    .flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting])
    .reduce((sum, id) => sum + (game.library.units[id]?.bases.length ?? 0), 0);

function sideOf(game: Game, team: TeamSetup, letter: string, places: Place[], random: Random): SideSetup {
  const ids = team.squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);
  const cards = ids.flatMap((id) => game.library.units[id] ?? []);
  const pool = cards.reduce((sum, card) => sum + card.force, 0);
  const units = cards.map(
    ({ id, bases, stances, stamina, durability }): UnitSetup => ({
      card: id,
      at: bases.map(() => places.pop() ?? null),
      stance: random(stances.length),
      damage: random(stamina),
      injured: random(durability),
    }),
  );
  const deck = shuffled([...units.map((_, i) => `${letter}${i + 1}`), SHATTERPOINT], random);
  return { units, force: { ready: pool, pool }, deck };
}

/** The first Struggle lies open, the two later ones are drawn. */
function struggleOf(
  { library, constants, table }: Game,
  team: TeamSetup,
  random: Random,
): Pick<PositionSetup, 'objectives' | 'score' | 'missionDeck'> {
  const { objectives = [], struggles = [] } = library.missions[team.mission] ?? {};
  const drawn = [1, 2, 3].flatMap((phase) =>
    shuffled(
      struggles.filter((card) => card.phase === phase),
      random,
    ).slice(0, 1),
  );
  const active = drawn[0]?.maps[0]?.active ?? [];
  const field = prepare(table, constants);
  return {
    objectives: objectives.map(({ key, x, y }) => {
      const lies = placeToken(field, x, constants.size - y);
      return { key, at: [x, constants.size - y, lies.legal ? lies.z : 0], active: active.includes(key) };
    }),
    score: { card: drawn[0]?.id ?? null, map: 1 },
    missionDeck: drawn.slice(1).map(({ id }) => id),
  };
}
