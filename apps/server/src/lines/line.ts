import type { Looker } from '@faultline/host';
import { RATES, type TellKind, type Tells } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import type { WebSocket } from 'ws';
import type { Listener } from '../games/gameHere.ts';
import type { Person } from '../people/people.ts';

/** Why a line is closed by the server (docs/protocol.md). */
export const CLOSES = { protocol: 4001, abuse: 4002, many: 4003, slow: 4004, restart: 1012 } as const;

/** A game that a line hears of. */
export interface Joined extends Listener {
  readonly g: string;
  /** Null for whoever looks on. */
  readonly seat: Seat | null;
}

/** What lies below a socket: what is sent in one breath goes in one piece. */
export interface Below {
  cork(): void;
  uncork(): void;
}

/** One open socket. Who speaks on it was settled when it was opened; nothing that comes over it says so. */
export class Line {
  private readonly socket: WebSocket;
  private readonly below: Below | null;
  private corked = false;
  readonly person: Person | null;
  readonly address: string;
  /** The protocol that was agreed on; null before the first word. */
  speaks: number | null = null;
  readonly joined = new Map<string, Joined>();

  constructor(socket: WebSocket, person: Person | null, address: string, below: Below | null = null) {
    this.socket = socket;
    this.below = below;
    this.person = person;
    this.address = address;
  }

  tell<K extends TellKind>(t: K, what: Tells[K]): void {
    this.send(JSON.stringify({ t, ...what }));
  }

  /** Nobody is waited for: a reader too slow is cut off, comes back, and gets the whole. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > RATES.waiting) this.close('slow');
    else {
      this.cork();
      this.socket.send(text);
    }
  }

  /** An entry's change and the answer to whoever said it follow each other at once. */
  private cork(): void {
    if (!this.below || this.corked) return;
    this.corked = true;
    this.below.cork();
    process.nextTick(() => {
      this.corked = false;
      this.below?.uncork();
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Nothing more is read from it. */
  slowDown(): void {
    if (this.socket.isPaused) return;
    this.tell('notice', { notice: 'slow-down' });
    this.socket.pause();
  }

  listen(): void {
    if (this.socket.isPaused) this.socket.resume();
  }

  listener(g: string, seat: Seat | null): Joined {
    const looker: Looker = seat ?? 'public';
    return { g, seat, looker, send: (text) => this.send(text) };
  }

  close(why: keyof typeof CLOSES): void {
    this.socket.close(CLOSES[why], why);
    if (why === 'slow') this.socket.terminate();
  }
}
