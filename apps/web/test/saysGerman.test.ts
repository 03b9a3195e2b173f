import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { germanFaults } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../src/i18n/de/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && name !== 'index.ts');

/** Names that are the same in every language, and words of files that people write. */
const NAMES = [
  'npm start -- --host 0.0.0.0',
  'Star Wars: Shatterpoint',
  'primary, secondary und supporting',
  'Tabletop Admiral',
  'Mission Critical',
  '„squads“',
];

/** What a function is asked to say where not everything goes. */
const FILLINGS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'attack.expertise': [
    [1, 'attack'],
    [2, 'defense'],
  ],
  'deskReasons.bye': [[{ player: 'Ana', why: 'drawn' }], [{ player: 'Ana', why: 'byHand' }]],
  'deskReasons.noTerrain': [[{ tables: [1] }], [{ tables: [1, 2] }]],
  'deskReasons.squadsMissing': [[{ names: ['Ana'] }], [{ names: ['Ana', 'Ben'] }]],
  'deskReasons.squadsUnused': [[{ unused: [1] }], [{ unused: [1, 2] }]],
  'deskReasons.unpairedLosses': [[{ rounds: [1] }], [{ rounds: [1, 2] }]],
  'campaign.player': [['aggressor'], ['sentinel']],
  'campaign.veteran': [['aggressor'], ['sentinel']],
  'campaign.over': [['heroic'], ['desperate'], ['lockdown']],
  'campaign.wonBy': [
    [1, 'aggressor'],
    ['L', 'sentinel'],
  ],
  'campaign.unlockedHow': [
    ['Vendetta', 2, ['block', 'failure'], 'L'],
    ['Vendetta', 5, [], 3],
  ],
  'campaign.rolled': [[['block', 'expertise']]],
  'campaign.inForce': [
    ['aggressor', ['Vendetta']],
    ['sentinel', ['Vendetta', 'Driven']],
  ],
  'campaign.playedAs': [['sentinel', 'Ben']],
  'campaign.flowedIn': [
    [2, 'aggressor'],
    ['L', 'sentinel'],
  ],
  'campaign.wins': [['aggressor', 'Ana']],
  'campaign.unlockedBy': [['aggressor'], ['sentinel']],
  'ending.unitLine': [
    ['Lord Maul', 3, 1, 0],
    ['Lord Maul', 1, 2, 1],
    ['Lord Maul', 0, 5, 2],
  ],
  'glossary.mission.challenging': [['primary'], ['supporting']],
  'glossary.mission.reposition': [['secondary']],
  'puzzles.facts': [
    [{ name: 'Lord Maul' }, null, 0],
    [{ name: 'Lord Maul' }, { name: 'Bo-Katan Kryze', many: false, damage: 3, stamina: 9 }, 1],
    [{ name: 'Lord Maul' }, { name: '501st Clone Troopers', many: true, damage: 3, stamina: 9 }, 2],
  ],
  'puzzles.gain': [
    [null, 'strained'],
    [{ name: 'Lord Maul', many: false }, 'pinned'],
    [{ name: '501st Clone Troopers', many: true }, 'exposed'],
  ],
  'setup.tableName': [['core-1'], ['mixed-2']],
  'teamFaults.sameRank': [['Lord Maul', 'Rex', 'primary']],
  'teamFaults.manyUnits': [[7, 6]],
};

/** A record of whatever is asked of it. */
const record = (value: unknown): unknown => new Proxy({}, { get: () => value });

/** Everything a function may be handed: none, one and several of something, somebody, yes or no, records and lists. */
const FEW = [1, 2, 'Lord Maul', true, [1, 2], ['Lord Maul', 'Rex'], record(1), record(2), record('Lord Maul')];
const MANY = [0, 1, 2, 5, 'Lord Maul', false];

const combinations = (n: number, among: readonly unknown[]): readonly (readonly unknown[])[] =>
  n === 0 ? [[]] : combinations(n - 1, among).flatMap((some) => among.map((one) => [...some, one]));

const handedTo = (n: number): readonly (readonly unknown[])[] =>
  n > 2 ? combinations(n, MANY) : combinations(n, [...FEW, 0, 5, false]);

/** Every text under a key of the page's words, with the key. */
function textsOf(key: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value === 'function') return spoken(key, value as (...args: readonly unknown[]) => unknown);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'rule' ? [] : textsOf(Array.isArray(value) ? key : `${key}.${name}`, inner),
  );
}

/** What a function says; where it says something whole, what it says with gaps was handed the wrong kind of thing. */
function spoken(key: string, say: (...args: readonly unknown[]) => unknown): readonly (readonly [string, string])[] {
  const texts = (FILLINGS[key] ?? handedTo(say.length)).flatMap((args) => textsOf(key, answer(say, args)));
  const isWhole = ([, text]: readonly [string, string]): boolean => !/undefined|null|NaN|\[object|function/.test(text);
  const unique = [...new Map(texts.map((text) => [text[1], text])).values()];
  return unique.some(isWhole) ? unique.filter(isWhole) : unique;
}

/** A function that wants something else than it is handed says nothing. */
function answer(say: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): unknown {
  try {
    return say(...args);
  } catch {
    return null;
  }
}

describe('the page in German', () => {
  it.each(FILES)('holds no English, no raw id, no gap and no wrong count: %s', async (file) => {
    const words: Readonly<Record<string, unknown>> = await import(`${FOLDER}${file}`);
    const name = file.replace(/\.ts$/, '');
    const texts = Object.values(words).flatMap((value) => textsOf(name, value));
    expect(texts.length).toBeGreaterThan(0);
    const wrong = texts.map(([key, text]) => [key, text, germanFaults(text, NAMES)] as const);
    expect(wrong.filter(([, , faults]) => faults.length > 0)).toEqual([]);
  });
});
