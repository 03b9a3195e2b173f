import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable, TABLE_IDS, TABLES } from '@faultline/geometry';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { factsOf } from '../src/table/facts.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, value: unknown): string => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  return join(folder, name);
};
const said = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  vi.clearAllMocks();
  const code = await main(args);
  return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') };
};

const [part, ...parts] = TABLES['core-1'].parts;
const { surfaces: _, ...core1 } = TABLES['core-1'];
const onMiddle = { ...part, name: 'block', feature: 'block', footprint: [[45000, 45000, 46000, 45000, 46000, 46000]] };

describe('the tables of the game', () => {
  it.each(TABLE_IDS)('%s has several levels and ladders, and takes every objective of every mission set', (id) => {
    const { levels, ladders, unplaced } = factsOf(TABLES[id]);
    expect([levels.length, ladders > 0, unplaced]).toEqual([2, true, []]);
  });

  it.each(TABLE_IDS)('%s has a picture: npx faultline draw %s --out docs/tables/%s.svg', async (id) => {
    expect(`${(await said('draw', id)).out}\n`).toBe(readFileSync(`docs/tables/${id}.svg`, 'utf8'));
  });
});

describe('faultline table', () => {
  it('lists the tables', async () => {
    const { out: told } = await said('table');
    for (const id of TABLE_IDS) expect(told).toContain(`${id} `);
  });

  it('finds a table of the game in order, by name and as a file', async () => {
    const { code, out: told } = await said('table', 'check', 'core-1', file('own.json', core1));
    expect(code).toBe(0);
    expect(told.match(/"Crossed catwalks" is OK/g)).toHaveLength(2);
  });

  it('tells all that is wrong with one of your own', async () => {
    const wrong = file('wrong.json', {
      ...core1,
      parts: [{ ...part, top: -5 }, { ...part, blocked: 'yes' }, ...parts],
    });
    const { code, out: told } = await said('table', 'check', wrong);
    expect([code, told]).toEqual([1, expect.stringContaining('does not say whether it is Blocked or Clear')]);
  });

  it('tells which mission set finds no place', async () => {
    const blocked = file('blocked.json', {
      ...core1,
      parts: [{ ...onMiddle, bottom: 0, top: 9000, walkable: false }],
      ingress: [],
    });
    const { code, out: told } = await said('table', 'check', blocked);
    expect([code, told]).toEqual([1, expect.stringContaining('Shifting Priorities does not fit')]);
  });

  it('names the objective that a game would lay there, from either side', async () => {
    const [x, y] = [15240, 91440 - 22860];
    const footprint = [[x - 500, y - 500, x + 500, y - 500, x + 500, y + 500, x - 500, y + 500]];
    const onTopLeft = { ...onMiddle, footprint, bottom: 0, top: 9000, walkable: false };
    const blocked = file('corner.json', { ...core1, parts: [onTopLeft], ingress: [] });
    const { out: told } = await said('table', 'check', blocked);
    expect(told).toContain('First Contact does not fit: no legal spot for objectives TL, BR.');
  });

  it('tells which Key Operations it has room for', async () => {
    const { out: told } = await said('table', 'check', 'core-1');
    expect(told).toContain('Key Operations with room for their maps: foil-the-heist, extract-the-agent, jail-break.');
  });

  it('says which parts stand on one side only', async () => {
    const crate = { ...onMiddle, footprint: [[1000, 1000, 4000, 1000, 4000, 4000, 1000, 4000]], walkable: false };
    const { code, out: told } = await said(
      'table',
      'check',
      file('one.json', { ...core1, parts: [crate], ingress: [] }),
    );
    expect([code, told]).toEqual([0, expect.stringContaining('Not symmetrical: block.')]);
  });

  it('builds a table of pieces that is in order, drawn and played on', async () => {
    const layout = file('layout.json', {
      name: 'Yard',
      pieces: [{ kind: 'outpost-bunker', at: [12, 12], turn: 0, ladder: 'front' }],
    });
    const built = file('yard.json', (await said('table', 'build', layout)).out);
    expect((await said('table', 'check', built)).out).toContain('"Yard" is OK');
    expect((await said('draw', built)).out).toMatch(/^<svg[\s\S]*Yard/);
  });

  it.each([
    [['table', 'check', 'nowhere.json'], 2, 'No file or battlefield named nowhere.json'],
    [['table', 'paint', 'core-1'], 2, 'Available: check, build.'],
    [['table', 'check'], 2, 'Missing file:'],
    [['play', '--table', 'moon'], 2, 'Unknown battlefield "moon"'],
  ] as const)('answers %j', async (args, code, why) => {
    expect(await said(...args)).toMatchObject({ code, err: expect.stringContaining(why) });
  });

  it('refuses what is no JSON, and what is no layout', async () => {
    const broken = await said('table', 'check', file('broken.json', '{"name": '));
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('is not valid JSON')]);
    const none = await said('table', 'build', file('none.json', { pieces: 3 }));
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('A layout is an object')]);
  });
});

describe('the schema of a table file', () => {
  const schema = new Ajv2020().compile(JSON.parse(readFileSync('docs/table.schema.json', 'utf8')));

  it.each(TABLE_IDS)('holds for %s', (id) => expect(schema(TABLES[id])).toBe(true));

  it.each([
    { ...core1, size: 100 },
    { ...core1, name: '' },
    { ...core1, parts: [{ ...part, top: 0.5 }] },
    { ...core1, parts: [{ ...part, walkable: undefined }] },
    { ...core1, parts: [{ ...part, footprint: [[1, 2, 3, 4]] }] },
    { ...core1, ingress: [{ name: 'a', group: 'b', x: 1, y: 2 }] },
    [],
  ])('refuses what the game refuses', (value) => {
    const plain: unknown = JSON.parse(JSON.stringify(value));
    expect(schema(plain)).toBe(false);
    expect(readTable(plain)).toHaveProperty('faults');
  });
});
