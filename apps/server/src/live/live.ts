import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST, RATES } from '@faultline/host/wire';
import { WebSocketServer } from 'ws';
import type { House } from '../house.ts';
import type { Asker } from '../http/asker.ts';
import { Line } from '../lines/line.ts';
import { Speaking } from './speaking.ts';

/** A line that does not answer for so long is dead, whatever the network says. */
const HEARTBEAT = 30_000;

/** What is too large is refused with its reason; what is much too large is not even read. */
const CUT_OFF = 4 * MOST.message;

/** The sockets of the page. */
export class Live {
  private readonly house: House;
  private readonly asker: Asker;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: CUT_OFF,
    perMessageDeflate: false,
    clientTracking: true,
  });
  private readonly alive = new WeakSet<object>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(house: House, asker: Asker) {
    this.house = house;
    this.asker = asker;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  /** Opens a line for whoever the cookie speaks for; a page of another site gets none. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { address, isOwnOrigin } = this.asker.of(request);
    if (!isOwnOrigin) return refuse(socket, '403 Forbidden');
    if (!this.house.hearing.open(address, this.house.now())) return refuse(socket, '429 Too Many Requests');
    const person = await this.asker.personOf(request);
    const many = this.house.lines.everyone();
    const ofAddress = many.filter((line) => line.address === address).length;
    if (ofAddress >= RATES.connectionsOfAddress) return refuse(socket, '429 Too Many Requests');
    this.sockets.handleUpgrade(request, socket, head, (ws) => {
      const line = new Line(ws, person, address, socket);
      const own = person ? this.house.lines.of(person.id) : [];
      // The oldest goes: it is the tab that was forgotten.
      if (own.length >= RATES.connections) own[0]?.close('many');
      this.house.lines.add(line);
      const speaking = new Speaking(this.house, line);
      this.alive.add(ws);
      ws.on('pong', () => this.alive.add(ws));
      ws.on('message', (data, isBinary) => speaking.heard(data, isBinary));
      // Too large, or no text: the socket is closed by its library.
      ws.on('error', () => undefined);
      ws.on('close', () => {
        this.house.gone(line).catch((error) => this.house.log.error({ err: error }, 'a line could not be left'));
      });
    });
  }

  private beat(): void {
    for (const ws of this.sockets.clients) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      ws.ping();
    }
  }

  /** Everybody is told, and comes back to another process or to this one once it is there again. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const line of this.house.lines.everyone()) {
      line.tell('notice', { notice: 'restarting' });
      line.close('restart');
    }
    this.sockets.close();
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
