import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@faultline/cards';
import { TABLE_IDS } from '@faultline/geometry';
import { OPTION_NAMES, RULES_VERSION, RULING_OPTIONS } from '@faultline/rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesIn } from '../../apps/cli/src/files.ts';
import { checkoutOf, contentsOf, PACKAGES } from '../../scripts/same/checkout.ts';
import type { Compared, Comparison } from '../../scripts/same/comparing.ts';
import { differenceOf } from '../../scripts/same/difference.ts';
import { Kept } from '../../scripts/same/kept.ts';
import { NOTHING } from '../../scripts/same/renames.ts';
import { asText, type Summary, summarise } from '../../scripts/same/report.ts';
import { compareAll, type Wanted } from '../../scripts/same/run.ts';
import { beginningOf } from '../../scripts/same/seating.ts';
import type { Beginning, Offers } from '../../scripts/same/side.ts';
import { translator } from '../../scripts/same/translate.ts';
import { root, run } from '../../scripts/setup.mjs';
import { FIRST_UNITS } from '../firstUnits.ts';
import { checkout } from './checkout.ts';

/** A copy of the packages as they lie here, gone after the test. */
function copy(): string {
  const { folder, remove } = checkoutOf(root, root);
  onTestFinished(remove);
  return folder;
}

/** A copy in which texts of the sources are others. */
function changed(...pairs: readonly (readonly [from: string, to: string])[]): string {
  const folder = copy();
  const sources = filesIn(folder, ['packages/*/src/**/*.ts']).map((file) => join(folder, file));
  for (const [from, to] of pairs) {
    const holding = sources.filter((file) => readFileSync(file, 'utf8').includes(from));
    expect(holding, `no source says ${from} any more: change something else here`).not.toEqual([]);
    for (const file of holding) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
  return folder;
}

const games = (...numbers: number[]): Wanted[] => numbers.map((number) => ({ kind: 'game', number }));
const files = (...numbers: number[]): Wanted[] => numbers.map((number) => ({ kind: 'file', number }));

const compared = (
  wanted: readonly Wanted[],
  between: Partial<Comparison>,
  kept = new Kept(null),
): Promise<Compared[]> =>
  compareAll(
    { old: root, new: root, seed: 'test', hashes: false, renames: NOTHING, units: FIRST_UNITS, ...between },
    wanted,
    1,
    kept,
  );

const firstParting = (all: readonly Compared[]) => all.find(({ parting }) => parting !== null)?.parting;

describe('the rules of another checkout beside ours', () => {
  it('play the same games and open the same files while nothing is changed', async () => {
    const all = await compared([...games(1, 2, 3, 4, 5, 6), ...files(1, 2, 3, 4)], { old: copy(), hashes: true });
    expect(all.map(({ parting }) => parting)).toEqual(Array(10).fill(null));
    expect(all.every(({ decisions }) => decisions > 0)).toBe(true);
    expect(all.filter(({ inAttack }) => inAttack).length).toBeGreaterThan(1);
  });

  it('open the same file that was saved before the first answer', async () => {
    const [one] = await compared(files(34932), { seed: 'layers' });
    expect(one).toMatchObject({ about: expect.stringMatching(/saved at decision 1$/), parting: null });
  });

  it.each<readonly [what: string, path: RegExp, from: string, to: string]>([
    ['the option ids', /^options\.\d+/, 'canFlip(p, u, activation) ?', 'false ?'],
    ['the decision point', /^$/, "point: 'DP-16'", "point: 'DP-17'"],
    [
      'the refusal of a wrong command (an option nobody offers)',
      /^refused\.why$/,
      "refuse('unknown-option', ",
      "refuse('malformed', ",
    ],
    ['the view of seat 0', /^decks\.\d\.\d$/, "who === 'all' || viewersOf", 'true || viewersOf'],
  ])('are caught at %s by one change', async (what, path, from, to) => {
    const all = await compared(games(1), { old: changed([from, to]) });
    expect(firstParting(all)).toMatchObject({ what, path: expect.stringMatching(path) });
  });

  it('are caught by one die more, and told with the game, the decision and both values', async () => {
    const all = await compared(games(1), {
      old: changed(["{ dice: 1, from: 'focus' }", "{ dice: 2, from: 'focus' }"]),
    });
    const text = asText(summarise({ old: 'a copy', new: 'here', seed: 'test' }, all), 'abc');
    expect(text).toMatch(/^1 games .*: 1 DIFFER$/m);
    expect(text).toMatch(/^game 1, seed test\/1: table open, close together, firstMapBy/m);
    expect(text).toMatch(/^ {2}decision \d+, [\w.]+, DP-\d+, answered \{"option":/m);
    expect(text).toMatch(/^ {2}events differ at events\.\d+\.\S+\n {4}old: \d+\n {4}new: \d+$/m);
    expect(text).toMatch(/^ {2}again: npm run same -- abc --seed test --game 1$/m);
  });

  it('may call a step otherwise where the table of renames says so, and not where it does not', async () => {
    const now = changed(["'push.ask'", "'push.whither'"]);
    const renames = { ...NOTHING, steps: { 'push.ask': 'push.whither' } };
    expect(firstParting(await compared(games(1), { new: now, renames }))).toBeUndefined();
    expect(firstParting(await compared(games(1), { new: now }))).toMatchObject({
      what: 'the question',
      path: 'step',
      old: 'push.ask',
      new: 'push.whither',
    });
  });

  it('are caught when they cannot go on from what an attack had left in a file', async () => {
    const now = changed(
      ["'attack.tree'", "'attack.way'"],
      [`RULES_VERSION = '${RULES_VERSION}'`, "RULES_VERSION = 'to come'"],
    );
    const renames = { ...NOTHING, steps: { 'attack.tree': 'attack.way' } };
    const [one] = await compared(files(5), { new: now, renames });
    expect(one).toMatchObject({ inAttack: true, parting: { decision: 1, step: 'attack.tree' } });
    expect(one?.about).toMatch(/saved at decision \d+ in an attack, resumed; .*the Turn was brought to its end$/);
  });

  it('are caught when states have other hashes although they claim to be the same rules', async () => {
    const now = changed(["'attack.tree'", "'attack.way'"]);
    const renames = { ...NOTHING, steps: { 'attack.tree': 'attack.way' } };
    const [one] = await compared(files(5), { new: now, renames });
    expect(one?.parting).toMatchObject({ what: 'a crash', new: expect.stringContaining('cannot be replayed') });
  });

  it('are compared once: what was kept is not played again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faultline-kept-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'run', 'kept.jsonl');
    const one: Compared = {
      kind: 'game',
      number: 1,
      seed: '',
      about: '',
      decisions: 9,
      steps: [],
      inAttack: false,
      parting: null,
    };
    new Kept(file).add([one]);
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"kind":"game","number":2,"cut o`);
    expect(await compared(games(1), { old: 'nowhere' }, new Kept(file))).toEqual([one]);
    expect(new Kept(file).all).toEqual([one]);
  });

  it('are spoken to as they were then while an entry said itself who speaks', async () => {
    const old = changed(
      [
        'send(author: Voice, message: Message, time?: number)',
        'send({ seat: author, ...message }: any, time?: number)',
      ],
      [
        "export { branch } from './file/branch.ts';",
        "export { branch } from './file/branch.ts';\nexport const take = 1;",
      ],
    );
    const all = await compared([...games(1), ...files(1)], { old });
    expect(all.map(({ parting }) => parting)).toEqual([null, null]);
  });

  it('say which names they lack', async () => {
    const old = changed(['parseGame } from', 'parseGame as readGame } from']);
    await expect(compared(games(1), { old })).rejects.toThrow(/@faultline\/rules in .* has no parseGame/);
  });
});

describe('npm run same', () => {
  const same = (...args: string[]) => run('node', ['scripts/same/command.ts', ...args], { capture: true });

  it('ends with 1 where something differs, and tells it as JSON on wish', () => {
    const old = changed(["point: 'DP-16'", "point: 'DP-17'"]);
    const { code, output } = same(old, '--game', '1', '--seed', 'test', '--workers', '1', '--fresh', '--json');
    const { differing, games } = JSON.parse(output) as Summary;
    expect([code, games, differing.length]).toEqual([1, 1, 1]);
    expect(differing[0]?.parting).toMatchObject({ what: 'the decision point', old: 'DP-17', new: 'DP-16' });
  });

  it.each([
    [[], /Name the one commit to compare with\./],
    [['no-such-commit'], /no-such-commit|no git clone/],
    [['HEAD', '--games', 'many'], /--games must be a whole number of 0 or more \(got "many"\)\./],
  ])('ends with 2 where there is nothing to compare: %j', (args, sentence) => {
    expect(same(...args)).toEqual({ code: 2, output: expect.stringMatching(sentence) });
  });
});

describe('the games that are compared', () => {
  const now: Offers = {
    units: Object.values(library.units).map(({ id }) => id),
    missions: Object.keys(library.missions),
    tables: ['open', ...TABLE_IDS],
    sheets: ['to come', library.sheet],
    options: Object.fromEntries(OPTION_NAMES.map((name) => [name, RULING_OPTIONS[name].choices])),
  };
  const beginnings = (old: Offers, count = 60): Beginning[] =>
    Array.from({ length: count }, (_, number) => beginningOf('test', number, old, now));

  it('are played on every table, close together and set up, with any mission', () => {
    const all = beginnings(now, 4 * now.tables.length);
    const kinds = all.map(({ table, setup }) => `${table} ${setup.kind}`);
    expect(new Set(kinds)).toEqual(new Set(now.tables.flatMap((table) => [`${table} teams`, `${table} position`])));
    const missions = all.flatMap(({ setup }) =>
      setup.kind === 'teams' ? setup.teams.map((t) => t.mission) : setup.missions,
    );
    expect(new Set(missions)).toEqual(new Set(now.missions));
  });

  it('are played by every choice of every ruling, by either generator', () => {
    const all = beginnings(now);
    const chosen = new Set(
      all.flatMap(({ options }) => Object.entries(options).map(([name, choice]) => `${name} ${choice}`)),
    );
    expect(chosen).toEqual(
      new Set(Object.entries(now.options).flatMap(([name, choices]) => choices.map((c) => `${name} ${c}`))),
    );
    expect(new Set(all.map(({ generator }) => generator))).toEqual(new Set(['fast', 'chacha']));
  });

  it('are made of what both sides have', () => {
    const [unit = '', mission = ''] = [now.units.at(-1), now.missions.at(-1)];
    const { controlFirst: _later, ...options } = now.options;
    const old: Offers = {
      units: now.units.filter((each) => each !== unit),
      missions: now.missions.filter((each) => each !== mission),
      tables: ['core-2', 'gone'],
      sheets: [library.sheet],
      options,
    };
    const all = beginnings(old);
    expect(new Set(all.map(({ table, sheet }) => `${table} ${sheet}`))).toEqual(new Set([`core-2 ${library.sheet}`]));
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`"(${unit}|${mission}|controlFirst)"`));
  });
});

describe('what two sides say', () => {
  it.each([
    [{ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, null],
    [{ a: 1, gone: undefined }, { a: 1 }, null],
    [{ a: [1, 2] }, { a: [1, 3] }, { path: 'a.1', old: 2, new: 3 }],
    [{ a: [1] }, { a: [1, 3] }, { path: 'a.1', old: undefined, new: 3 }],
    [{ a: [1, 2] }, { a: [1] }, { path: 'a.1', old: 2, new: undefined }],
    [{ a: {} }, { a: [] }, { path: 'a', old: {}, new: [] }],
    [{ a: null }, { a: {} }, { path: 'a', old: null, new: {} }],
    ['one', 'other', { path: '', old: 'one', new: 'other' }],
  ])('differs at its first place: %j and %j', (old, now, place) => {
    expect(differenceOf('it', old, now)).toEqual(place && { what: 'it', ...place });
  });

  const say = translator({
    steps: { 'attack.roll': 'attack.throw' },
    events: { pushed: 'shoved' },
    refusals: { stale: 'outdated', 'R-1': 'R-2' },
    fields: { hurtBy: 'woundedBy', 'units.*.left': 'remaining' },
    texts: { 'doing.*.kind': { card: 'order-card' } },
    onlyOld: { 'frames.*.pool': 'lies in the record of the attack' },
    onlyNew: { record: 'the attack as one record' },
  });

  it.each<readonly [string, string, unknown, unknown]>([
    [
      'a step wherever it is named',
      'view',
      { at: 'attack.roll', next: ['attack.roll'] },
      { at: 'attack.throw', next: ['attack.throw'] },
    ],
    [
      'an event, but no other word',
      'taken',
      [{ event: 'pushed', why: 'pushed' }],
      [{ event: 'shoved', why: 'pushed' }],
    ],
    [
      'a refusal and its rules',
      'refusal',
      { refused: { why: 'stale', reasons: [{ rule: 'R-1' }] } },
      { refused: { why: 'outdated', reasons: [{ rule: 'R-2' }] } },
    ],
    ['a field', 'view', { hurtBy: 1, left: 2 }, { woundedBy: 1, left: 2 }],
    ['a field of some records', 'view', { units: [{ left: 2 }] }, { units: [{ remaining: 2 }] }],
    [
      'a text of some fields',
      'view',
      { doing: [{ kind: 'card' }], kind: 'card' },
      { doing: [{ kind: 'order-card' }], kind: 'card' },
    ],
    ['nothing that only the old side has', 'view', { frames: [{ pool: 3, at: 'x' }] }, { frames: [{ at: 'x' }] }],
  ])('is said in the new names: %s', (_what, at, old, now) => {
    expect(say.old(old, at)).toEqual(now);
  });

  it('leaves out what only the new side has, and renames nothing there', () => {
    expect(say.new({ record: {}, hurtBy: 'attack.roll' }, 'view')).toEqual({ hurtBy: 'attack.roll' });
  });
});

describe('a checkout to compare with', () => {
  const gitIn = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

  function emptyFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'faultline-clone-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** A clone with two commits, the second of which changes a file. */
  function clone(): string {
    const folder = emptyFolder();
    gitIn(folder, 'init', '--quiet');
    for (const text of ['1', '2']) {
      mkdirSync(join(folder, 'packages/rules/src'), { recursive: true });
      mkdirSync(join(folder, 'node_modules/yaml'), { recursive: true });
      writeFileSync(join(folder, 'packages/rules/src/index.ts'), text);
      gitIn(folder, 'add', 'packages');
      gitIn(
        folder,
        '-c',
        'user.name=x',
        '-c',
        'user.email=x@x',
        '-c',
        'commit.gpgsign=false',
        'commit',
        '--quiet',
        '-m',
        text,
      );
    }
    return folder;
  }

  it('holds the packages of a commit, with ours left as they lie', () => {
    const here = clone();
    writeFileSync(join(here, 'packages/rules/src/index.ts'), 'not committed');
    const before = gitIn(here, 'status', '--porcelain=v2');
    const { folder, name, remove } = checkoutOf(here, 'HEAD~1');
    onTestFinished(remove);
    expect(name).toMatch(/^[0-9a-f]+ \(1\)$/);
    expect(readFileSync(join(folder, 'packages/rules/src/index.ts'), 'utf8')).toBe('1');
    expect(realpathSync(join(folder, 'node_modules/@faultline/rules'))).toBe(join(folder, 'packages/rules'));
    expect([gitIn(here, 'status', '--porcelain=v2'), gitIn(here, 'worktree', 'list').split('\n').length]).toEqual([
      before,
      1,
    ]);
  });

  it('is told by its contents', () => {
    const source = (text: string) => checkout({ 'packages/rules/src/index.ts': text });
    expect(contentsOf(source('1'), PACKAGES)).toBe(contentsOf(source('1'), PACKAGES));
    expect(contentsOf(source('1'), PACKAGES)).not.toBe(contentsOf(source('2'), PACKAGES));
  });

  it('cannot be had of a commit that is not there, and says so', () => {
    expect(() => checkoutOf(clone(), 'abcdef0')).toThrow('There is no commit called abcdef0 here, nor a folder');
  });

  it('cannot be had of a commit that a shallow clone left behind, and says how to get it', () => {
    const [far, near] = [clone(), join(emptyFolder(), 'near')];
    gitIn(far, 'clone', '--quiet', '--depth', '1', `file://${far}`, near);
    const [hidden] = gitIn(far, 'rev-list', '--max-parents=0', 'HEAD').split('\n');
    expect(() => checkoutOf(near, hidden!)).toThrow('which is shallow: "git fetch --unshallow" brings');
  });

  it('cannot be had without a clone, and says so', () => {
    expect(() => checkoutOf(emptyFolder(), 'HEAD')).toThrow('This folder is no git clone');
  });
});
