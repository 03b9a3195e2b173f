import type { Looker } from '@faultline/host';
import { type Ask, LineGame, type Tell } from '@faultline/host/wire';
import type { Random } from '@faultline/rules';
import type { WebSocket } from 'ws';
import { TEAMS, Visitor } from '../live/visitor.ts';
import type { Acknowledged, Frame, LineRecord } from './record.ts';
import { digestOf } from './replay.ts';

/** What all lines of a run share. */
export interface Weather {
  readonly random: Random;
  readonly addresses: () => readonly string[];
  /** By what was refused and why: how often. */
  readonly refusals: Map<string, number>;
  repeats: number;
  swaps: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody at the end of a bad line: it breaks, comes back anywhere, and says things twice and out of order. */
export class RoughLine extends Visitor {
  readonly name: string;
  private readonly weather: Weather;
  readonly acknowledged: Acknowledged[] = [];
  private readonly frames: Frame[] = [];
  private readonly before: Ask[] = [];
  private done = false;
  /** Called after whatever was heard. */
  onNews: () => void = () => {};

  constructor(name: string, weather: Weather, from: string, cookie = '') {
    super(weather.addresses()[0] ?? '', cookie, from);
    this.name = name;
    this.weather = weather;
  }

  private anywhere(): string {
    const addresses = this.weather.addresses();
    return addresses[this.weather.random(addresses.length)] ?? '';
  }

  /** At any server, and at another one where that does not answer. */
  async surely<T>(act: () => Promise<T>, tries = 3000): Promise<T> {
    for (let n = 1; ; n += 1) {
      this.address = this.anywhere();
      try {
        return await act();
      } catch (error) {
        if (n >= tries) throw error;
        await pause(100);
      }
    }
  }

  /** Is there until it ends: whenever the line breaks, it comes back to any server. */
  async stay(g: string): Promise<void> {
    this.game(g);
    while (!this.done) {
      try {
        this.address = this.anywhere();
        await this.connect();
        await this.closed;
      } catch {
        // Nobody is there just now.
      }
      if (this.done) return;
      if (this.weather.random(4) === 0) this.reload(g);
      await pause(5 + this.weather.random(60));
    }
  }

  /** Nothing is left but what was not answered. */
  private reload(g: string): void {
    this.games.set(g, new LineGame(g, undefined, this.game(g).unanswered));
  }

  end(): void {
    this.done = true;
    this.cut();
  }

  override say(ask: Ask | string): void {
    const { random } = this.weather;
    if (typeof ask === 'string' || (ask.t !== 'entry' && ask.t !== 'join')) return super.say(ask);
    const roll = random(12);
    if (roll === 0) this.repeat(ask, ask);
    else if (roll === 1 && this.before.length > 0) this.repeat(this.before[random(this.before.length)] as Ask, ask);
    else if (roll === 2) this.swap(ask);
    else super.say(ask);
    this.before.push(ask);
    if (this.before.length > 40) this.before.shift();
  }

  private repeat(...asks: readonly Ask[]): void {
    this.weather.repeats += 1;
    for (const ask of asks) super.say(ask);
  }

  /** Whatever is said in the meantime overtakes it. */
  private swap(ask: Ask): void {
    this.weather.swaps += 1;
    setTimeout(() => super.say(ask), this.weather.random(8));
  }

  protected override hear(socket: WebSocket, text: string): void {
    super.hear(socket, text);
    // Empty where the line was not ours any more.
    for (const taken of this.heard.splice(0)) this.note(taken, JSON.parse(taken) as Tell);
    this.onNews();
  }

  private note(text: string, tell: Tell): void {
    switch (tell.t) {
      case 'game':
        if (tell.view) this.frames.push({ kind: 'view', version: tell.version, digest: viewDigest(tell.view) });
        return;
      case 'change':
        this.frames.push({ kind: 'change', version: tell.version, digest: digestOf(text) });
        return;
      case 'ok':
        if (tell.version !== undefined) this.acknowledged.push({ id: tell.id, version: tell.version });
        return;
      case 'refused': {
        const what = `${tell.of}: ${tell.why}`;
        this.weather.refusals.set(what, (this.weather.refusals.get(what) ?? 0) + 1);
        return;
      }
      case 'meeting': {
        const { g, status, you, seats } = tell;
        const team = you === null ? null : TEAMS[you];
        if (status === 'choosing' && you !== null && team && !seats[you]?.ready)
          super.say({ t: 'bring', g, team, ready: true });
      }
    }
  }

  record(g: string, looker: Looker): LineRecord {
    const { moment } = this.game(g);
    return {
      name: this.name,
      looker,
      frames: this.frames,
      end: moment && { version: moment.version, view: moment.view },
    };
  }
}

const viewDigest = (view: unknown): string => digestOf(JSON.stringify(view));
