import { ACTIONS, type ActionKind, CONSTANTS, type Constants } from '@faultline/rules';
import { isMap, isSeq } from 'yaml';
import { facesOf } from './faces.ts';
import { length, off, place, type Spelt } from './length.ts';
import { SIDES } from './names.ts';
import { options } from './options.ts';
import { count, either, flag, list, mapOf, mapped, needs, record, type ScenarioShape, text, word } from './shape.ts';
import {
  ability,
  anyCard,
  character,
  conditions,
  mission,
  NAME,
  orderCard,
  orderCards,
  side,
  sideOrNobody,
  slug,
  struggleCard,
  unit,
} from './words.ts';
import { operationNames, SCENARIO_MODES, stageNames } from '../modes/index.ts';

/** The shapes of everything that stands on the table before the first step. */

const spots: ScenarioShape<(Spelt | null)[]> = mapped(
  list(either('a place or off', off, place), 'a list of places', 1),
  (all) => all.map((one) => (one === 'off' ? null : one)),
);

/** `[12, 20]` is one place, `[[12, 20], [13, 20]]` two; `off` is nowhere. */
const at: ScenarioShape<(Spelt | null)[]> = either(
  'a place, a list of places (one for each character), or off',
  mapped(off, (): (Spelt | null)[] => []),
  { ...spots, fits: (node) => isSeq(node) && node.items.some((item) => isSeq(item) || isMap(item)) },
  mapped(place, (one): (Spelt | null)[] => [one]),
);

const tokens = either('a number of tokens, or true', count('a number of tokens', 0, 9), flag);
const tokenCount: ScenarioShape<number> = mapped(tokens, (given) => Number(given));

const unitOnTable = record('a unit', {
  unit: needs(slug),
  at,
  stance: text('a stance'),
  damage: count('a number of damage'),
  wounded: tokenCount,
  injured: tokenCount,
  conditions,
  hunker: tokenCount,
  used: list(ability, 'a list of abilities'),
  defeated: flag,
});

const force = either(
  'an amount of Force, or {ready, pool}',
  mapped(count('an amount of Force'), (ready) => ({ ready, pool: ready })),
  mapped(
    record('the Force', { ready: count(), spent: count(), pool: needs(count('an amount of Force')) }),
    (given, node, r) => {
      if (given.ready !== undefined && given.spent !== undefined)
        return r.problem(node, 'Use either "ready" or "spent".');
      const ready = given.ready ?? given.pool - (given.spent ?? 0);
      return ready < 0 || ready > given.pool
        ? r.problem(node, `Ready Force (${ready}) cannot exceed the pool (${given.pool}).`)
        : { ready, pool: given.pool };
    },
  ),
);

const edge = word('an edge', ['south', 'north']);

const sideOnTable = record('a side', {
  edge,
  force,
  deck: orderCards,
  discard: orderCards,
  reserve: orderCard,
  removed: orderCards,
  units: mapOf('the units', NAME, unitOnTable),
  /** Instead of units: two squads, and the game begins with its preparation. */
  squads: list(mapOf('a squad', NAME, slug), 'two squads', 2, 2),
});

const objective = record('an objective', {
  at: place,
  active: flag,
  control: sideOrNobody,
  priority: flag,
});

const key = '^[A-Za-z][A-Za-z0-9-]*$';
const objectives = either(
  'objectives by key',
  mapOf('the objectives', key, objective),
  list(text('the key of an objective', key), 'a list of keys of active objectives'),
);

const actionWord = word('an action', ['move', 'focus', 'combat', 'ability', 'recover', 'take cover']);
export const action: ScenarioShape<ActionKind> = mapped(actionWord, (name) =>
  name === 'take cover' ? 'take-cover' : (ACTIONS.find((kind) => kind === name) ?? 'move'),
);

const activation = either(
  'the active unit',
  mapped(unit, (name) => ({ unit: name })),
  record('the activation', {
    unit: needs(unit),
    phase: word('a phase', ['start', 'main']),
    card: word('a card', ['deck', 'reserve', 'shatterpoint']),
    made: list(action, 'a list of actions'),
    'actions left': count('a number of actions', 0, 2),
    focused: either('true, false or a list of characters', flag, list(character, 'a list of characters')),
    flipped: flag,
  }),
);

const turn = record('the turn', {
  number: count('a turn number', 1, 999),
  player: side,
  'first player': side,
  active: activation,
});

/** `red 5` is space 5 on red's side; 0 the centre. */
export const space: ScenarioShape<number> = either(
  'a space such as 0 or "red 5"',
  count('the centre', 0, 0),
  mapped(text('a space such as "red 5"', `^(?:${SIDES.join('|')}) [1-8]$`), (written) => {
    const [whose, n] = written.split(' ');
    return whose === 'red' ? Number(n) : -Number(n);
  }),
);

const tracker = record('the tracker', {
  token: space,
  momentum: record('the momentum', { red: count('momentum', 0, 8), blue: count('momentum', 0, 8) }),
  claimed: record('the claimed cards', { red: list(struggleCard), blue: list(struggleCard) }),
});

type Lengths = Exclude<keyof Constants, 'range'>;

const LENGTHS: Readonly<Record<string, Lengths>> = {
  table: 'size',
  'advance tool': 'advance',
  'dash tool': 'dash',
  'tool width': 'toolWidth',
  clearance: 'clearance',
  body: 'body',
  'base thickness': 'baseThickness',
  'objective radius': 'objective',
  tolerance: 'eps',
};

const RANGES = ['range 1', 'range 2', 'range 3', 'range 4', 'range 5'] as const;

export const constants: ScenarioShape<Constants> = mapped(
  record('the constants', Object.fromEntries([...Object.keys(LENGTHS), ...RANGES].map((name) => [name, length]))),
  (given) => {
    const lengths = given as Readonly<Record<string, number | undefined>>;
    const own = Object.entries(LENGTHS).flatMap(([name, key]) =>
      lengths[name] === undefined ? [] : [[key, lengths[name]]],
    );
    const ranges = RANGES.flatMap((name, i) => (lengths[name] === undefined ? [] : [[i + 1, lengths[name]]]));
    return { ...CONSTANTS, ...Object.fromEntries(own), range: { ...CONSTANTS.range, ...Object.fromEntries(ranges) } };
  },
);

export const setupFields = {
  mode: word('a mode', SCENARIO_MODES),
  sheet: text('a sheet such as "1.4"'),
  options,
  mission: either('a mission, or two', mission, list(mission, 'two missions', 2, 2)),
  struggle: record('the struggle', {
    card: struggleCard,
    map: count('a map', 1, 2),
    coming: list(struggleCard, 'a list of struggle cards'),
  }),
  operation: record('the operation', {
    name: needs(word('an operation', operationNames)),
    aggressor: word('red or blue', SIDES),
    stage: word('a Stage', stageNames),
    locked: flag,
  }),
  objectives,
  tracker,
  turn,
  red: needs(sideOnTable),
  blue: needs(sideOnTable),
  dice: either(
    'scripted dice, or "by hand"',
    word('by hand', ['by hand']),
    record('the dice', { attack: facesOf('attack'), defense: facesOf('defense') }),
  ),
  shuffles: list(list(anyCard, 'a list of cards, top first'), 'a list of shuffles'),
  seed: text('a seed'),
} as const;
