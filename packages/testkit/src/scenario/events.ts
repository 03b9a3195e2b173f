import {
  ACTIONS,
  type CharacterId,
  CONDITIONS,
  type CoreEvent,
  type EventCalled,
  type GameEvent,
  type ModeEvents,
  type ModeId,
  nameOfUnit,
  type UnitId,
} from '@faultline/rules';
import { isMap, isSeq, type Node } from 'yaml';
import { SIDES, sideOf } from './names.ts';
import type { Playing } from './playing.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import type { Schema, ScenarioShape } from './shape.ts';

/** What kind of thing a fact of an event is: it decides how a file writes it. */
type Kind =
  | 'unit'
  | 'units'
  | 'character'
  | 'target'
  | 'side'
  | 'author'
  | 'place'
  | 'ability'
  | 'condition'
  | 'action'
  | 'die'
  | 'cause'
  | 'result'
  | 'plain';

/** Facts that are the machine's own: no file writes them. */
interface Inner {
  readonly attack: 'number';
  readonly 'attack-resolved': 'record';
}

type FactsOf<E extends GameEvent['event']> = Exclude<
  keyof EventCalled<E>,
  'event' | (E extends keyof Inner ? Inner[E] : never)
>;

/** What happens in every mode, and in those that can be played. */
type Told = CoreEvent | ModeEvents[ModeId];

/** What can happen, and what each event says. One that is missing here, or a fact too many, does not compile. */
export const EVENTS: { readonly [E in Told['event']]: Readonly<Record<FactsOf<E>, Kind>> } = {
  turn: { turn: 'plain', seat: 'side' },
  'first-player': { seat: 'side', rolls: 'plain' },
  mission: { mission: 'plain' },
  terrain: { table: 'plain' },
  deployed: { character: 'character', at: 'place' },
  struggle: { card: 'plain', map: 'plain' },
  'priority-rolled': { seat: 'side', faces: 'plain' },
  priority: { objective: 'plain', marked: 'plain' },
  revealed: { seat: 'side', card: 'plain' },
  reserved: { seat: 'side', card: 'plain' },
  fetched: { seat: 'side', card: 'plain' },
  passed: { seat: 'side', card: 'plain' },
  'card-removed': { seat: 'side', card: 'plain' },
  looked: { seat: 'side' },
  'shuffled-in': { seat: 'side', card: 'plain' },
  refreshed: { seat: 'side' },
  activated: { unit: 'unit', origin: 'plain' },
  'activation-ended': { unit: 'unit', cut: 'plain' },
  action: { unit: 'unit', action: 'action' },
  declined: { character: 'character', what: 'plain' },
  stance: { unit: 'unit', stance: 'plain' },
  ability: { unit: 'unit', ability: 'ability', cost: 'plain' },
  rule: { rule: 'plain' },
  force: { seat: 'side', ready: 'plain' },
  moved: { character: 'character', move: 'plain', from: 'place', to: 'place' },
  ingress: { character: 'character', point: 'plain', to: 'place' },
  placed: { character: 'character', from: 'place', to: 'place' },
  'pinned-down': { character: 'character' },
  pushed: { character: 'character', from: 'place', to: 'place', stoppedBy: 'plain', pulled: 'plain' },
  attack: { attacker: 'character', target: 'target', attackType: 'plain' },
  pool: { die: 'die', dice: 'plain', sources: 'plain' },
  rolled: { die: 'die', seat: 'side', faces: 'plain' },
  dice: { die: 'die', how: 'plain', from: 'plain', to: 'plain', by: 'plain' },
  stripped: { die: 'die', removed: 'plain', by: 'plain' },
  chart: { die: 'die', name: 'plain', expertise: 'plain', results: 'plain' },
  results: { attack: 'plain', defense: 'plain', successes: 'plain' },
  option: { option: 'plain', effects: 'plain' },
  'tree-ended': { lost: 'plain' },
  'pool-damage': { amount: 'plain', from: 'plain' },
  'pool-split': { kept: 'plain', turned: 'plain' },
  withstood: { character: 'character', keyword: 'plain', sources: 'plain' },
  'attack-resolved': { attacker: 'character', target: 'target', damage: 'plain' },
  suffered: { unit: 'unit', amount: 'plain', cause: 'cause' },
  healed: { unit: 'unit', what: 'plain' },
  condition: { unit: 'unit', condition: 'condition', gained: 'plain', cause: 'cause' },
  keyword: { unit: 'unit', keyword: 'plain', value: 'plain', until: 'plain' },
  hunker: { unit: 'unit', tokens: 'plain', why: 'plain' },
  wounded: { unit: 'unit', cause: 'cause' },
  shed: { unit: 'unit', wounded: 'plain', damage: 'plain' },
  recovered: { unit: 'unit', tokens: 'plain' },
  injured: { unit: 'unit', tokens: 'plain' },
  defeated: { unit: 'unit' },
  control: { objective: 'plain', seat: 'side', by: 'units' },
  token: { to: 'plain', by: 'side' },
  momentum: { seat: 'side', space: 'plain', gained: 'plain' },
  'struggle-won': { seat: 'side', card: 'plain' },
  mode: { what: 'plain', amount: 'plain' },
  corrected: { by: 'author', what: 'plain', each: 'plain', why: 'plain' },
  flag: { flag: 'plain' },
  undone: { to: 'plain', by: 'author' },
  over: { result: 'result' },
  operation: { operation: 'plain', aggressor: 'side' },
  stage: { stage: 'plain' },
  'stage-ended': { stage: 'plain', winner: 'side', next: 'plain' },
  clock: { seat: 'side', added: 'plain', by: 'side' },
  'clock-locked': {},
  raised: { flag: 'plain' },
  marked: { objective: 'plain', priority: 'plain' },
  covered: { tracker: 'plain', space: 'plain', by: 'side' },
  uncovered: { tracker: 'plain', space: 'plain', by: 'side' },
  marker: { tracker: 'plain', space: 'plain', by: 'side' },
  'die-turned': { from: 'plain', to: 'plain', by: 'side' },
  loaded: { objective: 'plain', tokens: 'plain', by: 'side' },
  turned: { objective: 'plain', active: 'plain', by: 'side' },
  state: { unit: 'unit', state: 'plain', begins: 'plain' },
  drawn: { tokens: 'plain', by: 'side' },
  'tokens-returned': { tokens: 'plain', by: 'side' },
  'tokens-discarded': { tokens: 'plain', by: 'side' },
  'token-revealed': { icon: 'plain', by: 'side' },
  'tracker-full': { tracker: 'plain' },
  'deck-shuffled': { seat: 'side' },
  piece: { piece: 'plain', from: 'place', to: 'place', by: 'side' },
  'piece-removed': { piece: 'plain', by: 'side' },
  'piece-controlled': { piece: 'plain', seat: 'side' },
  'objective-moved': { objective: 'plain', to: 'place', by: 'side' },
  'token-given': { unit: 'unit', icon: 'plain', by: 'side' },
  'token-laid': { to: 'place', by: 'side' },
  'measures-from': { unit: 'unit', piece: 'plain' },
};

type Facts = Readonly<Record<string, unknown>>;
type Kinds = Readonly<Record<string, Kind>>;

/** What a cause and a result say; the rest of a cause is the machine's own. */
const CAUSE: Kinds = {
  by: 'plain',
  name: 'plain',
  unit: 'unit',
  character: 'character',
  seat: 'side',
  attackType: 'plain',
};
const RESULT: Kinds = { winner: 'side', why: 'plain' };

/** `wounded`, or `suffered: {unit: maul, amount: 7}`. */
export interface EventPattern {
  readonly event: string;
  readonly facts: Facts;
}

/** Names a fact may have, where they are few: a misspelt one would never be found, nor missed. */
function namesOf(kind: Kind, r: Reader): readonly string[] | null {
  const { names, library } = r.known;
  switch (kind) {
    case 'unit':
      return names.units;
    case 'character':
      return names.characters;
    case 'side':
      return SIDES;
    case 'author':
      return [...SIDES, 'arbiter'];
    case 'ability':
      return Object.keys(library.abilities);
    case 'condition':
      return CONDITIONS;
    case 'action':
      return ACTIONS;
    case 'die':
      return ['attack', 'defense'];
    default:
      return null;
  }
}

function factsIn(node: Node, kinds: Kinds, what: string, r: Reader): Facts | undefined {
  const before = r.problems.length;
  const facts = r.entries(node).map(({ key, at, value }) => {
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (!kind) r.problem(at, `${what} has no "${key}"${hint(key, Object.keys(kinds))}`);
    const inside = kind === 'cause' ? CAUSE : kind === 'result' ? RESULT : null;
    if (inside && isMap(value)) return [key, factsIn(value, inside, `A ${key}`, r)];
    const given = r.plain(value);
    const names = kind ? namesOf(kind, r) : null;
    if (names && typeof given === 'string' && !names.includes(given))
      r.problem(value, `Unknown ${key} "${given}"${hint(given, names)}`);
    return [key, given];
  });
  return r.problems.length === before ? Object.fromEntries(facts) : undefined;
}

const factsSchema = (kinds: Kinds): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [
      key,
      kind === 'cause' ? causeSchema : kind === 'result' ? resultSchema : {},
    ]),
  ),
  additionalProperties: false,
});
const causeSchema = factsSchema(CAUSE);
const resultSchema = factsSchema(RESULT);

export const event: ScenarioShape<EventPattern> = {
  what: 'an event',
  schema: {
    anyOf: [
      { enum: Object.keys(EVENTS) },
      {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        properties: Object.fromEntries(Object.entries(EVENTS).map(([name, kinds]) => [name, factsSchema(kinds)])),
        additionalProperties: false,
      },
    ],
  },
  fits: () => true,
  read: (node, r) => {
    const [only, second] = r.entries(node);
    const name = only ? only.key : isMap(node) || isSeq(node) ? '' : String(node.toJSON());
    if (second || name === '' || (only && !isMap(only.value)))
      return r.wrong(node, 'an event such as wounded, or {suffered: {unit: maul}}');
    if (!Object.hasOwn(EVENTS, name))
      return r.problem(node, `Unknown event "${name}"${hint(name, Object.keys(EVENTS))}`);
    const kinds: Kinds = EVENTS[name as Told['event']];
    const facts = only ? factsIn(only.value, kinds, `The event "${name}"`, r) : {};
    return facts && { event: name, facts };
  },
};

/** An event in the words of a file: units, characters and sides by name, places in inches with the height last. */
export function readable(p: Playing, happened: GameEvent): Facts {
  const { event: name, ...facts } = happened;
  const kinds = (EVENTS as Readonly<Record<string, Kinds>>)[name] ?? {};
  const told = Object.entries(facts).filter(([key]) => Object.hasOwn(kinds, key));
  return { event: name, ...inWords(p, Object.fromEntries(told), kinds) };
}

const inWords = (p: Playing, facts: Facts, kinds: Kinds): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, spoken(p, kinds[key] ?? 'plain', value)]));

function spoken(p: Playing, kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  switch (kind) {
    case 'unit':
      return nameOf(p, value as UnitId);
    case 'units':
      return (value as readonly UnitId[]).map((id) => nameOf(p, id));
    case 'character':
    case 'target':
      return typeof value === 'number' ? p.shortNameOf(value as CharacterId) : plain(p, value);
    case 'side':
    case 'author':
      return value === 0 || value === 1 ? sideOf(value) : value;
    case 'place':
      return (value as readonly number[]).map((n) => Math.round(n / 25.4) / 100);
    case 'cause':
      return inWords(p, value as Facts, CAUSE);
    case 'result':
      return inWords(p, value as Facts, RESULT);
    default:
      return plain(p, value);
  }
}

const nameOf = (p: Playing, id: UnitId): string => p.names.short(nameOfUnit(p.position, id));

/** Only texts hold names. */
function plain(p: Playing, value: unknown): unknown {
  if (typeof value === 'string') return p.names.readable(value);
  if (Array.isArray(value)) return value.map((item) => plain(p, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(p, inner)]));
}
