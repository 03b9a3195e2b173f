import type { OperationCard, StageEnd } from '@faultline/rules';
import { type Fields, fail, id, list, noTwins, number, only, record, records, set, text, texts } from '../fields.ts';
import { OPERATION_OPTIONS } from './options.ts';
import { readTracker } from './readTracker.ts';

/** Checks the file of a Key Operation and hands it on typed; the sentence names the operation, the part and the field. */

const ROLES = ['aggressor', 'sentinel'];
const FACES = ['crit', 'strike', 'expertise', 'failure', 'block'];
const BARS = ['move', 'be-moved', 'attack', 'active', 'reactive', 'suffer'];
/** The side of the battlefield, in hundredths of a millimetre. */
const SIDE = 91440;
const CARD_FIELDS = [
  'id',
  'name',
  'set',
  'objectives',
  'tokens',
  'south',
  'startMomentum',
  'firstPlayer',
  'pool',
  'rules',
  'trackers',
  'pieces',
  'states',
  'deployment',
  'options',
  'abilities',
  'stages',
];
const STAGE_FIELDS = ['id', 'number', 'name', 'set', 'active', 'setup', 'rules', 'ends', 'trackers', 'lends'];

export function readOperation(value: unknown): OperationCard {
  const card = record(value, 'The operation');
  const at = id(card, 'The operation');
  only(card, CARD_FIELDS, at);
  text(card, 'name', at);
  text(card, 'set', at);
  const places = [
    ...readPlaces(card, 'objectives', at),
    ...(card.tokens === undefined ? [] : readPlaces(card, 'tokens', at)),
  ];
  noTwins(places, at, 'objectives and tokens');
  if (card.south !== null && !ROLES.includes(card.south as string)) fail(at, 'south', `${ROLES.join(' or ')}, or null`);
  texts(card, 'pool', at, FACES);
  set(card, 'rules', at);
  readStart(card, at);
  const trackers = records(card, 'trackers', at).map((tracker) => readTracker(tracker, at));
  noTwins(trackers, at, 'trackers');
  readPieces(card, at);
  const abilities = readAbilities(card, at);
  const states = readStates(card, abilities, at);
  readOptions(card, at);
  const stages = records(card, 'stages', at);
  // KO-CARD-01.
  if (stages.length === 0) fail(at, 'stages', 'at least one Stage');
  const known = {
    objectives: places,
    trackers,
    states,
    abilities,
    set: card.set,
    stages: idsOf(stages, at),
  };
  for (const [i, stage] of stages.entries()) readStage(stage, i + 1, known, at);
  return value as OperationCard;
}

interface Known {
  readonly objectives: readonly string[];
  readonly trackers: readonly string[];
  readonly states: readonly string[];
  readonly abilities: readonly string[];
  readonly set: unknown;
  readonly stages: readonly string[];
}

function idsOf(parts: readonly Fields[], at: string): readonly string[] {
  const ids = parts.map((part) => id(part, at));
  noTwins(ids, at, 'stages');
  return ids;
}

/** KO-CARD-04: places on the battlefield. */
function readPlaces(card: Fields, field: string, at: string): readonly string[] {
  const places = records(card, field, at);
  if (places.length === 0) fail(at, field, 'at least one place');
  return places.map((place, i) => {
    const here = `${at}, ${field}[${i}]`;
    only(place, ['key', 'x', 'y'], here);
    number(place, 'x', here, 0, SIDE);
    number(place, 'y', here, 0, SIDE);
    return text(place, 'key', here);
  });
}

/** KO-SET-02, KO-ROLE-05. */
function readStart(card: Fields, at: string): void {
  if (card.startMomentum !== undefined) {
    const sides = record(card.startMomentum, at, 'startMomentum');
    only(sides, ROLES, `${at}, startMomentum`);
    for (const role of ROLES) number(sides, role, `${at}, startMomentum`, 0, 8);
  }
  if (card.firstPlayer !== undefined) oneOf(card.firstPlayer, ROLES, at, 'firstPlayer');
  if (card.deployment === undefined) return;
  const deployment = record(card.deployment, at, 'deployment');
  only(deployment, ['first', 'zones'], `${at}, deployment`);
  oneOf(deployment.first, ROLES, at, 'deployment.first');
}

function readPieces(card: Fields, at: string): void {
  if (card.pieces === undefined) return;
  const pieces = records(card, 'pieces', at);
  for (const piece of pieces) {
    only(piece, ['id', 'name', 'radius', 'contested'], `${at}, piece ${id(piece, at)}`);
    number(piece, 'radius', `${at}, piece ${id(piece, at)}`, 1, 5000);
  }
  noTwins(
    pieces.map((piece) => id(piece, at)),
    at,
    'pieces',
  );
}

function readStates(card: Fields, abilities: readonly string[], at: string): readonly string[] {
  if (card.states === undefined) return [];
  const states = records(card, 'states', at);
  for (const state of states) {
    only(state, ['id', 'name', 'bars', 'except', 'away'], `${at}, state ${id(state, at)}`);
    set(state, 'bars', `${at}, state ${id(state, at)}`, BARS);
    if (state.except !== undefined) oneOf(state.except, abilities, `${at}, state ${id(state, at)}`, 'except');
  }
  const ids = states.map((state) => id(state, at));
  noTwins(ids, at, 'states');
  return ids;
}

function readOptions(card: Fields, at: string): void {
  if (card.options === undefined) return;
  // order: only told
  const known = Object.keys(OPERATION_OPTIONS);
  for (const name of set(card, 'options', at, known)) {
    const of = OPERATION_OPTIONS[name as keyof typeof OPERATION_OPTIONS].operation;
    if (of !== card.id) fail(at, 'options', `those of this operation; ${name} belongs to ${of}`);
  }
}

function readAbilities(card: Fields, at: string): readonly string[] {
  if (card.abilities === undefined) return [];
  const ids = records(card, 'abilities', at).map((ability) => id(ability, at));
  noTwins(ids, at, 'abilities');
  return ids;
}

/** KO-CARD-05 to KO-CARD-10. */
function readStage(stage: Fields, number_: number, known: Known, operation: string): void {
  const at = `${operation}, stage ${id(stage, operation)}`;
  only(stage, STAGE_FIELDS, at);
  text(stage, 'name', at);
  if (stage.number !== number_) fail(at, 'number', `${number_}, as it stands in the list`);
  if (stage.set !== known.set)
    fail(at, 'set', `the symbol of its operation, ${String(known.set)}, not ${String(stage.set)}`);
  readActive(stage, known, at);
  set(stage, 'setup', at);
  set(stage, 'rules', at);
  set(stage, 'trackers', at, known.trackers);
  for (const loan of stage.lends === undefined ? [] : records(stage, 'lends', at)) {
    only(loan, ['ability', 'to', 'without'], `${at}, lends`);
    oneOf(loan.ability, known.abilities, at, 'lends.ability');
    oneOf(loan.to, ROLES, at, 'lends.to');
    if (loan.without !== undefined) oneOf(loan.without, known.states, at, 'lends.without');
  }
  const ends = records(stage, 'ends', at);
  if (ends.length === 0) fail(at, 'ends', 'at least one way to end the Stage');
  for (const [i, end] of ends.entries()) readEnd(end, known, `${at}, ends[${i}]`);
}

function readActive(stage: Fields, known: Known, at: string): void {
  const active = records(stage, 'active', at);
  if (active.length === 0) fail(at, 'active', 'at least one Active objective');
  for (const objective of active) {
    only(objective, ['key', 'mark', 'priority'], `${at}, active`);
    oneOf(objective.key, known.objectives, at, 'active');
    if (objective.mark !== null) text(objective, 'mark', `${at}, active ${String(objective.key)}`);
  }
  noTwins(
    active.map(({ key }) => String(key)),
    at,
    'active',
  );
}

/** KO-WIN-02: who has won, or which Stage follows. */
function readEnd(end: Fields, known: Known, at: string): void {
  only(end, ['at', 'when', 'does', 'then', 'optional'] satisfies (keyof StageEnd)[], at);
  oneOf(end.at, ['any-turn', 'aggressor-turn', 'sentinel-turn'], at, 'at');
  text(end, 'when', at);
  set(end, 'does', at);
  if (end.optional !== undefined) oneOf(end.optional, ROLES, at, 'optional');
  if (end.then === 'countdown') return;
  const then = record(end.then, at, 'then');
  if ('stage' in then) oneOf(then.stage, known.stages, at, 'then.stage');
  else if ('wins' in then) oneOf(then.wins, ROLES, at, 'then.wins');
  else if ('counts' in then) readDegrees(then, known, at);
  else fail(at, 'then', 'countdown, a stage, who wins, or degrees that are counted');
}

/** KO-R-57: no number of Units between the degrees is left without a result. */
function readDegrees(then: Fields, known: Known, at: string): void {
  oneOf(then.counts, known.states, at, 'then.counts');
  let next = 1;
  for (const degree of records(then, 'degrees', at)) {
    only(degree, ['least', 'most', 'wins', 'degree'], `${at}, degrees`);
    oneOf(degree.wins, ROLES, at, 'degrees.wins');
    text(degree, 'degree', `${at}, degrees`);
    if (number(degree, 'least', `${at}, degrees`) !== next)
      fail(`${at}, degrees`, 'least', `${next}, right behind the one before`);
    next = number(degree, 'most', `${at}, degrees`, next) + 1;
  }
  if (list(then, 'degrees', at).length === 0) fail(at, 'degrees', 'at least one');
}

function oneOf(value: unknown, known: readonly string[], at: string, field: string): void {
  if (typeof value !== 'string' || !known.includes(value))
    fail(at, field, `one of ${known.join(', ') || 'none'}; not ${JSON.stringify(value)}`);
}
