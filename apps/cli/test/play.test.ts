import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseGame, replay } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-play-'));

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

async function played(...args: string[]): Promise<string> {
  out.mockClear();
  expect(await main(['play', '--save', folder, ...args])).toBe(0);
  return said();
}

describe('faultline play', () => {
  it('says what it is, who won and how to go on', async () => {
    const text = await played('--close');
    expect(text).toContain('Both sides make random legal choices.');
    expect(text).toMatch(/^\w+ wins?: two Struggles won\.$/m);
    expect(text).toContain('npx faultline replay ');
  });

  it('ends with what each side and each Unit did', async () => {
    const text = await played('--close');
    expect(text).toMatch(
      /^\d+ Turns: Republic \d Struggles?, \d+ Wounds? inflicted; Separatists \d Struggles?, \d+ Wounds? inflicted$/m,
    );
    expect(text).toMatch(/^ +activated +attacks +damage +suffered +Wounds +suffered +objectives$/m);
    expect(text).toMatch(/^ {2}Lord Maul( \(Defeated\))?( +\d+){7}$/m);
  });

  it('plays the mission that is asked for, and says which there are', async () => {
    expect(await played('--mission', 'strategic-positions', '--seed', 'mission')).toContain(
      'Mission: Strategic Positions',
    );
    expect(await main(['play', '--mission', 'nowhere'])).toBe(2);
    expect(said()).toContain('Unknown mission "nowhere". Available: shifting-priorities, ');
  });

  it('tells the same game in the same words for the same seed', async () => {
    expect(await played('--close')).toBe(await played('--close'));
  });

  it('saves a file that replays without departing', async () => {
    await played('--close', '--seed', 'kept/1');
    const file = parseGame(readFileSync(join(folder, 'game-kept-1.json'), 'utf8'));
    expect(replay(coreGame({ table: file.table }), file).departure).toBeNull();
  });

  it('says where the game is played', async () => {
    expect(await played('--table', 'core-1', '--close')).toContain(
      'Battlefield: Crossed catwalks. All Units start damaged',
    );
    expect(await played('--table', 'open')).toContain('Battlefield: open ground.');
  });

  it('answers an unknown table with a sentence and exit code 2', async () => {
    expect(await main(['play', '--table', 'moon'])).toBe(2);
    expect(said()).toContain('Unknown battlefield "moon".');
  });

  it('answers --help', async () => {
    expect(await main(['play', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline play');
  });

  it('answers an unknown option with a sentence and exit code 2', async () => {
    expect(await main(['play', '--dance'])).toBe(2);
    expect(said()).toContain("Unknown option '--dance'");
  });
});
