import { SHEETS } from '@faultline/cards';
import {
  type ChanceState,
  type Game,
  OPTIONS,
  type PositionSetup,
  type Setup,
  sha256,
  SHATTERPOINT,
  type SideSetup,
  tableOf,
  type UnitSetup,
} from '@faultline/rules';
import { modeNamed, scenesOf } from '../modes/index.ts';
import { coreGame } from '../game.ts';
import { onTable } from './length.ts';
import { type Side, SIDES, seatOf } from './names.ts';
import { objectivesFor, objectivesOn } from './objectives.ts';
import { hint, type Spot } from './problem.ts';
import type { Reader } from './reader.ts';
import type { ScenarioFile } from './scenario.ts';
import type { Keyed } from './shape.ts';
import { checkSlips } from './slips.ts';
import { missionsOf, teamsOf } from './squads.ts';
import type { Stop } from './stopping.ts';

/** From what a file says to what the rules begin with. Whatever does not fit together is reported. */
export interface Layout {
  readonly game: Game;
  readonly setup: Setup;
  readonly chance: ChanceState;
  /** Where the game stands still, if it does. */
  readonly stop: Stop | null;
}

type SideFile = ScenarioFile['red'];
type UnitFile = NonNullable<SideFile['units']>[number];

export function layOut(file: ScenarioFile, r: Reader): Layout | undefined {
  const before = r.problems.length;
  checkNames(file, r);
  checkSlips(file, r);
  const game = gameOf(file, r);
  const chance = chanceOf(file, r);
  const setup = file.red.squads || file.blue.squads ? teamsOf(file, r) : positionOf(file, game, r);
  const stop = (typeof file.ends === 'string' ? undefined : file.ends['stop at']) ?? null;
  return r.problems.length === before && setup ? { game, setup, chance, stop } : undefined;
}

/** Words that mean something else in a file. */
const TAKEN = [...SIDES, 'tracker', 'struggle', 'turn', 'objectives', 'arbiter', 'none', 'nobody', 'off', SHATTERPOINT];

function checkNames(file: ScenarioFile, r: Reader): void {
  const given = SIDES.flatMap((side): readonly Keyed<unknown>[] => file[side].units ?? file[side].squads?.flat() ?? []);
  for (const [i, { key, spot }] of given.entries()) {
    if (TAKEN.includes(key)) r.problem(spot, `"${key}" is reserved: choose another name for this Unit.`);
    if (given.findIndex((one) => one.key === key) !== i) r.problem(spot, `Two Units are named "${key}".`);
  }
}

function gameOf(file: ScenarioFile, r: Reader): Game {
  const { library, constants } = r.known;
  if (file.sheet !== undefined && file.sheet !== library.sheet)
    r.problem(file.spot, `Unknown sheet ${file.sheet}. Known sheets: ${SHEETS.map(({ sheet }) => sheet).join(', ')}.`);
  const options = { ...OPTIONS, ...file.options };
  const mode = modeNamed(file.mode);
  return coreGame({
    library: scenesOf(file).library?.(library) ?? library,
    constants,
    options,
    mode,
    table: tableOf(file.terrain?.name ?? 'open', file.terrain?.parts ?? [], file.terrain?.ingress ?? [], constants),
  });
}

function chanceOf(file: ScenarioFile, r: Reader): ChanceState {
  const { dice, seed, shuffles } = file;
  const ring = { key: sha256(seed ?? 'scenario'), generator: 'chacha' as const, turn: 0, drawn: [] };
  if (dice === 'by hand') {
    if (shuffles)
      r.problem(file.spot, 'With dice rolled by hand, cards are shuffled from a seed: leave out "shuffles".');
    return { kind: 'entered', ...ring };
  }
  if (seed !== undefined) {
    if (dice || shuffles) r.problem(file.spot, 'A seed rolls and shuffles by itself: leave out "dice" and "shuffles".');
    return { kind: 'seeded', ...ring };
  }
  return {
    kind: 'scripted',
    attack: [...(dice?.attack ?? [])],
    defense: [...(dice?.defense ?? [])],
    shuffles: (shuffles ?? []).map((order) => order.map((card) => r.known.names.lastingCard(card))),
  };
}

/** Struggle cards the file does not name: the first of every later phase. */
function comingIn(file: ScenarioFile, game: Game): string[] {
  const struggles = game.library.missions[missionsOf(file)[0]]?.struggles ?? [];
  const now = struggles.find((card) => card.id === file.struggle?.card)?.phase ?? 1;
  return [2, 3]
    .filter((phase) => phase > now)
    .flatMap((phase) => struggles.find((card) => card.phase === phase)?.id ?? []);
}

function positionOf(file: ScenarioFile, game: Game, r: Reader): Setup | undefined {
  if (file.ends === 'legal teams')
    return r.problem(file.spot, 'Only "squads" make a team: Units with a position are not checked.');
  const sides = SIDES.map((side) => sideSetup(file, side, r));
  const [red, blue] = sides;
  if (!red || !blue) return undefined;
  if (red.units.length + blue.units.length === 0) return r.problem(file.spot, 'At least one side needs a Unit.');
  const { score, plan, map } = scenesOf(file);
  const brought = plan?.(file);
  const laid = map?.(file, game, aggressorIsSouth(file)) ?? null;
  const position: PositionSetup = {
    sides: [red, blue],
    objectives: (laid && objectivesOn(laid, file)) ?? objectivesFor(file, game, missionsOf(file)[0], r),
    turn: file.turn?.number ?? 2,
    ...whoseTurn(file),
    ...momentOf(file, r),
    score: score(file),
    missionDeck: file.struggle?.coming ?? comingIn(file, game),
  };
  const missions = game.mode.brings === null ? (['', ''] as const) : missionsOf(file);
  return { kind: 'position', mode: game.mode.id, missions, ...(brought ? { plan: brought } : {}), position };
}

function aggressorIsSouth(file: ScenarioFile): boolean {
  const aggressor = file.operation?.aggressor ?? 'red';
  return (file[aggressor].edge ?? (aggressor === 'red' ? 'south' : 'north')) === 'south';
}

const firstPlayer = (file: ScenarioFile): Side => file.turn?.['first player'] ?? 'red';

const whoseTurn = (file: ScenarioFile): Pick<PositionSetup, 'active' | 'firstPlayer'> => ({
  active: seatOf(file.turn?.player ?? firstPlayer(file)),
  firstPlayer: seatOf(firstPlayer(file)),
});

function momentOf(file: ScenarioFile, r: Reader): Pick<PositionSetup, 'moment'> {
  const given = file.turn?.active;
  if (!given) return {};
  const { names } = r.known;
  const member = names.member(given.unit);
  const told = 'spot' in given ? given : undefined;
  const player = file.turn?.player;
  if (member && player !== undefined && member.side !== player)
    r.problem(file.turn?.spot ?? file.spot, `${given.unit} is ${member.side}'s, but the turn is ${player}'s.`);
  const made = told?.made ?? [];
  const focused = told?.focused ?? made.includes('focus');
  const all = member ? names.charactersOf(member) : [];
  const waiting = focused === true ? all : focused === false ? [] : focused;
  return {
    moment: {
      at: 'activation',
      unit: names.lastingUnit(given.unit),
      phase: told?.phase ?? 'main',
      origin: told?.card ?? 'deck',
      made,
      left: told?.['actions left'] ?? Math.max(0, 2 - made.length),
      flipped: told?.flipped ?? false,
      focused: waiting.map((who) => names.lastingCharacter(who)),
    },
  };
}

/** Every order card lies somewhere: what the file does not name goes where it would most likely be. */
function sideSetup(file: ScenarioFile, side: Side, r: Reader): SideSetup | undefined {
  const given = file[side];
  const units = given.units ?? [];
  if (given.units === undefined)
    return r.problem(given.spot, `${side} needs "units" or "squads"; write units: {} for an empty side.`);
  const { names } = r.known;
  for (const card of [...(given.deck ?? []), ...(given.discard ?? []), ...(given.removed ?? []), given.reserve])
    if (card !== undefined && card !== SHATTERPOINT && names.member(card)?.side !== side)
      r.problem(given.spot, `"${card}" is not an Order Card of ${side}.`);
  const named = [...(given.deck ?? []), ...(given.discard ?? []), ...(given.removed ?? []), given.reserve];
  const twice = named.find((card, i) => card !== undefined && named.indexOf(card) !== i);
  if (twice !== undefined) r.problem(given.spot, `Order Card "${twice}" is listed twice.`);
  const left = [...units.map(({ key }) => key), SHATTERPOINT].filter((card) => !named.includes(card));
  const active = file.turn?.active;
  const card = active && 'card' in active && active.card === 'shatterpoint' ? SHATTERPOINT : active?.unit;
  const isOut = (name: string): boolean => units.some(({ key, value }) => key === name && value.defeated === true);
  const isUsed = (name: string): boolean => given.deck !== undefined || name === card;
  const lasting = (cards: readonly string[]): string[] => cards.map((name) => names.lastingCard(name));
  return {
    units: units.map((one) => unitSetup(one, r)),
    ...(given.edge ? { edge: given.edge } : {}),
    force: given.force ?? forceOf(units, r),
    deck: lasting(given.deck ?? left.filter((name) => !isOut(name) && !isUsed(name))),
    discard: lasting([...(given.discard ?? []), ...left.filter((name) => !isOut(name) && isUsed(name))]),
    reserve: given.reserve === undefined ? null : names.lastingCard(given.reserve),
    removed: lasting([...(given.removed ?? []), ...left.filter(isOut)]),
  };
}

function forceOf(units: readonly UnitFile[], r: Reader): { ready: number; pool: number } {
  const pool = units.reduce((sum, { value }) => sum + (r.known.library.units[value.unit]?.force ?? 0), 0);
  return { ready: pool, pool };
}

function unitSetup({ key, spot, value }: UnitFile, r: Reader): UnitSetup {
  const card = r.known.library.units[value.unit];
  const stances = (card?.stances ?? []).map((stance) => stance.id);
  if (value.stance !== undefined && !stances.includes(value.stance))
    r.problem(value.spot, `${key} has no stance "${value.stance}"${hint(value.stance, stances)}`);
  for (const id of value.used ?? [])
    if (!card?.abilities.includes(id))
      r.problem(value.spot, `${key} has no ability "${id}"${hint(id, card?.abilities ?? [])}`);
  return {
    card: value.unit,
    at: placesOf(key, value, card?.bases.length ?? 1, spot, r),
    stance: Math.max(0, stances.indexOf(value.stance ?? '')),
    damage: value.damage ?? 0,
    wounded: value.wounded ?? 0,
    injured: value.injured ?? 0,
    conditions: value.conditions ?? [],
    hunker: value.hunker ?? 0,
    used: value.used ?? [],
    defeated: value.defeated ?? false,
  };
}

function placesOf(name: string, value: UnitFile['value'], bases: number, spot: Spot, r: Reader): UnitSetup['at'] {
  const nowhere = Array.from({ length: bases }, () => null);
  if (value.at === undefined) {
    if (!value.defeated) r.problem(spot, `${name} needs a position ("at").`);
    return nowhere;
  }
  if (value.at.length === 0) return nowhere;
  if (value.at.length !== bases)
    r.problem(spot, `${name} has ${bases} characters, but ${value.at.length} places are given.`);
  return value.at.map((one) => one && onTable(one, 0));
}
