import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameFile, hashOf } from '@faultline/rules';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';
import { fileOf, playGame } from '../src/simulate/playing.ts';
import { type Seating, seat } from '../src/simulate/seating.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-replay-'));

afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const seating: Seating = { ...seat('replay', undefined, true), generator: 'chacha' };
const sound = fileOf(seating, playGame(seating, 120).entries);
const marks = sound.marks.length;

function written(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The sound file with some parts exchanged, sealed anew. */
function resealed(changes: Partial<GameFile>): string {
  const { seal: _seal, ...rest } = { ...sound, ...changes };
  return written('resealed.json', JSON.stringify({ ...rest, seal: hashOf(rest) }));
}

interface Told {
  readonly event: string;
  readonly cause?: Readonly<Record<string, unknown>>;
  readonly record?: { readonly rolls: { readonly attack: Readonly<Record<string, readonly string[]>> } };
}

const SQUAD = { primary: 'x', secondary: 'x', supporting: 'x' };
const path = written('sound.json', JSON.stringify(sound));
const badMark = { ...sound.marks[1]!, hash: 'f'.repeat(64) };
const departing = [sound.marks[0]!, badMark, ...sound.marks.slice(2)];

describe('faultline replay', () => {
  it('says of an activation why it may have been begun so, when asked', async () => {
    expect(await main(['replay', path, '--turn', '2', '--why'])).toBe(0);
    expect(said()).toMatch(/^ +Why[?] ["“].+["”](?: rather than|: \d+% to win)/m);
    expect(await main(['replay', path, '--why', '--json'])).toBe(2);
    expect(said()).toContain('--why cannot be combined with --verify or --json.');
  });

  it('tells three key moments of each player, and what the Master would have done', async () => {
    const few = written('few.json', JSON.stringify(fileOf(seating, playGame(seating, 45).entries)));
    expect(await main(['replay', few, '--moments'])).toBe(0);
    expect(said().match(/^ {2}Turn \d+: “.+The Master would have/gm)).not.toBeNull();
    expect(await main(['replay', path, '--moments', '--turn', '2'])).toBe(2);
    expect(said()).toContain('--moments cannot be combined');
  });

  it('tells the game turn by turn', async () => {
    expect(await main(['replay', path])).toBe(0);
    expect(said()).toMatch(/^Turn 1: /m);
    expect(said()).toMatch(/^Turn 5: /m);
  });

  it('opens the report of a problem as the game it brings along', async () => {
    const report = written('report.json', JSON.stringify({ report: { said: 'Stuck.' }, game: sound }));
    expect(await main(['replay', report, '--verify'])).toBe(0);
    expect(said()).toMatch(/^verified: 120 entries/);
  });

  it('tells one turn alone', async () => {
    expect(await main(['replay', path, '--turn', '3'])).toBe(0);
    expect(said().match(/^Turn \d+/gm)).toEqual(['Turn 3']);
  });

  it('says which turns there are when one is asked for that is not there', async () => {
    expect(await main(['replay', path, '--turn', '999'])).toBe(2);
    expect(said()).toMatch(/^This game has no Turn 999 \(Turns 0 to \d+\)\./);
  });

  it('verifies every hash', async () => {
    expect(await main(['replay', path, '--verify'])).toBe(0);
    expect(said()).toBe(`verified: 120 entries, ${marks + 1} hashes`);
  });

  it('calls no game verified whose dice can be worked out, and still tells it', async () => {
    const quick = seat('replay', undefined, true);
    const file = written('quick.json', JSON.stringify(fileOf(quick, playGame(quick, 120).entries)));
    expect(await main(['replay', file, '--verify'])).toBe(1);
    expect(said()).toMatch(/^Not verified, although all \d+ hashes match: .+ predicted from a few rolls/);
    out.mockClear();
    expect(await main(['replay', file, '--verify', '--json'])).toBe(1);
    expect(JSON.parse(out.mock.calls.flat().join(''))).toMatchObject({ verified: false, departure: null });
    expect(await main(['replay', file])).toBe(0);
  });

  it('gives the verdict as JSON', async () => {
    expect(await main(['replay', path, '--verify', '--json'])).toBe(0);
    expect(JSON.parse(said())).toEqual({ verified: true, entries: 120, hashes: marks + 1, departure: null });
  });

  it('gives events as JSON, with lasting names', async () => {
    expect(await main(['replay', path, '--json', '--turn', '1'])).toBe(0);
    const { turns, players, entries } = JSON.parse(said());
    expect({ players, entries }).toEqual({ players: ['Republic', 'Separatists'], entries: 120 });
    expect(turns).toHaveLength(1);
    expect(turns[0].events.find(({ event }: { event: string }) => event === 'activated').unit).toMatch(/^[ab]\d$/);
  });

  it('gives fields that have a new name under the former one too', async () => {
    expect(await main(['replay', path, '--json'])).toBe(0);
    const events = JSON.parse(said()).turns.flatMap((turn: { events: Told[] }) => turn.events) as Told[];
    const { cause } = events.find(({ event }) => event === 'suffered') ?? {};
    const { record } = events.find(({ event }) => event === 'attack-resolved') ?? {};
    expect([cause?.doing, record?.rolls.attack.fell]).toEqual([cause?.resolution, record?.rolls.attack.rolled]);
    expect([typeof cause?.doing, record?.rolls.attack.fell?.length]).toEqual(['number', expect.any(Number)]);
  });

  it('brings the result of a finished game as an event takes it, and what each Unit did', async () => {
    const short = seat('replayed to the end', undefined, true);
    const file = fileOf(short, playGame(short, 20_000).entries);
    expect(await main(['replay', written('whole.json', JSON.stringify(file)), '--json', '--turn', '1'])).toBe(0);
    const { event, report, result, players } = JSON.parse(said());
    expect(event).toMatchObject({ how: 'victory', winner: players[result.winner] });
    expect(event.w).toEqual(report.sides.map(({ wounds }: { wounds: number }) => wounds));
    expect(report.sides[0].units).toHaveLength(6);
  });

  it('never changes the file', async () => {
    const before = readFileSync(path, 'utf8');
    await main(['replay', path]);
    await main(['replay', path, '--verify']);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
});

describe('a file that departs', () => {
  it('is told with the place, and fails', async () => {
    expect(await main(['replay', resealed({ marks: departing }), '--verify'])).toBe(1);
    expect(said()).toBe(
      `Replay differs after entry ${badMark.version} of 120: the hash at the end of turn ${badMark.turn} differs.`,
    );
  });

  it('is noticed when only its saved state is another one', async () => {
    const state = structuredClone(sound.snapshot.state);
    state.open.seats[0].forceReady += 1;
    expect(await main(['replay', resealed({ snapshot: { version: 120, state } }), '--verify'])).toBe(1);
    expect(said()).toContain('the saved state is not the one its entries lead to');
  });

  it('is told as far as it goes, and fails when the rules are the same', async () => {
    expect(await main(['replay', resealed({ marks: departing })])).toBe(1);
    expect(said()).toMatch(/^Turn 1: /m);
    expect(said()).toContain('so one of them is wrong.');
  });

  it('opens from its saved state when it was played with other rules', async () => {
    expect(await main(['replay', resealed({ marks: departing, rulesVersion: '0.0.9' })])).toBe(0);
    expect(said()).toContain('the game was played with 0.0.9');
    expect(said()).toMatch(/The game continues from its saved state in Turn \d+\.$/);
  });
});

describe('a file that is not one of ours', () => {
  it.each([
    ['empty', '', 'The game file is empty.'],
    ['cut off', JSON.stringify(sound).slice(0, 4000), 'The game file is incomplete or damaged'],
    ['altered', JSON.stringify({ ...sound, sheet: '9.9' }), 'its checksum does not match.'],
    ['foreign', '{"hello":"world"}', 'This is not a game file: the format is missing.'],
    ['a list', '[]', 'This is not a game file.'],
    ['newer', JSON.stringify({ ...sound, format: 3 }), 'A newer version can open it.'],
    ['incomplete', JSON.stringify({ format: 1 }), '"rulesVersion" is missing.'],
  ])('%s: gets its sentence and exit code 1', async (name, text, sentence) => {
    expect(await main(['replay', written(`${name}.json`, text)])).toBe(1);
    expect(said()).toContain(sentence);
  });

  it('names a mode it does not know', async () => {
    expect(await main(['replay', resealed({ mode: 'chess' })])).toBe(1);
    expect(said()).toMatch(/game mode "chess"\. Known modes: standard, key-operations, countdown/);
  });

  it('says in a sentence why a sealed file cannot be played', async () => {
    const squads = [SQUAD, SQUAD];
    const team = (mission: string) => ({ name: 'A', squads, mission });
    const teams = (mission: string) =>
      ({ kind: 'teams', mode: 'standard', teams: [team(mission), team(mission)] }) as never;
    expect(await main(['replay', resealed({ setup: teams('nowhere') })])).toBe(1);
    expect(said()).toMatch(/^The game cannot be replayed: There is no unit "x"/);
    const setup = { kind: 'teams', mode: 'standard', teams: [{ squads: [] }, { squads: [] }] } as never;
    expect(await main(['replay', resealed({ setup })])).toBe(1);
    expect(said()).toContain(
      'contains something no game has: the file.setup.teams[0].squads is a list of 0, not a list of 2.',
    );
  });
});

/** What somebody wrote into a file before sealing it anew, as one of another version. */
function forged(change: (open: Record<string, unknown>) => void): string {
  const state = structuredClone(sound.snapshot.state);
  change(state.open as never);
  return resealed({ snapshot: { version: 120, state }, rulesVersion: '0.0.9' });
}

describe('a file of another version, sealed anew', () => {
  const units = (open: Record<string, unknown>) => open.units as Record<string, unknown>[];
  const seats = (open: Record<string, unknown>) => open.seats as Record<string, unknown>[];
  const characters = (open: Record<string, unknown>) => open.characters as Record<string, unknown>[];

  it.each<[string, (open: Record<string, unknown>) => void, string]>([
    ['damage of -50', (open) => Object.assign(units(open)[0] ?? {}, { damage: -50 }), 'damage is -50'],
    ['Force of 999', (open) => Object.assign(seats(open)[0] ?? {}, { forceReady: 999 }), 'forceReady is 999'],
    [
      'a place beyond all tables',
      (open) => Object.assign(characters(open)[0] ?? {}, { x: 1e12 }),
      'x is 1000000000000',
    ],
    ['a card that there is not', (open) => Object.assign(units(open)[0] ?? {}, { card: 'x' }), 'card is "x"'],
    ['frames that are none', (open) => Object.assign(open, { frames: 'x' }), 'saved state cannot be one of this game'],
  ])('with %s is refused with a sentence by replay and draw', async (_what, change, sentence) => {
    const file = forged(change);
    expect(await main(['draw', file])).toBe(1);
    expect(err.mock.calls.flat().join()).toContain(sentence);
    err.mockClear();
    expect(await main(['replay', file])).toBe(1);
    expect(err.mock.calls.flat().join()).toContain(sentence);
  });
});

describe('the command line of faultline replay', () => {
  it.each([
    [['nowhere.json'], 'There is no file nowhere.json.'],
    [[folder], 'is a folder, not a game file.'],
    [[], 'Missing game file.'],
    [['a.json', 'b.json'], 'Only one file at a time: a.json, b.json.'],
    [[path, '--turn', 'two'], '--turn must be a whole number of 0 or more (got "two").'],
    [[path, '--turn'], "Option '--turn <value>' argument missing"],
    [[path, '--verify', '--turn', '1'], '--verify checks the whole game'],
    [[path, '--dance'], "Unknown option '--dance'"],
  ])('answers %j with a sentence and exit code 2', async (args, sentence) => {
    expect(await main(['replay', ...args])).toBe(2);
    expect(said()).toContain(sentence);
  });

  it('answers --help', async () => {
    expect(await main(['replay', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline replay FILE');
  });
});
