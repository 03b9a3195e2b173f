import { isRecord, textUpTo } from '@faultline/shape/guards';
import type { Constants } from '@faultline/geometry';
import type { GameFile } from '../gameFile.ts';
import { chance } from './chance.ts';
import { ownCards } from './own.ts';
import {
  either,
  flag,
  isA,
  list,
  maybe,
  name,
  orNull,
  pair,
  record,
  type Rule,
  seat,
  shown,
  whole,
  word,
} from './rule.ts';

/** What a file says before anything is played: how the game began, on what table, by what lengths, with what dice. */

const MANY = 500;
const count = whole(0, 99);
/** A text somebody may have chosen: a team's name. */
const text = isA('a text', textUpTo(1000));
const names = list(name, MANY);
/** Ten tables away is far enough. */
const length = whole(-1_000_000, 1_000_000);
const size = whole(1, 1_000_000);
const place = list(length, 3, 3);

const squad = record({ primary: name, secondary: name, supporting: name, era: maybe(name) });
const team = record({ name: maybe(text), squads: pair(squad), mission: maybe(name) });
const teams = record({
  kind: word('teams'),
  mode: name,
  teams: pair(team),
  plan: maybe(record({})),
  unchecked: maybe(flag),
});

const unit = record({
  card: name,
  at: list(orNull(place), 20),
  stance: maybe(count),
  damage: maybe(count),
  wounded: maybe(count),
  injured: maybe(count),
  conditions: maybe(names),
  hunker: maybe(count),
  used: maybe(names),
  defeated: maybe(flag),
});

const side = record({
  units: list(unit, 20),
  edge: maybe(word('south', 'north')),
  force: maybe(record({ ready: count, pool: count })),
  deck: maybe(names),
  discard: maybe(names),
  reserve: maybe(orNull(name)),
  removed: maybe(names),
});

const objective = record({
  key: name,
  at: place,
  active: maybe(flag),
  control: maybe(orNull(seat)),
  priority: maybe(flag),
});

const moment = either(
  record({ at: word('turn') }),
  record({
    at: word('activation'),
    unit: name,
    phase: word('start', 'main'),
    origin: maybe(word('deck', 'reserve', 'shatterpoint')),
    made: maybe(names),
    left: maybe(count),
    flipped: maybe(flag),
    focused: maybe(names),
  }),
);

const position = record({
  kind: word('position'),
  mode: name,
  missions: pair(name),
  plan: maybe(record({})),
  position: record({
    sides: pair(side),
    objectives: maybe(list(objective, 99)),
    turn: maybe(whole(0, 9999)),
    active: maybe(seat),
    firstPlayer: maybe(seat),
    moment: maybe(moment),
    score: maybe(record({})),
    missionDeck: maybe(names),
    tokens: maybe(list(record({ id: name, of: name, face: name, known: pair(flag) }), MANY)),
  }),
});

/** A whole state is looked at by itself, with the cards that its Units name. */
const state = record({
  open: record({ units: list(record({ card: name }), 99), score: record({}) }),
  hidden: record({}),
});
const resumed = record({ kind: word('resumed'), state });

const setup: Rule = (value, at) => {
  if (!isRecord(value)) return `${at} is ${shown(value)}, not a record`;
  if (value.kind === 'teams') return teams(value, at);
  return value.kind === 'position' ? position(value, at) : resumed(value, at);
};

/** Parts that were played under other rules are only told of. */
const past = record({ rulesVersion: name, dataHash: name, setup, entries: list(record({}), Number.POSITIVE_INFINITY) });

const part = record({
  name,
  feature: name,
  footprint: list(list(length, MANY, 6), 20, 1),
  bottom: length,
  top: length,
  blocked: flag,
  impassable: flag,
  walkable: flag,
});
const table = record({
  name,
  size,
  parts: list(part, MANY),
  ingress: list(record({ name, group: name, x: length, y: length, z: length }), MANY),
  surfaces: list(record({ z: length, parts: names }), MANY),
});

const constants = record({
  size,
  eps: maybe(whole(0, 1000)),
  range: record({ 1: size, 2: size, 3: size, 4: size, 5: size }),
  ...Object.fromEntries(
    (
      [
        'advance',
        'dash',
        'toolWidth',
        'clearance',
        'body',
        'baseThickness',
        'smallBase',
        'largeBase',
        'objective',
      ] satisfies (keyof Constants)[]
    ).map((each) => [each, maybe(size)]),
  ),
});

/** Why the head of a file cannot be that of a game, or null. */
export const whyNotHead = (
  file: Pick<GameFile, 'own' | 'setup' | 'chance' | 'table' | 'constants' | 'past'>,
): string | null =>
  record({ own: ownCards, constants, table, setup, chance, past: list(past, MANY) })(file, 'the file');
