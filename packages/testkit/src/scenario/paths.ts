import {
  characterNamed,
  type CharacterId,
  type Correction,
  type DieKind,
  type Face,
  type GameEvent,
  hasResults,
  type Library,
  nameOfCharacter,
  nameOfUnit,
  newestAttack,
  type Open,
  type Place,
  type State,
  type BroughtTeam,
  listOf,
  unitNamed,
  whyNotTeam,
} from '@faultline/rules';
import { facesOf } from './faces.ts';
import { length, off, onTable, place, type Spelt } from './length.ts';
import { type Names, type Side, seatOf, sideOf } from './names.ts';
import { action, space } from './setup.ts';
import { count, either, flag, list, mapped, record, type ScenarioShape, text, word } from './shape.ts';
import {
  ability,
  character,
  conditions,
  none,
  orderCard,
  orderCards,
  rule,
  side,
  sideOrNobody,
  struggleCard,
  unit,
} from './words.ts';
import { struggleIn } from '../modes/index.ts';

/** Everything of a state a file can name: `maul.damage`, `red.force`, `tracker.token`. Each knows how it is found. */
export interface Found {
  readonly state: State;
  readonly names: Names;
  readonly library: Library;
  /** Those the game began with; null where it began in a position. */
  readonly teams: readonly BroughtTeam[] | null;
  /** What happened on the way to how the game stands now. */
  readonly standing: () => readonly GameEvent[];
  /** The unit, character, side or objective before the dot. */
  readonly subject: string;
}

export interface Field {
  readonly shape: ScenarioShape<unknown>;
  readonly find: (f: Found) => unknown;
  /** How a correction sets it; absent where none can. */
  readonly set?: (f: Found, value: unknown) => Correction;
}

const field = <T>(
  shape: ScenarioShape<T>,
  find: (f: Found) => T | null,
  set?: (f: Found, value: T) => Correction,
): Field => (set ? { shape, find, set: set as Field['set'] & object } : { shape, find });

const unitIn = ({ state, names, subject }: Found) => unitNamed(state.open, names.lastingUnit(subject));
const characterIn = ({ state, names, subject }: Found) => characterNamed(state.open, names.lastingCharacter(subject));

type UnitState = Open['units'][number];

/** A property of a unit that a correction may set. */
const ofUnit = <T>(name: string, shape: ScenarioShape<T>, read: (u: UnitState, f: Found) => T | null): Field =>
  field(
    shape,
    (f) => {
      const u = unitIn(f);
      return u ? read(u, f) : null;
    },
    (f, value) => ({ unit: f.names.lastingUnit(f.subject), [name]: value }) as Correction,
  );

/** A place, within half a millimetre unless the file says otherwise. */
export interface Around {
  readonly at: Spelt;
  readonly tolerance: number;
}
const TOLERANCE = 50;

const around: ScenarioShape<Around | 'off'> = either(
  'a place, off, or {place, tolerance}',
  off,
  mapped(record('a place with a tolerance', { place, tolerance: length }), (given, node, r) =>
    given.place ? { at: given.place, tolerance: given.tolerance ?? TOLERANCE } : r.wrong(node, 'a place'),
  ),
  mapped(place, (at) => ({ at, tolerance: TOLERANCE })),
);

/** `{place: …, tolerance: …}` or a place spelt out: told apart by the key. */
const atShape: ScenarioShape<Around | 'off'> = {
  ...around,
  read: (node, r) => {
    const isPlace = !r.entries(node).some(({ key }) => key === 'place' || key === 'tolerance');
    if (off.fits(node)) return off.read(node, r);
    if (!isPlace) return around.read(node, r);
    const at = place.read(node, r);
    return at && { at, tolerance: TOLERANCE };
  },
};

export const CHARACTER: Readonly<Record<string, Field>> = {
  at: {
    shape: atShape,
    find: (f): Place | 'off' | null => {
      const c = characterIn(f);
      return c ? (c.onTable ? [c.x, c.y, c.z] : 'off') : null;
    },
    set: (f, value) => ({
      character: f.names.lastingCharacter(f.subject),
      at: onTable((value as Around).at, characterIn(f)?.z ?? 0),
    }),
  },
};

export const UNIT: Readonly<Record<string, Field>> = {
  damage: ofUnit('damage', count(), (u) => u.damage),
  wounded: ofUnit('wounded', count(), (u) => u.wounded),
  injured: ofUnit('injured', count(), (u) => u.injured),
  hunker: ofUnit('hunker', count(), (u) => u.hunker),
  conditions: ofUnit('conditions', conditions, (u) => u.conditions),
  stance: ofUnit('stance', text('a stance'), (u, f) => f.library.units[u.card]?.stances[u.stance]?.id ?? null),
  used: ofUnit('used', list(ability), (u) => u.used),
  defeated: field(flag, (f) => unitIn(f)?.defeated ?? null),
};

const seatIn = ({ state, subject }: Found) => state.open.seats[seatOf(subject as Side)];
const cardsOf = (f: Found, cards: readonly string[]): string[] => cards.map((card) => f.names.short(card));

/** DP-01: legal, or the rules of team building that it breaks. */
function teamOf({ teams, library, subject }: Found): 'legal' | string[] | null {
  const team = teams?.[seatOf(subject as Side)];
  if (!team) return null;
  const rules = [...new Set(whyNotTeam(library, listOf(team)).map(({ rule: broken }) => broken))];
  return rules.length === 0 ? 'legal' : rules;
}

export const SIDE: Readonly<Record<string, Field>> = {
  team: field(either('legal, or a list of rules', word('legal', ['legal']), list(rule)), teamOf),
  force: field(
    count(),
    (f) => seatIn(f).forceReady,
    (f, force) => ({ seat: seatOf(f.subject as Side), force }),
  ),
  'force pool': field(count(), (f) => seatIn(f).forcePool),
  edge: field(word('an edge', ['south', 'north']), (f) => seatIn(f).edge),
  deck: field(orderCards, (f) => cardsOf(f, seatIn(f).deck)),
  'deck order': field(orderCards, (f) => cardsOf(f, f.state.hidden.decks[seatOf(f.subject as Side)])),
  discard: field(orderCards, (f) => cardsOf(f, seatIn(f).discard)),
  removed: field(orderCards, (f) => cardsOf(f, seatIn(f).removed)),
  revealed: field(orderCards, (f) => cardsOf(f, seatIn(f).revealed)),
  reserve: field(either('an order card or none', none, orderCard), (f) => {
    const { reserve } = seatIn(f);
    return reserve === null ? 'none' : f.names.short(reserve);
  }),
};

const score = ({ state }: Found) => struggleIn(state.open);

/** One value for either side; a file may name only one of them. */
const bySides = <T>(what: string, shape: ScenarioShape<T>): ScenarioShape<Partial<Record<Side, T>>> =>
  mapped(record(what, { red: shape, blue: shape }), ({ red, blue }) => ({
    ...(red === undefined ? {} : { red }),
    ...(blue === undefined ? {} : { blue }),
  }));

export const TRACKER: Readonly<Record<string, Field>> = {
  token: field(
    space,
    (f) => score(f)?.token ?? null,
    (_f, token) => ({ score: { token } }),
  ),
  momentum: field(
    bySides('the momentum', count('momentum', 0, 8)),
    (f) => ({ red: score(f)?.momentum[0] ?? -1, blue: score(f)?.momentum[1] ?? -1 }),
    (f, { red, blue }) => ({
      score: { momentum: [red ?? score(f)?.momentum[0] ?? 0, blue ?? score(f)?.momentum[1] ?? 0] },
    }),
  ),
  claimed: field(bySides('the claimed cards', list(struggleCard)), (f) => ({
    red: [...(score(f)?.claimed[0] ?? [])],
    blue: [...(score(f)?.claimed[1] ?? [])],
  })),
  won: field(either('a side or none', none, side), (f) => {
    const won = score(f)?.won;
    return won === null || won === undefined ? 'none' : sideOf(won);
  }),
};

export const STRUGGLE: Readonly<Record<string, Field>> = {
  card: field(struggleCard, (f) => score(f)?.card ?? null),
  map: field(count('a map', 1, 2), (f) => score(f)?.map ?? null),
};

const attackIn = ({ state, standing }: Found) => newestAttack(state.open, standing());

/** Both rolls as step 6 left them. */
const facesIn = (f: Found, kind: DieKind): readonly Face[] => {
  const attack = attackIn(f);
  return attack && hasResults(attack) ? attack.rolls[kind].faces : [];
};
const whoIs = (f: Found, who: CharacterId | string): string =>
  typeof who === 'string' ? who : f.names.short(nameOfCharacter(f.state, who));

/** The attack that goes on, or the last one. */
export const ATTACK: Readonly<Record<string, Field>> = {
  attacker: field(character, (f) => {
    const attack = attackIn(f);
    return attack && whoIs(f, attack.attacker);
  }),
  target: field(text('a character or an object'), (f) => {
    const attack = attackIn(f);
    return attack && whoIs(f, attack.target);
  }),
  type: field(word('a kind of attack', ['melee', 'ranged']), (f) => attackIn(f)?.attackType ?? null),
  faces: field(facesOf('attack'), (f) => [...facesIn(f, 'attack')]),
  'defense faces': field(facesOf('defense'), (f) => [...facesIn(f, 'defense')]),
  successes: field(count(), (f) => {
    const attack = attackIn(f);
    return attack && hasResults(attack) ? attack.successes : null;
  }),
  'damage pool': field(count(), (f) => attackIn(f)?.pool ?? null),
};

const activation = ({ state }: Found) => state.open.activation;

export const TURN: Readonly<Record<string, Field>> = {
  number: field(count('a turn number', 0, 999), ({ state }) => state.open.turn),
  player: field(side, ({ state }) => sideOf(state.open.active)),
  'first player': field(side, ({ state }) => sideOf(state.open.firstPlayer)),
  active: field(either('a unit or none', none, unit), (f) => {
    const active = activation(f)?.unit;
    return active === undefined ? 'none' : f.names.short(nameOfUnit(f.state, active));
  }),
  'actions left': field(count(), (f) => activation(f)?.left ?? null),
  made: field(list(action), (f) => activation(f)?.made.slice() ?? null),
  flipped: field(flag, (f) => activation(f)?.flipped ?? null),
  focused: field(list(character, 'a list of characters'), (f) => {
    const waiting = (activation(f)?.waiting ?? []).filter((w) => w.bonus === 'focus').map((w) => w.character);
    return f.names.characters.filter((who) => waiting.some((id) => id === characterIn({ ...f, subject: who })?.id));
  }),
};

const objectiveIn = ({ state, subject }: Found) => state.open.objectives.find((o) => o.key === subject);

/** A property of an objective that a correction may set. */
const ofObjective = <T>(name: string, shape: ScenarioShape<T>, read: (o: Open['objectives'][number]) => T): Field =>
  field(
    shape,
    (f) => {
      const objective = objectiveIn(f);
      return objective ? read(objective) : null;
    },
    ({ subject }, value) => {
      const set: unknown = value === 'nobody' ? null : value === 'red' ? 0 : value === 'blue' ? 1 : value;
      return { objective: subject, [name]: set } as Correction;
    },
  );

export const OBJECTIVE: Readonly<Record<string, Field>> = {
  at: {
    shape: atShape,
    find: (f): Place | null => {
      const o = objectiveIn(f);
      return o ? [o.x, o.y, o.z] : null;
    },
  },
  active: ofObjective('active', flag, (o) => o.active),
  priority: ofObjective('priority', flag, (o) => o.priority),
  control: ofObjective('control', sideOrNobody, (o) => (o.control === null ? 'nobody' : sideOf(o.control))),
};

export const GAME: Readonly<Record<string, Field>> = {
  winner: field(either('a side, nobody or none', side, word('nobody', ['nobody', 'none'])), ({ state }) => {
    const { result } = state.open;
    return result ? (result.winner === null ? 'nobody' : sideOf(result.winner)) : 'none';
  }),
  'won by': field(
    word('a way to win', ['struggles', 'concession', 'nobody-left', 'time', 'mode', 'none']),
    ({ state }) => state.open.result?.why ?? 'none',
  ),
  'mission critical': field(flag, ({ state }) => state.open.flags.missionCritical),
  'time called': field(flag, ({ state }) => state.open.flags.timeCalled),
  corrected: field(flag, ({ state }) => state.open.flags.corrected),
};
