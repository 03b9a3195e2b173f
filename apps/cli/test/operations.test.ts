import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATIONS } from '@faultline/cards/operations';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { briefingText } from '../src/operations/report.ts';
import { neededWords } from '../src/operations/words.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const said = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  vi.clearAllMocks();
  const code = await main(['operations', ...args]);
  return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') };
};

describe('faultline operations', () => {
  it('says in a sentence that an operation has no words yet', async () => {
    const [folder] = OPERATIONS;
    if (!folder) throw new Error('There is none.');
    const wordless = { ...folder, card: { ...folder.card, id: 'hold-the-bridge' } };
    const spoken = await neededWords('en');
    expect(() => briefingText(wordless, spoken, [])).toThrow(/^hold-the-bridge has no words yet: /);
  });

  it('lists every operation with the tables that have room for it', async () => {
    const { code, out: told } = await said();
    expect(code).toBe(0);
    for (const { card } of OPERATIONS) expect(told).toContain(card.name);
    expect(told).toMatch(/crash-landing +Crash Landing +core-3, core-4, high-2, mixed-1/);
    expect(told).toMatch(/extract-the-agent .* all but mixed-1/);
  });

  it('lists them as JSON', async () => {
    const list = JSON.parse((await said('--json')).out) as { id: string; tables: string[] }[];
    expect(list.map(({ id }) => id)).toEqual(OPERATIONS.map(({ card }) => card.id));
    for (const { tables } of list) expect(tables.length).toBeGreaterThanOrEqual(2);
  });

  it.each(OPERATIONS.map(({ card }) => card.id))(
    'tells %s with both roles, both Stages and how each ends',
    async (id) => {
      const { code, out: told } = await said(id);
      expect(code).toBe(0);
      for (const word of ['Aggressor:', 'Sentinel:', 'Stage I:', 'Stage II:', 'Trackers:', 'Countdown'])
        expect(told).toContain(word);
      expect(told.match(/What ends this Stage:/g)).toHaveLength(2);
    },
  );

  it('tells it in German', async () => {
    const { out: told } = await said('jail', '--language', 'de');
    for (const word of ['Wache:', 'Etappe II:', 'Was diese Etappe beendet', 'Fortschrittsmarker', 'empfohlen'])
      expect(told).toContain(word);
  });

  it.each(OPERATIONS.map(({ card }) => card.id))(
    '[KO-CARD-03] tells every rule of %s in both languages',
    async (id) => {
      const flat = async (language: string): Promise<string> =>
        (await said(id, '--lang', language)).out.replaceAll(/\s+/g, ' ');
      const [english, german] = [await flat('en'), await flat('de')];
      const told = JSON.parse((await said(id, '--json')).out) as { text: { rules: Record<string, { text: string }> } };
      const inGerman = JSON.parse((await said(id, '--json', '--language', 'de')).out) as typeof told;
      for (const { text } of Object.values(told.text.rules)) expect(english).toContain(text);
      for (const { text } of Object.values(inGerman.text.rules)) expect(german).toContain(text);
    },
  );

  it('tells the readings a table may choose, with their ruling', async () => {
    expect((await said('crash-landing')).out).toMatch(
      /\[KO-R-55\]\n +hurtTokens: one-each-unit {2}One\. \(recommended\)/,
    );
  });

  it('gives the card, its rules and its words as JSON', async () => {
    const told = JSON.parse((await said('trigger', '--json')).out) as Record<string, unknown>;
    expect(told).toMatchObject({ id: 'trigger-a-chain-reaction', tables: ['core-3', 'core-4', 'high-2', 'mixed-1'] });
    expect(told.rules).toContainEqual({ id: 'sound-the-alarm', name: 'Sound the Alarm', by: 'sentinel' });
  });
});

describe('an operation on a table', () => {
  it('is refused where its map has no room, with what is in the way', async () => {
    const { code, out: told } = await said('crash-landing', '--table', 'core-1');
    expect(code).toBe(1);
    expect(told).toMatch(/^Crash Landing cannot be played on Crossed catwalks: Objective A1 would lie half on /);
  });

  it('is refused in German too', async () => {
    const { code, out: told } = await said('crash-landing', '--table', 'core-1', '--language', 'de');
    expect(code).toBe(1);
    expect(told).toMatch(/^Crash Landing lässt sich auf Gekreuzte Stege nicht spielen: Aufgabe A1/);
  });

  it('is drawn with its objectives where it has room', async () => {
    const file = join(folder, 'map.svg');
    const { code, out: told } = await said('jail-break', '--table', 'core-3', '--out', file);
    expect([code, told]).toEqual([0, `There is room for Jail Break! on Parallel walks.\nDrawn: ${file}`]);
    expect(readFileSync(file, 'utf8')).toContain('Security Desk');
  });

  it('says it as JSON', async () => {
    const told = JSON.parse((await said('crash-landing', '--table', 'core-1', '--json')).out) as { fits: boolean };
    expect(told).toMatchObject({ id: 'crash-landing', table: 'Crossed catwalks', fits: false });
  });
});

describe('a wrong command line', () => {
  it.each([
    [['heist'], /There is no operation called "heist"\. There are: explore-the-ruins, /],
    [['ex'], /"ex" may be explore-the-ruins, extract-the-agent\./],
    [['jail', 'crash'], /Name one operation/],
    [['--table', 'core-1'], /--table needs an operation/],
    [['jail', '--out', 'x.svg'], /--out needs --table/],
    [['jail', '--table', 'core-9'], /Unknown battlefield "core-9"/],
    [['jail', '--language', 'fr'], /There are no words in "fr": en or de/],
  ])('%j is answered with what would be right', async (args, sentence) => {
    const { code, err: told } = await said(...args);
    expect(code).toBe(2);
    expect(told).toMatch(sentence);
  });
});
