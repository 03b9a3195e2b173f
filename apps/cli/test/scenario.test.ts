import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGame } from '@faultline/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const SOUND = `title: nothing happens
red: {units: {maul: {unit: lord-maul, at: [18, 10]}}}
blue: {units: {rex: {unit: cc-7567-captain-rex, at: [18, 30]}}}
turn: {active: maul}
steps: [{expect: {maul.damage: 0}}]
ends: {waiting for: red DP-23}
`;

let folder = '';
const put = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faultline-scenario-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.clearAllMocks();
});

describe('faultline scenario', () => {
  it('plays every scenario of a folder, a line each and the sum last', async () => {
    put('a.scenario.yaml', SOUND);
    put('b.scenario.yaml', SOUND.replace('nothing happens', 'nothing happens again'));
    expect(await main(['scenario', folder])).toBe(0);
    expect(said()).toBe('passed  nothing happens\npassed  nothing happens again\n2 passed, 0 failed');
  });

  it('fails with the line, what was expected and found, and the open question', async () => {
    const file = put('a.scenario.yaml', SOUND.replace('damage: 0', 'damage: 7'));
    expect(await main(['scenario', file])).toBe(1);
    expect(said()).toContain(`  ${file}:5:19\n  expected  maul.damage: 7\n  found     0\n  open      red DP-23`);
  });

  it('shows every problem of a file it cannot read, and plays the others', async () => {
    put('a.scenario.yaml', SOUND.replace('turn:', 'tern:').replace('lord-maul', 'lord-moul'));
    put('b.scenario.yaml', SOUND);
    expect(await main(['scenario', folder])).toBe(1);
    expect(said()).toContain('did you mean "turn"?');
    expect(said()).toContain('did you mean "lord-maul"?');
    expect(said()).toContain('1 passed, 1 failed');
  });

  it('says the same as JSON', async () => {
    const file = put('a.scenario.yaml', SOUND.replace('damage: 0', 'damage: 7'));
    expect(await main(['scenario', '--json', file])).toBe(1);
    const { failed, scenarios } = JSON.parse(said());
    expect([failed, scenarios[0].result, scenarios[0].failure.line]).toEqual([1, 'failed', 5]);
  });

  it('writes a game file that opens', async () => {
    const file = join(folder, 'game.json');
    expect(await main(['scenario', put('a.scenario.yaml', SOUND), '--save', file])).toBe(0);
    expect(parseGame(readFileSync(file, 'utf8')).setup.kind).toBe('position');
  });

  it.each([
    ['a path that is not there', ['nowhere.yaml'], 2, 'No file or folder named nowhere.yaml.'],
    ['no path', [], 2, 'Missing file or folder.'],
    ['an unknown option', ['--watch', 'x'], 2, "Unknown option '--watch'"],
  ])('answers %s with a sentence', async (_what, args, code, sentence) => {
    expect(await main(['scenario', ...args])).toBe(code);
    expect(said()).toContain(sentence);
  });

  it('says that a folder holds no scenario', async () => {
    expect(await main(['scenario', folder])).toBe(1);
    expect(said()).toBe(`The folder ${folder} contains no *.scenario.yaml.`);
  });

  it('saves one game only', async () => {
    put('a.scenario.yaml', SOUND);
    put('b.scenario.yaml', SOUND);
    expect(await main(['scenario', folder, '--save', 'x.json'])).toBe(2);
    expect(said()).toContain('--save writes one game, but there are 2 scenarios.');
  });

  it('leaves the folder called broken alone', async () => {
    mkdirSync(join(folder, 'broken'));
    put('a.scenario.yaml', SOUND);
    put('broken/b.scenario.yaml', 'title: [');
    expect(await main(['scenario', folder])).toBe(0);
    expect(said()).toContain('1 passed, 0 failed');
  });

  it('prints the schema', async () => {
    expect(await main(['scenario', '--schema'])).toBe(0);
    expect(JSON.parse(said()).title).toBe('Faultline scenario');
  });

  it('answers --help', async () => {
    expect(await main(['scenario', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline scenario');
  });
});
