import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const SCENE = `title: two on a gantry
red: {units: {maul: {unit: lord-maul, at: [14, 18, 3.2]}, commandos: {unit: mandalorian-super-commandos, at: [[18, 12], [19.3, 18]]}}}
blue: {units: {rex: {unit: cc-7567-captain-rex, at: [16, 18, 3.2]}, clones: {unit: 501st-clone-troopers, at: [[24.5, 18], [26.5, 18]]}}}
terrain: [{piece: gantry, at: [15, 18]}, {piece: rock-large, at: [22, 18]}]
turn: {active: maul}
steps:
  - move: {who: maul, kind: dash, to: [14, 14, 0]}
  - expect: {maul.damage: 0}
ends: {waiting for: red DP-23}
`;

let folder = '';
let scene = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faultline-draw-'));
  scene = join(folder, 'a.scenario.yaml');
  writeFileSync(scene, SCENE);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.clearAllMocks();
});

describe('faultline draw', () => {
  it('draws a table by its name', async () => {
    expect(await main(['draw', 'core-1'])).toBe(0);
    expect(said()).toMatch(/^<svg[\s\S]*Crossed catwalks[\s\S]*<\/svg>$/);
  });

  it('draws a scenario with everyone by name, and cuts the table to it', async () => {
    expect(await main(['draw', scene])).toBe(0);
    expect(said()).toContain('>maul</text>');
    expect(said()).toContain('>clones.2</text>');
    expect(said()).not.toContain('viewBox="0 ');
  });

  it('draws a scenario after some steps', async () => {
    await main(['draw', scene, '--whole']);
    expect(said()).toContain('cx="35560" cy="45720"');
    out.mockClear();
    expect(await main(['draw', scene, '--whole', '--at', '1'])).toBe(0);
    expect(said()).toContain('cx="35560" cy="35560"');
  });

  it('writes to a file and says the answers', async () => {
    const file = join(folder, 'a.svg');
    const asked = [
      '--sight',
      'commandos.2,clones.1',
      '--push',
      'maul,rex',
      '--range',
      '3',
      '--reach',
      'rex',
      '--move',
      'advance',
    ];
    expect(await main(['draw', scene, ...asked, '--out', file])).toBe(0);
    expect(said()).toBe(
      [
        'rex can end the advance on the ground or at a height of 81 mm',
        'rex is pushed 37.15 mm: stopped by rock-large, rock, then moved back to the last legal position (base), at a height of 81 mm',
        'commandos.2 does not see clones.1: rock-large, rock',
        'rock-large, rock gives Cover to clones.1',
        `Saved to ${file}`,
      ].join('\n'),
    );
    expect(readFileSync(file, 'utf8')).toContain('>commandos.2 does not see clones.1:</text>');
  });

  it('draws the newest state of a game file, its characters by lasting names', async () => {
    await main(['play', '--fast', '--close', '--seed', '65', '--save', folder]);
    out.mockClear();
    expect(await main(['draw', join(folder, 'game-65.json'), '--reach', 'a1'])).toBe(0);
    expect(said()).toContain('>a1 General Anakin Skywalker</text>');
    expect(said()).toContain('>b3.2</text>');
  });

  it.each([
    [['draw', 'core-9'], 'No file or battlefield named core-9. Available battlefields: core-1'],
    [['draw'], 'Name one file or battlefield to draw'],
    [['draw', 'core-1', '--reach', 'rex'], 'No character named "rex". Available: none.'],
    [['draw', 'core-1', '--at', '2'], '--at counts the steps of a scenario file.'],
    [['draw', 'core-1', '--move', 'dash'], '--move needs --reach'],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await main(args)).toBe(2);
    expect(said()).toContain(sentence);
  });

  it.each([
    [
      ['--reach', 'wrecks'],
      'No character named "wrecks". Available: maul, commandos.1, commandos.2, rex, clones.1, clones.2.',
    ],
    [['--reach', 'rex', '--move', 'fly'], 'Unknown move "fly". Available: advance, dash, climb, jump.'],
    [['--at', '3'], 'The scenario has 2 steps, so there is nothing after step 3.'],
    [['--sight', 'rex'], '--sight must be two characters separated by a comma (got "rex").'],
    [['--push', 'maul,rex', '--range', '9'], '--range must be 1 to 5 (got "9").'],
  ])('answers %j on a scene with a sentence', async (args, sentence) => {
    expect(await main(['draw', scene, ...args])).toBe(2);
    expect(said()).toContain(sentence);
  });

  it('says where a scenario does not hold', async () => {
    writeFileSync(scene, SCENE.replace('maul.damage: 0', 'maul.damage: 3'));
    expect(await main(['draw', scene, '--at', '2'])).toBe(1);
    expect(said()).toContain('a.scenario.yaml:8:14: expected maul.damage: 3, found 0.');
  });

  it('says what cannot be read in a scenario', async () => {
    writeFileSync(scene, SCENE.replace('terrain', 'terain'));
    expect(await main(['draw', scene])).toBe(1);
    expect(said()).toContain('did you mean "terrain"?');
  });
});
