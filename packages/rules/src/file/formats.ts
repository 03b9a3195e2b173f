import { isRecord } from '@faultline/shape/guards';
import type { GameFile } from './gameFile.ts';

/** What a file of each format calls things. Format 2 gave the names of format 1 below their plain words; play is the same. */
export type Format = 1 | 2;
export const FORMAT = 2;
export const isFormat = (value: unknown): value is Format => value === 1 || value === 2;

type Names = Readonly<Record<string, string>>;

/** Fields of a state, old and new; with the record they are in where the word alone has another meaning too. */
const FIELDS: Names = {
  'open.doing': 'open.resolutions',
  doing: 'resolution',
  'memory.happened': 'memory.triggers',
  happening: 'trigger',
  happenings: 'triggers',
  heard: 'listeners',
  fell: 'rolled',
  'frames.wanted': 'frames.requests',
  'frames.got': 'frames.delivered',
};

/** Steps, old and new: a frame's own, the one a Turn goes on with, the one that asks. */
const STEPS: Names = {
  'activation.shed': 'activation.removeCondition',
  'attack.dented': 'attack.objectDamaged',
  'condition.lay': 'condition.place',
  'conditions.shed': 'conditions.remove',
  'doing.close': 'resolution.end',
  'doing.nobody': 'resolution.gameEffects',
  'doing.players': 'resolution.players',
  'nobody.ask': 'gameEffects.ask',
  'odds.offer': 'challengeTheOdds.offer',
  'tokens.shed': 'tokens.remove',
};
const STEP_FIELDS: readonly string[] = ['at', 'next', 'step'];

/** Written in the language of cards, or with names that cards choose: nothing in them is renamed. */
const OF_CARDS: readonly string[] = ['effect', 'effects', 'among', 'bound'];

interface Table {
  readonly fields: ReadonlyMap<string, string>;
  readonly steps: ReadonlyMap<string, string>;
}

// order: a table is read by its names
const pairsOf = (names: Names): [string, string][] => Object.entries(names);
const backward = (names: Names): Map<string, string> => new Map(pairsOf(names).map(([old, now]) => [now, old]));

const TO_TODAY: Table = { fields: new Map(pairsOf(FIELDS)), steps: new Map(pairsOf(STEPS)) };
const TO_FORMAT_1: Table = { fields: backward(FIELDS), steps: backward(STEPS) };

function renamed(value: unknown, table: Table, inside = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, table, inside));
  if (!isRecord(value)) return value;
  // order: the fields stay in theirs
  const fields = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (OF_CARDS.includes(key)) return [key, inner];
    if (typeof inner === 'string' && STEP_FIELDS.includes(key)) return [key, table.steps.get(inner) ?? inner];
    const name = table.fields.get(`${inside}.${key}`) ?? table.fields.get(key) ?? key;
    return [name.slice(name.indexOf('.') + 1), renamed(inner, table, key)];
  });
  return Object.fromEntries(fields);
}

/** A part of a state in the names of a format: what was hashed then is hashed the same way now. */
export const inFormat = <T>(format: Format, part: T): T => (format === 1 ? (renamed(part, TO_FORMAT_1) as T) : part);

/** A file with its states in today's names. It keeps its format: its hashes are of that one. */
export function inTodaysNames(file: GameFile): GameFile {
  if (file.format !== 1) return file;
  const { setup, snapshot, past } = file;
  return {
    ...file,
    setup: todays(setup),
    snapshot: { ...snapshot, state: todays(snapshot.state) },
    past: past.map((part) => ({ ...part, setup: todays(part.setup) })),
  };
}

const todays = <T>(part: T): T => renamed(part, TO_TODAY) as T;
