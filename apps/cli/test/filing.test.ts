import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');
afterEach(() => vi.clearAllMocks());

const scenario = new URL('../../../tests/scenarios/g-03-one-flip.scenario.yaml', import.meta.url).pathname;
const TEAM = `Anakin Skywalker, Captain Rex, 501st Clone Troopers
Ahsoka Tano, Jedi No More, Bo-Katan Kryze, Clan Kryze Mandalorians
Mission: Shifting Priorities
`;

const NEW = ['event', 'new', '--name', 'Cup', '--organiser', 'Olga'];

let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faultline-filing-'));
  writeFileSync(at('file'), 'a file, not a folder');
  writeFileSync(at('team.txt'), TEAM);
  await main([...NEW, at('cup.json')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Every option that writes a file or into a folder, where it is to write. */
const writers: readonly [string, (path: string) => readonly string[]][] = [
  ['arena --out', (path) => ['arena', '--a', 'R0', '--b', 'R0', '--pairs', '1', '--out', path]],
  ['simulate --save', (path) => ['simulate', '--games', '1', '--close', '--save', path]],
  ['simulate --resume', (path) => ['simulate', '--games', '1', '--close', '--resume', path]],
  ['play --save', (path) => ['play', '--close', '--fast', '--save', path]],
  ['scenario --save', (path) => ['scenario', scenario, '--save', path]],
  ['draw --out', (path) => ['draw', 'core-1', '--out', path]],
  ['team convert --out', (path) => ['team', 'convert', at('team.txt'), '--to', 'json', '--out', path]],
  ['event new', (path) => [...NEW, path]],
  ['event export --out', (path) => ['event', 'export', at('cup.json'), 'public', '--out', path]],
];

describe('what cannot be written', () => {
  it.each(writers)('is told by %s in a sentence: where a system lets nobody make a folder', async (_what, args) => {
    expect([await main(args('/proc/x/y')), said()]).toEqual([1, expect.stringMatching(/[a-z].*(written|saved|keep)/)]);
  });

  it.each(writers)('is told by %s in a sentence: below a file', async (_what, args) => {
    const path = join(at('file'), 'x', 'y');
    expect([await main(args(path)), said()]).toEqual([1, expect.stringMatching(/[a-z].*(written|saved|keep)/)]);
  });
});

/** Every command that reads a file, where it reads. */
const readers: readonly [string, (path: string) => readonly string[]][] = [
  ['team check', (path) => ['team', 'check', path]],
  ['scenario', (path) => ['scenario', path]],
  ['replay', (path) => ['replay', path]],
  ['draw', (path) => ['draw', path]],
  ['table check', (path) => ['table', 'check', path]],
  ['odds --cases', (path) => ['odds', '--cases', path]],
  ['arena --read', (path) => ['arena', '--read', path]],
  ['simulate --resume', (path) => ['simulate', '--games', '1', '--resume', path]],
  ['event status', (path) => ['event', 'status', path]],
  ['event register --from', (path) => ['event', 'register', at('cup.json'), '--from', path]],
];

describe('a file without an end', () => {
  it.each(readers)('is read by %s no further than a bound', async (_what, args) => {
    expect(await main(args('/dev/zero'))).toBeGreaterThan(0);
    expect(said()).toMatch(/it is larger than \d+ MB/);
  });
});

describe('a team of far too many names', () => {
  const refused = async (text: string): Promise<string> => {
    writeFileSync(at('many.txt'), text);
    expect(await main(['team', 'check', at('many.txt')])).toBe(1);
    return said();
  };

  it('in one line is told before any of them is looked up', async () => {
    expect(await refused('x,'.repeat(7999))).toContain('Squad 1: It names 8000 units; a squad has three.');
  });

  it('in many lines is told so', async () => {
    expect(await refused('Lord Maul\n'.repeat(1500))).toContain('There are 1500 squads; 8 are the most.');
  });

  it('in a code is told so', async () => {
    expect(await refused(`spt[${'00010201,'.repeat(1000)}]`)).toContain('The code has 1000 numbers');
  });

  it('that is longer than any team is told so', async () => {
    expect(await refused('x'.repeat(20_001))).toContain('A team has at most 20000 characters; this has 20001.');
  });
});

describe('a number of games beyond all bounds', () => {
  it.each([
    ['simulate --games', ['simulate', '--games', '1000000000000']],
    ['simulate --to', ['simulate', '--to', '9007199254740991']],
    ['arena --pairs', ['arena', '--a', 'R0', '--b', 'R0', '--pairs', '1000000000000']],
  ])('is refused by %s', async (_what, args) => {
    expect([await main(args), said()]).toEqual([2, expect.stringMatching(/can be at most \d+ \(got/)]);
  });
});
