import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { sealOf } from '@faultline/chance';
import { type AskKind, ASKS, MOST, POSTS, type PostKind, readAsk, readPost, WHYS } from '@faultline/host/wire';
import type { Refusal } from '@faultline/rules';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { openSqlite } from '../../src/database/sqlite/open.ts';
import { House } from '../../src/house.ts';
import { Asker } from '../../src/http/asker.ts';
import { api } from '../../src/http/routes.ts';
import { Line } from '../../src/lines/line.ts';
import { Speaking } from '../../src/live/speaking.ts';
import { freshId, TEAMS, TERMS } from './visitor.ts';

/** Of each kind; `npm run fuzz:line` tries more. */
const COUNT = Number(process.env.FAULTLINE_FUZZ ?? 60);
/** Only to end what hangs. */
const PATIENCE = 120_000 + COUNT * 100;
const SEED = Number(process.env.FAULTLINE_SEED ?? 1);

const folder = mkdtempSync(join(tmpdir(), 'faultline-fuzz-'));
const errors: string[] = [];
/** Whatever the server could not answer is written to its log. */
const log = pino({ level: 'error' }, { write: (text: string) => void errors.push(text) });
let now = 1_000_000;
let db: Database;
let house: House;

beforeAll(async () => {
  db = await openSqlite(join(folder, 'games.sqlite'));
  house = new House(db, log, { messages: 1e9, burst: 1e9 }, () => now);
  await begin();
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

let G = freshId();
let players: readonly { readonly id: string; readonly name: string }[] = [];

/** A running game that all this is about; concessions are left out, for they end it. */
async function begin(): Promise<void> {
  const { people, meetings, seating } = house;
  players = [(await people.arrive('Fuzz')).person, (await people.arrive('Buzz')).person];
  const [one = '', other = ''] = players.map(({ id }) => id);
  const { game, code } = await meetings.create(one, TERMS, 0, { line: null, quick: false });
  G = game;
  await seating.take(code, other);
  for (const seat of [0, 1] as const) await meetings.bring(G, seat, TEAMS[seat], true);
  await meetings.of(await house.row(G), 0);
  const bytes = ['1'.repeat(64), '2'.repeat(64)] as const;
  for (const seat of [0, 1] as const) await meetings.seal(G, seat, 1, sealOf(G, `${seat}`, bytes[seat]));
  for (const seat of [0, 1] as const) await meetings.open(G, seat, 1, bytes[seat]);
}

/** What is said in a running game is refused by the rules as well. */
const OF_RULES = [
  'over',
  'nobody-asked',
  'not-your-decision',
  'stale',
  'unknown-option',
  'malformed',
  'illegal',
  'no-consent',
  'no-authority',
  'look-only',
] as const satisfies readonly Refusal['why'][];
const KNOWN: readonly string[] = [...WHYS, ...OF_RULES];

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
/** Only long runs tell whether anything grows. */
const WATCHED = 1000;
const MOST_GROWN = 20_000_000;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const TEAM = { name: 'Team', squads: [{ primary: 'a', secondary: 'b', supporting: 'c' }] };

/** Values that fit a field of this name, or nearly; all else is drawn by chance. */
const likely = (): Readonly<Record<string, readonly unknown[]>> => ({
  g: [G, freshId()],
  game: [G, null],
  id: [freshId()],
  offer: [freshId()],
  code: ['A'.repeat(43)],
  protocol: [1, 0],
  round: [1, 2],
  value: ['0'.repeat(64)],
  segment: [0, 1],
  entry: [
    { do: 'answer', version: 0, answer: { option: 'x' } },
    { do: 'undo', to: -1 },
    { do: 'undo', to: 0 },
  ],
  terms: [TERMS, { ...TERMS, mode: '__proto__' }, { ...TERMS, table: 'constructor' }],
  team: [TEAM],
  mode: ['standard', 'toString', 'key-operations'],
  clock: ['none', 'bank'],
  name: ['Somebody', 'x'.repeat(200)],
  how: ['accept', 'withdraw'],
  kind: ['draw', 'undo'],
  ready: [true],
  n: [1],
});

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>('', '__proto__', 'x'.repeat(9000), -1, 1e308, 0.5, [], {}, null, [[[[[]]]]], '\u202E\u0000'),
);

/** A message of a kind: its own fields as they should be, as they should not, or not at all, and sometimes one more. */
const fuzzed = (fields: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .record(
      Object.fromEntries(
        Object.keys(fields).map((name) => [
          name,
          fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(likely()[name] ?? [undefined])) }, anything),
        ]),
      ),
      { requiredKeys: [] },
    )
    .chain((message) =>
      fc.oneof(
        { weight: 9, arbitrary: fc.constant(message) },
        fc
          .tuple(fc.constantFrom('seat', 'author', 'at', 'x'), anything)
          .map(([name, value]) => ({ ...message, [name]: value })),
      ),
    );

const fits = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

/** A line with nobody at its end but us. */
function fakeLine(person: { readonly id: string; readonly name: string }) {
  const heard: { t: string; why?: string; n?: number }[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    isPaused: false,
    send: (text: string) => void heard.push(JSON.parse(text)),
    close: () => {},
    pause: () => {},
    resume: () => {},
    terminate: () => {},
  };
  const line = new Line(socket as never, person, 'here');
  return { heard, speaking: new Speaking(house, line) };
}

const kindsOf = <K extends string>(all: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(all) as K[];

it.each(kindsOf(ASKS))(
  'a %s over the socket, however wrong, is answered or refused with its reason',
  async (t: AskKind) => {
    const { heard, speaking } = fakeLine(players[0] ?? { id: '', name: '' });
    for (const said of [
      { t: 'hello', protocol: 1 },
      { t: 'join', g: G },
    ])
      speaking.heard(Buffer.from(JSON.stringify(said)) as never, false);
    let grown = 0;
    for (const [n, fields] of fc.sample(fuzzed(ASKS[t]), { numRuns: COUNT, seed: SEED }).entries()) {
      const text = JSON.stringify({ t, ...fields });
      heard.length = 0;
      if (COUNT >= WATCHED && n === COUNT / 2) grown = -heap();
      speaking.heard(Buffer.from(text) as never, false);
      speaking.heard(Buffer.from(JSON.stringify({ t: 'ping', n: 1000 + n })) as never, false);
      await expect
        .poll(() => heard.some((tell) => tell.t === 'pong' && tell.n === 1000 + n), { interval: 1 })
        .toBe(true);
      const whys = heard.flatMap(({ why }) => (why === undefined ? [] : [why]));
      const wrong = text.length > MOST.message ? ['too-large'] : ['malformed'];
      if (text.length > MOST.message || !fits(() => readAsk(JSON.parse(text))))
        expect([text, whys]).toEqual([text, wrong]);
      expect(whys.filter((why) => why === 'failed' || !KNOWN.some((known) => known === why))).toEqual([]);
    }
    expect(errors).toEqual([]);
    if (COUNT >= WATCHED) expect(grown + heap()).toBeLessThan(MOST_GROWN);
  },
  PATIENCE,
);

it.each(kindsOf(POSTS))(
  'a request %s, however wrong, is answered or refused with its reason',
  async (kind: PostKind) => {
    const app = await api(house, new Asker(house, [], 0));
    const { token } = await house.people.arrive('Fuzz');
    const headers = {
      host: 'here',
      origin: 'http://here',
      cookie: `faultline=${token}`,
      'content-type': 'application/json',
    };
    let grown = 0;
    for (const [n, body] of fc.sample(fuzzed(POSTS[kind]), { numRuns: COUNT, seed: SEED }).entries()) {
      if (COUNT >= WATCHED && n === COUNT / 2) grown = -heap();
      now += 60_000;
      const payload = JSON.stringify(body);
      const { statusCode, json } = await app.inject({ method: 'POST', url: `/api/${kind}`, headers, payload });
      const { why } = json() as { why?: string };
      if (statusCode !== 200)
        expect([payload, WHYS.some((known) => known === why), why]).toEqual([
          payload,
          true,
          expect.not.stringMatching(/^failed$/),
        ]);
      else expect(fits(() => readPost(kind, JSON.parse(payload)))).toBe(true);
    }
    expect(errors).toEqual([]);
    if (COUNT >= WATCHED) expect(grown + heap()).toBeLessThan(MOST_GROWN);
    await app.close();
  },
  PATIENCE,
);
