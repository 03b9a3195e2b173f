import { randomBytes } from 'node:crypto';
import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type Ask,
  LineGame,
  type Posted,
  type PostKind,
  type Posts200,
  PROTOCOL,
  sealOf,
  type Team,
  type Tell,
  type TellKind,
  type TellOf,
  type Terms,
} from '@faultline/host/wire';
import type { Game, Seat } from '@faultline/rules';
import { WebSocket } from 'ws';

export const TERMS: Terms = { mode: 'standard', table: 'core-1', clock: { kind: 'none' }, watch: { delay: 0 } };
export const TEAMS: readonly [Team, Team] = [REPUBLIC, SHADOW];

export const freshId = (): string => randomBytes(16).toString('hex');

/** Somebody at a browser: a cookie, requests, and a line that can be cut. */
export class Visitor {
  /** Of the server; another one may serve the same games. */
  address: string;
  /** Where they come from, for servers behind a proxy. */
  private readonly from: string | null;
  /** Who they are; a browser's own makes them the same person. */
  private cookie: string;
  private socket: WebSocket | null = null;
  /** All that came over the line, as it came. */
  readonly heard: string[] = [];
  readonly games = new Map<string, LineGame>();
  private readonly bytes = new Map<string, string>();
  private waiting: { readonly fits: (tell: Tell) => boolean; readonly resolve: (tell: Tell) => void }[] = [];

  constructor(address: string, cookie = '', from: string | null = null) {
    this.address = address;
    this.cookie = cookie;
    this.from = from;
  }

  /** Who they are to the server: a second line with it is the same person's. */
  get token(): string {
    return this.cookie;
  }

  private get headers(): Readonly<Record<string, string>> {
    return { ...(this.cookie && { cookie: this.cookie }), ...(this.from && { 'x-forwarded-for': this.from }) };
  }

  /** For a browser that is to be the same person. */
  get cookies(): readonly { readonly name: string; readonly value: string; readonly url: string }[] {
    const [name = '', value = ''] = this.cookie.split('=');
    return [{ name, value, url: this.address }];
  }

  private get origin(): string {
    return new URL(this.address).origin;
  }

  async request(path: string, body?: unknown, origin = this.origin): Promise<Response> {
    const response = await fetch(new URL(path, this.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...this.headers,
        origin,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  async post<K extends PostKind>(kind: K, asked: Posted<K>): Promise<Posts200[K]> {
    const response = await this.request(`/api/${kind}`, asked);
    const told = await response.json();
    if (!response.ok) throw new Error(`${kind}: ${JSON.stringify(told)}`);
    return told as Posts200[K];
  }

  /** Opens a line and greets; what was joined before is joined again. */
  async connect(): Promise<void> {
    const headers = { origin: this.origin, ...this.headers };
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}live`, { headers });
    this.socket = socket;
    socket.on('message', (data) => this.hear(socket, String(data)));
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    socket.removeAllListeners('error').on('error', () => undefined);
    const welcome = this.next('welcome');
    const broken = this.closed.then(() => Promise.reject(new Error('The line broke.')));
    broken.catch(() => undefined);
    this.say({ t: 'hello', protocol: PROTOCOL });
    await Promise.race([welcome, broken]);
    for (const game of this.games.values()) this.say(game.join());
  }

  /** The line breaks, without a word. */
  cut(): void {
    this.socket?.terminate();
    this.socket = null;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  get closed(): Promise<number> {
    const { socket } = this;
    if (!socket || socket.readyState === WebSocket.CLOSED) return Promise.resolve(0);
    return new Promise((resolve) => socket.on('close', resolve));
  }

  say(ask: Ask | string): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(typeof ask === 'string' ? ask : JSON.stringify(ask));
  }

  /** Said so that it is not lost. */
  ask(g: string, ask: Ask): void {
    this.say(this.game(g).ask(ask));
  }

  game(g: string): LineGame {
    const known = this.games.get(g) ?? new LineGame(g);
    this.games.set(g, known);
    return known;
  }

  join(g: string): void {
    this.say(this.game(g).join());
  }

  protected hear(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    this.heard.push(text);
    const tell = JSON.parse(text) as Tell;
    for (const game of this.games.values()) for (const ask of game.hear(tell)) this.say(ask);
    if (tell.t === 'meeting') this.seal(tell);
    const met = this.waiting.filter(({ fits }) => fits(tell));
    this.waiting = this.waiting.filter((each) => !met.includes(each));
    for (const { resolve } of met) resolve(tell);
  }

  /** As a page does with its receipt: seals, and opens once all three are shown. */
  private seal({ g, status, you, seals, sealed, opened, round }: TellOf<'meeting'>): void {
    if (status !== 'sealing' || you === null || !seals) return;
    const key = `${g} ${round}`;
    const bytes = this.bytes.get(key) ?? randomBytes(32).toString('hex');
    this.bytes.set(key, bytes);
    const who = you === 0 ? '0' : '1';
    if (!sealed[you]) this.say({ t: 'seal', g, round, value: sealOf(g, who, bytes) });
    else if (seals[1] && seals[2] && !opened[you]) this.say({ t: 'open', g, round, value: bytes });
  }

  /** Anything that concerns a game. */
  news(g: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ fits: (tell) => 'g' in tell && tell.g === g, resolve: () => resolve() });
    });
  }

  /** The next message of a kind that is as wanted. */
  next<K extends TellKind>(t: K, fits: (tell: TellOf<K>) => boolean = () => true): Promise<TellOf<K>> {
    return new Promise((resolve) => {
      this.waiting.push({
        fits: (tell) => tell.t === t && fits(tell as TellOf<K>),
        resolve: (tell) => resolve(tell as TellOf<K>),
      });
    });
  }
}

export interface Pair {
  readonly g: string;
  readonly code: string;
  readonly people: readonly [Visitor, Visitor];
}

/** Two people who meet by a link and have begun a game. */
export async function meet(address: string, terms: Terms = TERMS, elsewhere = address): Promise<Pair> {
  const people = [new Visitor(address), new Visitor(elsewhere)] as const;
  const [host, other] = people;
  await host.post('guest', { name: 'Hera' });
  await other.post('guest', { name: 'Kanan' });
  const { game: g, code } = await host.post('create', { terms });
  await other.post('take', { code });
  for (const [seat, person] of people.entries()) {
    await person.connect();
    person.join(g);
    await person.next('meeting');
    person.say({ t: 'bring', g, team: TEAMS[seat as Seat], ready: true });
  }
  await Promise.all(people.map((person) => person.next('game')));
  return { g, code, people };
}

/** Answers whatever one is asked, from one's own view alone, until the game is over. */
export async function play(
  person: Visitor,
  g: string,
  game: Game,
  seed: string,
  each: (version: number) => Promise<void> = async () => {},
  most = 20_000,
): Promise<void> {
  const opponent = restlessOpponent(game, seed);
  const line = person.game(g);
  for (let n = 0; n < most; n += 1) {
    await each(line.moment?.version ?? 0);
    const { moment } = line;
    if (!moment) throw new Error('The game has not begun.');
    const { open, who } = moment.view;
    const { decision, version } = open;
    if (open.result) return;
    if (decision && decision.seat === who && line.unanswered.length === 0) {
      const answer = opponent.decide(moment.view, decision, { trials: 0 });
      const { segment } = moment;
      person.ask(g, { t: 'entry', g, id: freshId(), segment, entry: { do: 'answer', version, answer } });
    }
    await person.news(g);
  }
}
