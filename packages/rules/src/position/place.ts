import type { Condition } from '../cards/unitCard.ts';
import type { ChanceState } from '../state/chance.ts';
import { byText } from '../state/lists.ts';
import type { Game } from '../game/game.ts';
import { type Reason, reason } from '../state/decision.ts';
import { StepMachine } from '../kernel/machine.ts';

import type { Brought } from '../game/mode.ts';
import type { GameEvent } from '../state/event.ts';
import type { Frame } from '../state/frame.ts';
import { type CharacterId, SEATS, type Seat, SHATTERPOINT, type UnitId, unitName } from '../state/ids.ts';
import type { Open, Score, SeatOpen } from '../state/open.ts';
import { OPEN_TABLE } from '../space/openTable.ts';
import type { State } from '../state/state.ts';
import type { Character, Unit } from '../state/unit.ts';
import { whyNotPlayable } from '../team/whyNotPlayable.ts';
import { whyNotTeam } from '../team/whyNotTeam.ts';
import { focusDice } from '../turn/actions.ts';
import { freshActivation } from '../turn/activation.ts';
import { tacticsOn } from '../queries/battleTactics.ts';
import { firstOf, freshMemory, stepAfter } from '../turn/turn.ts';
import { characterNamed, unitNamed } from '../game/find.ts';
import {
  type BroughtTeam,
  listOf,
  type TurnMoment,
  type PositionSetup,
  type Setup,
  type SideSetup,
  type UnitSetup,
} from './setup.ts';

/** A setup that cannot be laid out; the sentence is for people, the reasons are those of the rules. */
export class SetupError extends Error {
  readonly reasons: readonly Reason[];

  constructor(message: string, reasons: readonly Reason[] = []) {
    super(message);
    this.reasons = reasons;
  }
}

export interface Begun {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** CR-GEN-01. */
function checkPlayers(setup: Setup): void {
  const players: readonly unknown[] = setup.kind === 'teams' ? setup.teams : setup.position.sides;
  if (players.length !== SEATS.length)
    throw new SetupError(`A game has two players, and this set-up has ${players.length}.`, [
      reason('CR-GEN-01', { players: players.length, needed: SEATS.length }),
    ]);
}

/** Lays out a setup and plays on to the first question. */
export function beginGame(game: Game, setup: Setup, chance: ChanceState): Begun {
  checkPlayers(setup);
  const state = setup.kind === 'teams' ? fromTeams(game, setup, chance) : fromPosition(game, setup, chance);
  const machine = new StepMachine(game, state);
  machine.run();
  return { state, events: machine.events };
}

function cardNamed(game: Game, id: string) {
  const card = game.library.units[id];
  if (!card) throw new SetupError(`There is no unit "${id}" on sheet ${game.library.sheet}.`);
  return card;
}

/** DP-01: a game begins with legal strike teams. */
function checkTeam(game: Game, team: BroughtTeam): void {
  const list = listOf(team);
  const bringsMission = game.mode.brings === 'mission';
  const reasons = [...whyNotTeam(game.library, list, 'strike', bringsMission), ...whyNotPlayable(game.library, list)];
  if (reasons.length === 0) return;
  // order: facts are told as the rule's own code names them.
  const told = (facts: Reason['facts'] = {}): string => Object.entries(facts).flat().join(' ');
  const said = reasons.map(({ rule, facts }) => `${rule} (${told(facts)})`);
  throw new SetupError(`"${team.name}" is no legal strike team: ${said.join('; ')}.`, reasons);
}

/** CR-TEAM-02, CR-SETUP-19, CR-SETUP-20: six Units a side, their Force together. */
function fromTeams(game: Game, setup: Extract<Setup, { kind: 'teams' }>, chance: ChanceState): State {
  const { teams } = setup;
  checkTerrain(game);
  const sides = teams.map((team): SideSetup => {
    const cards = team.squads.flatMap((squad) => [squad.primary, squad.secondary, squad.supporting]);
    const pool = cards.reduce((sum, id) => sum + cardNamed(game, id).force, 0);
    return {
      units: cards.map((card) => ({ card, at: cardNamed(game, card).bases.map(() => null) })),
      force: { ready: pool, pool },
    };
  }) as [SideSetup, SideSetup];
  const missions = [teams[0].mission ?? '', teams[1].mission ?? ''] as const;
  const brought: Brought = { missions, plan: setup.plan ?? null };
  const open = openFor(game, { sides }, brought, (index) => (index < 3 ? 1 : 2));
  const refused = game.mode.whyNotBrought({ game, open }, brought);
  if (refused !== null) throw new SetupError(refused);
  if (!setup.unchecked) for (const team of teams) checkTeam(game, team);
  open.frames = [{ at: 'game.setup', next: game.mode.setup[0] ?? null } as Frame];
  return {
    open,
    hidden: { decks: [[], []], missionDeck: [], undrawn: [], chance, sealed: {} },
    known: [
      [[], []],
      [[], []],
    ],
  };
}

/** CR-SETUP-25: open ground is played on only by those who ask for it. */
function checkTerrain({ table }: Game): void {
  if (table.parts.length === 0 && table.name !== OPEN_TABLE.name)
    throw new SetupError(
      `The table "${table.name}" has no terrain. Lay some, or play on the table "${OPEN_TABLE.name}" if open ground is meant.`,
    );
}

function fromPosition(game: Game, setup: Extract<Setup, { kind: 'position' }>, chance: ChanceState): State {
  const { position } = setup;
  const { missions, plan = null } = setup;
  const open = openFor(game, position, { missions, plan }, () => 0);
  const decks = SEATS.map((seat) => [...(position.sides[seat]?.deck ?? [])]) as [string[], string[]];
  const state: State = {
    open,
    hidden: {
      decks,
      missionDeck: [...(position.missionDeck ?? [])],
      undrawn: [],
      chance,
      ...(position.tokens && { tokens: position.tokens }),
      sealed: {},
    },
    known: [unknown(decks), unknown(decks)],
  };
  enter(game, open, position.moment ?? { at: 'turn' });
  return state;
}

const unknown = (decks: State['hidden']['decks']): State['known'][Seat] => [
  decks[0].map(() => false),
  decks[1].map(() => false),
];

function openFor(game: Game, position: PositionSetup, brought: Brought, squadOf: (index: number) => number): Open {
  const units: Unit[] = [];
  const characters: Character[] = [];
  for (const seat of SEATS) {
    for (const [index, given] of (position.sides[seat]?.units ?? []).entries()) {
      addUnit(game, units, characters, seat, index, squadOf(index), given);
    }
  }
  const turn = position.turn ?? (position.moment ? 1 : 0);
  return {
    version: 0,
    epoch: 0,
    instance: 0,
    turn,
    firstPlayer: position.firstPlayer ?? 0,
    active: position.active ?? position.firstPlayer ?? 0,
    seats: [seatFor(game, position.sides[0], 0, units), seatFor(game, position.sides[1], 1, units)],
    units,
    characters,
    objectives: (position.objectives ?? []).map((o) => ({
      key: o.key,
      x: o.at[0],
      y: o.at[1],
      z: o.at[2],
      active: o.active ?? true,
      control: o.control ?? null,
      priority: o.priority ?? false,
    })),
    activation: null,
    memory: freshMemory(),
    resolutions: [],
    score: { ...game.mode.freshScore(brought), ...(position.score as Partial<Score>) } as Score,
    flags: { missionCritical: false, timeCalled: false, corrected: false },
    frames: [],
    decision: null,
    result: null,
  };
}

function addUnit(
  game: Game,
  units: Unit[],
  characters: Character[],
  seat: Seat,
  index: number,
  squad: number,
  given: UnitSetup,
): void {
  const card = cardNamed(game, given.card);
  if (given.at.length !== card.bases.length) {
    throw new SetupError(`${card.name} has ${card.bases.length} characters, but ${given.at.length} places are given.`);
  }
  const id = units.length as UnitId;
  const ids = card.bases.map((r, n) => {
    const place = given.at[n] ?? null;
    const [x, y, z] = place ?? [0, 0, 0];
    const character = characters.length as CharacterId;
    characters.push({
      id: character,
      unit: id,
      number: n + 1,
      r,
      x,
      y,
      z,
      onTable: place !== null && !given.defeated,
    });
    return character;
  });
  units.push({
    id,
    seat,
    slot: index + 1,
    squad,
    card: card.id,
    characters: ids,
    stance: given.stance ?? 0,
    damage: given.damage ?? 0,
    wounded: given.wounded ?? 0,
    injured: given.injured ?? 0,
    conditions: [...(given.conditions ?? [])] as Condition[],
    hunker: given.hunker ?? 0,
    defeated: given.defeated ?? false,
    used: [...(given.used ?? [])],
    grants: [],
    marks: [],
    hurtBy: null,
  });
}

function seatFor(game: Game, side: SideSetup, seat: Seat, units: readonly Unit[]): SeatOpen {
  const own = units.filter((u) => u.seat === seat);
  const known = [...own.map(unitName), SHATTERPOINT, ...own.flatMap((u) => tacticsOn(game, u))];
  const zones = [
    ...(side.deck ?? []),
    ...(side.discard ?? []),
    ...(side.removed ?? []),
    ...(side.reserve ? [side.reserve] : []),
  ];
  for (const [i, card] of zones.entries()) {
    if (!known.includes(card))
      throw new SetupError(`"${card}" is no order card of this side; it has ${known.join(', ')}.`);
    if (zones.indexOf(card) !== i) throw new SetupError(`The order card "${card}" is listed twice.`);
  }
  const { ready, pool } = side.force ?? { ready: 0, pool: 0 };
  return {
    edge: side.edge ?? (seat === 0 ? 'south' : 'north'),
    forceReady: ready,
    forcePool: pool,
    deck: (side.deck ?? []).toSorted(byText),
    discard: [...(side.discard ?? [])],
    reserve: side.reserve ?? null,
    revealed: [],
    removed: [...(side.removed ?? [])],
  };
}

/** Builds the frames that a game standing at this moment would have. */
function enter(game: Game, open: Open, moment: TurnMoment): void {
  if (moment.at === 'turn') {
    if (open.turn > 0) open.turn -= 1;
    open.frames = [{ at: 'turn.run', next: firstOf(game.mode) } as Frame];
    return;
  }
  const step = moment.phase === 'start' ? 'activation.start' : 'activation.main';
  const u = unitNamed(open, moment.unit);
  if (!u) throw new SetupError(`There is no unit ${moment.unit} to activate.`);
  open.active = u.seat;
  const activation = freshActivation(u.id, moment.origin ?? 'deck');
  open.instance += 1;
  open.activation = {
    ...activation,
    made: [...(moment.made ?? [])],
    left: moment.left ?? activation.left - (moment.made ?? []).length,
    flipped: moment.flipped ?? false,
  };
  for (const name of moment.focused ?? []) {
    const c = characterNamed(open, name);
    if (!c) throw new SetupError(`There is no character ${name}.`);
    open.activation.waiting = [...open.activation.waiting, ...focusDice({ game, open }, c)];
  }
  open.memory.activated = u.id;
  open.resolutions = [
    {
      id: open.instance,
      kind: 'activation',
      seat: u.seat,
      unit: u.id,
      action: null,
      strained: false,
      followers: [],
      later: [],
      targets: [],
    },
  ];
  const next = stepAfter(game.mode.turn, step) ?? firstOf(game.mode);
  open.frames = [{ at: 'turn.run', next } as Frame, { at: step } as Frame];
}
