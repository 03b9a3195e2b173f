import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';

/** What has changed, by ids alone: whoever hears it reads the rest from the database. */
export interface News {
  readonly what: 'entries' | 'meeting' | 'begun' | 'offers' | 'said' | 'wishes' | 'rematch' | 'device' | 'forgotten';
  /** The game, or the person where it is about them. */
  readonly of: string;
  /** Of what was said, or of an offer that has ended. */
  readonly id?: string;
}

/** Wakes the other processes that serve the same games. What this process does it knows by itself. */
export interface Bell {
  ring(news: News): void;
  close(): Promise<void>;
}

/** One process alone has nobody to wake. */
export const NO_BELL: Bell = { ring: () => {}, close: async () => {} };

const CHANNEL = 'faultline';
/** A broken line loses messages: so often it is tried again; games are looked at besides (house.ts). */
const AGAIN = 1000;
/** Notifications that wait are sent together. */
const MOST = 50;

/** PostgreSQL's own notifications: one for all news that wait. */
export class PostgresBell implements Bell {
  private readonly url: string;
  private readonly hear: (news: News) => void;
  private readonly log: Logger;
  private readonly own = randomBytes(8).toString('hex');
  private listener: pg.Client | null = null;
  private waiting: News[] = [];
  private sending = false;
  private closed = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(url: string, hear: (news: News) => void, log: Logger) {
    this.url = url;
    this.hear = hear;
    this.log = log;
  }

  async listen(): Promise<void> {
    if (this.closed) return;
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    client.on('error', () => this.broken(client));
    client.on('end', () => this.broken(client));
    client.on('notification', ({ payload }) => this.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.listener = client;
    } catch (error) {
      this.log.warn({ err: error }, 'notifications cannot be heard now');
      this.broken(client);
    }
  }

  private broken(client: pg.Client): void {
    if (this.listener === client) this.listener = null;
    client.removeAllListeners();
    client.on('error', () => undefined);
    client.end().catch(() => undefined);
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.listen();
    }, AGAIN);
  }

  private heard(payload: string): void {
    const { from, news } = JSON.parse(payload) as { readonly from: string; readonly news: readonly News[] };
    if (from !== this.own) for (const each of news) this.hear(each);
  }

  ring(news: News): void {
    this.waiting.push(news);
    if (!this.sending) void this.send();
  }

  private async send(): Promise<void> {
    this.sending = true;
    // What is rung in the same breath goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const news = this.waiting.splice(0, MOST);
      const payload = JSON.stringify({ from: this.own, news });
      await this.listener?.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
    }
    this.sending = false;
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.retry) clearTimeout(this.retry);
    await this.listener?.end().catch(() => undefined);
  }
}
