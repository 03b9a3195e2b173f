import { type Ask, PROTOCOL, type Tell } from '@faultline/host/wire';
import type { LineState } from './online.ts';

/** What comes of a closed line, by its code (docs/protocol.md); any other is a broken one, and is tried again. */
const CLOSED: Readonly<Record<number, Extract<LineState, object>['closed']>> = {
  4001: 'protocol',
  4002: 'slow-down',
  4003: 'too-many',
};

const FIRST_WAIT = 200;
/** Whoever waits is back within two seconds of the server; after a minute it is tried less often. */
const USUAL_WAIT = 1300;
const LONGEST_WAIT = 10_000;
const PATIENCE = 60_000;
/** After so long without a word it is asked whether the line is alive, and after so long again it is not. */
const SILENCE = 15_000;

interface LineEvents {
  /** The line is there: what is to be said first. */
  readonly open: () => void;
  readonly hear: (tell: Tell) => void;
  readonly stands: (state: LineState) => void;
}

/** A socket that comes back. Whatever is said while there is none is for `open` to say again. */
export class Line {
  private readonly address: string;
  private readonly events: LineEvents;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  /** Since when there has been no line. */
  private brokenSince: number | null = null;
  private again: ReturnType<typeof setTimeout> | null = null;
  private silence: ReturnType<typeof setTimeout> | null = null;

  constructor(address: string, events: LineEvents) {
    this.address = address;
    this.events = events;
    this.connect();
    globalThis.addEventListener('online', this.comeBack);
  }

  /** For good. */
  end(): void {
    globalThis.removeEventListener('online', this.comeBack);
    const { socket } = this;
    this.socket = null;
    for (const timer of [this.again, this.silence]) if (timer !== null) clearTimeout(timer);
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  private readonly comeBack = (): void => {
    if (this.brokenSince !== null) this.tryNow();
  };

  say(ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }

  tryNow(): void {
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private connect(): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    if (this.socket) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.listen();
      this.say({ t: 'hello', protocol: PROTOCOL });
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => this.heard(JSON.parse(data) as Tell);
    socket.onclose = ({ code }) => this.closed(socket, code);
  }

  private heard(tell: Tell): void {
    this.listen();
    if (tell.t === 'welcome') {
      this.wait = FIRST_WAIT;
      this.brokenSince = null;
      this.events.stands('open');
      this.events.hear(tell);
      this.events.open();
    } else if (tell.t !== 'pong') this.events.hear(tell);
  }

  /** A cable that was pulled closes nothing: silence is broken, or the line is. */
  private listen(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.say({ t: 'ping', n: 0 });
      const { socket } = this;
      this.silence = setTimeout(() => socket && this.closed(socket, 0), SILENCE);
    }, SILENCE);
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    socket.onclose = null;
    socket.close();
    if (this.silence !== null) clearTimeout(this.silence);
    const why = CLOSED[code];
    this.events.stands(why ? { closed: why } : 'broken');
    if (why) return;
    this.again = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.brokenSince ??= Date.now();
    const longest = Date.now() - this.brokenSince < PATIENCE ? USUAL_WAIT : LONGEST_WAIT;
    this.wait = Math.min(longest, this.wait * 2);
  }
}
