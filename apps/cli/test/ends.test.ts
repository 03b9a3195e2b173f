import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATIONS } from '@faultline/cards/operations';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { playPart } from '../src/simulate/part.ts';
import { CORE_TEAMS } from '../src/simulate/teams.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-ends-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.clearAllMocks());

/** A record as simulate keeps it, of games that ended like this. */
function record(name: string, run: object, ...games: readonly (readonly string[])[]): string {
  const path = join(folder, name);
  const played = games.map((ends, i) => ({ game: i + 1, operation: { role: 'sentinel', end: ends.at(-1), ends } }));
  const lines = [run, { part: { played, broken: [], uses: {} }, seconds: 1 }];
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

const heist = { operation: 'foil-the-heist', close: false, opponents: 'restless' };

describe('faultline ends', () => {
  it('counts how Stages ended, apart by how the games came about', async () => {
    const files = [
      record('chance', heist, ['to-catch-a-smuggler: countdown'], ['to-catch-a-smuggler: countdown']),
      record('r1', { ...heist, opponents: 'greedy' }, ['to-catch-a-smuggler: full-power', 'close-the-net: countdown']),
      record('laid', { ...heist, close: true, brink: true }, ['close-the-net: ten-setbacks']),
    ];
    expect(await main(['ends', ...files, '--json', '--least', '0'])).toBe(0);
    const rows = JSON.parse(out.mock.calls.flat().join('\n')) as Record<string, unknown>[];
    const told = rows
      .filter(({ operation }) => operation === 'foil-the-heist')
      .map((row) => [row.end, row.chance, row.opponents, row.laidOut]);
    expect(told).toEqual([
      ['full-power', 0, 1, 0],
      ['countdown', 2, 0, 0],
      ['ten-setbacks', 0, 0, 1],
      ['countdown', 0, 1, 0],
    ]);
  });

  it('[KO-R-57] knows every end of every Stage, each counted outcome by itself, and says when one is too seldom', async () => {
    expect(await main(['ends', record('few', heist), '--json'])).toBe(1);
    const rows = JSON.parse(out.mock.calls.flat().join('\n')) as { operation: string; stage: string; end: string }[];
    for (const { card } of OPERATIONS)
      for (const stage of card.stages)
        expect(rows.filter((row) => row.operation === card.id && row.stage === stage.id).length).toBeGreaterThan(1);
    expect(rows.map(({ end }) => end)).toContain('ready-to-leave (mournful)');
  });

  it('writes the table into a page between its marks, and leaves the rest', async () => {
    const path = join(folder, 'page.md');
    writeFileSync(path, 'before\n<!-- counts: written by faultline ends -->\nold\n<!-- end of counts -->\nafter\n');
    await main(['ends', record('page', heist), '--write', path]);
    const page = readFileSync(path, 'utf8');
    expect(page).toMatch(/^before\n[\s\S]*\| foil-the-heist \|[\s\S]*\nafter\n$/);
    expect(page).not.toContain('old');
  });

  it('adds new records to the counts of a page with --add, and counts anew without', async () => {
    const path = join(folder, 'added.md');
    const file = record('more', heist, ['to-catch-a-smuggler: countdown', 'close-the-net: ten-setbacks']);
    const rows = (): string[] => readFileSync(path, 'utf8').match(/.*(ten-setbacks|lost-evacuation).*/g) ?? [];
    await main(['ends', file, '--write', path]);
    await main(['ends', file, '--write', path, '--add']);
    expect(rows()[0]).toBe('| foil-the-heist | close-the-net | ten-setbacks | 2 | 0 | 0 | 2 |');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(lost-evacuation\) \| )0/, '$19'));
    await main(['ends', file, '--write', path, '--add']);
    expect(rows().map((row) => row.split(' | ').at(-1))).toEqual(['3 |', '9 |']);
    await main(['ends', file, '--write', path]);
    expect(rows()[0]).toContain('| 1 | 0 | 0 | 1 |');
    expect(await main(['ends', file, '--add'])).toBe(2);
  });

  it('refuses what is no record, and nothing at all', async () => {
    const path = join(folder, 'other.json');
    writeFileSync(path, '{"a":1}\n');
    expect(await main(['ends', path])).toBe(1);
    expect(await main(['ends'])).toBe(2);
    expect(err.mock.calls.flat().join('\n')).toContain('is no record of simulated games');
  });
});

describe('games on the brink', () => {
  it.each(OPERATIONS.map(({ card }) => card.id))('begin and are proved in %s', (operation) => {
    const asked = { seed: 'brink', from: 1, to: 1, teams: 'random', fielded: CORE_TEAMS, table: null, save: null };
    const { played, broken } = playPart({ ...asked, close: true, brink: true, opponents: 'random', operation });
    expect(broken).toEqual([]);
    expect(played[0]?.operation?.ends.length).toBeGreaterThan(0);
  });
});
